/** Product form, located by its visible texts. */

/** @param {import('@playwright/test').Page} page */
export const productForm = (page) => {
	const form = page.locator('form.storefront-add-to-cart--page');
	const color = (name) => form.getByRole('radio', { name, exact: true });
	const size = form.getByLabel('Size');
	const row = form.locator('.storefront-add-to-cart__row');
	return {
		form,
		color,
		size,
		quantity: form.getByLabel('Quantity'),
		button: row.getByRole('button'),
		clear: form.getByRole('button', { name: 'Clear choices' }),
		/** Bar at the lower edge of a phone. */
		bar: form.locator('.storefront-add-to-cart__bar'),
		viewCart: form.getByRole('link', { name: 'View cart' }),
		/** Waits until the form is hydrated. */
		hydrate: async () => {
			await size.focus();
			await page.locator('form.storefront-add-to-cart--page[data-hydrated]').waitFor();
		},
		choose: async (colorName, sizeName) => {
			await color(colorName).check();
			await size.selectOption({ label: sizeName });
		},
	};
};
