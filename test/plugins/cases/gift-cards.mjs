/** WooCommerce Gift Cards: a card pays a part of the order. */
export const giftCards = {
	folder: 'woocommerce-gift-cards',
	php: 'gift-cards.php',
	method: 'cod',
	pay: async (page) => {
		await page.getByRole('button', { name: 'Have a gift card?' }).first().click();
		await page.getByLabel('Enter code').first().fill('AAAA-BBBB-CCCC-DDDD');
		await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
		await page
			.getByRole('button', { name: /Remove gift card/ })
			.first()
			.waitFor();
		await page.waitForLoadState('networkidle');
	},
};
