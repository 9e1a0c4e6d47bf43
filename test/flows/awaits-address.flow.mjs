/** Tests a shop that hides shipping rates until the address is known: no shipping cost is shown before that. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openCart } from './screens/cart-screen.mjs';
import { ADA, fillAddress, openCheckout } from './screens/checkout.mjs';
import { expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test, testWithoutJavaScript } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: [fileURLToPath(new URL('shops/awaits-address.php', import.meta.url))] },
});

const ENTER = 'Enter your address to see the delivery options.';
const NO_DELIVERY = /There is no delivery/;

const methodsOf = ({ shipping_rates: packages }) =>
	packages.flatMap((pack) => pack.shipping_rates).map(({ method_id: method }) => method);

test('the cart shows that shipping is calculated from the address', async ({ page, shop }) => {
	const answer = await fillCart(page, shop, { 'P-003': 1 });
	assert.equal(answer.has_calculated_shipping, true);
	assert.equal(answer.totals.total_shipping, '0');
	assert.deepEqual(methodsOf(answer), ['pickup_location']);

	const cart = await openCart(page);
	await cart.screen.getByText(ENTER).waitFor();
	assert.equal(await cart.rate('Pickup').isChecked(), false);
	await expectText(cart.amount('Shipping'), 'To be calculated');
	await expectText(cart.amount('Estimated total'), '$55.20');

	await cart.screen.getByText('Change address').click();
	await cart.screen.getByLabel('City').fill('San Francisco');
	await cart.screen.getByLabel('ZIP Code').fill('94105');
	await cart.screen.getByLabel('ZIP Code').press('Tab');
	await expectText(cart.amount('Shipping'), '$5.00');
	await expectText(cart.amount('Total'), '$61.20');
	assert.equal(await cart.rate('Flat rate').isChecked(), true);
	await cart.screen.getByText(ENTER).waitFor({ state: 'detached' });
});

testWithoutJavaScript('the cart without JavaScript shows the same', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.goto('/cart/');
	const summary = page.getByRole('region', { name: 'Cart totals' });
	await summary.getByText('To be calculated').waitFor();
	await summary.getByText('Estimated total').waitFor();
	await summary.getByText(ENTER).waitFor();
	assert.equal(await summary.getByText(NO_DELIVERY).count(), 0);
});

test('the checkout shows it wherever it shows the price of delivery', async ({
	page,
	shop,
	width,
}) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const checkout = await openCheckout(page);
	const ship = checkout.screen.getByRole('radio', { name: /^Ship/ });
	const folded = checkout.summary.locator('.storefront-order__toggle');
	const expectUnknown = async () => {
		await checkout.options.group.getByText(ENTER).waitFor();
		await checkout.screen.getByRole('radio', { name: 'Ship', exact: true }).waitFor();
		assert.equal(await ship.isChecked(), true);
		await expectText(
			checkout.screen.locator('.storefront-place-order__total'),
			'Estimated total $55.20',
		);
		if (width < 800) {
			await expectText(folded, 'Order summary Estimated total $55.20');
			await folded.click();
		}
		await expectText(checkout.amount('Shipping'), 'To be calculated');
		await expectText(checkout.amount('Estimated total'), '$55.20');
	};
	await expectUnknown();

	await checkout.collect.check();
	await expectText(checkout.amount('Shipping'), 'Free');
	await expectText(checkout.amount('Total'), '$55.20');
	if (width < 800) {
		await folded.click();
	}
	await ship.check();
	await expectUnknown();
	assert.equal(await checkout.screen.getByText(NO_DELIVERY).count(), 0);

	await fillAddress(checkout.shipping, ADA);
	await checkout.shipping.field('ZIP Code').press('Tab');
	const flat = checkout.options.group.getByRole('radio', { name: /^Flat rate/ });
	await flat.waitFor();
	await expectText(checkout.amount('Shipping'), '$5.00');
	await expectText(checkout.amount('Total'), '$61.20');
	assert.equal(await flat.isChecked(), true);
	assert.deepEqual(methodsOf(await readCart(page, shop)), [
		'flat_rate',
		'free_shipping',
		'pickup_location',
	]);
});

test('while an address is being typed, no missing delivery is reported', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-003': 1 });
	const checkout = await openCheckout(page);
	await page.evaluate(() => {
		const said = new Set();
		const look = () => {
			for (const { innerText } of document.querySelectorAll('.storefront-form__message')) {
				said.add(innerText);
			}
		};
		new window.MutationObserver(look).observe(document.body, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		look();
		window.said = said;
	});
	await fillAddress(checkout.shipping, ADA);
	await checkout.options.group.getByRole('radio', { name: /^Flat rate/ }).waitFor();
	const said = await page.evaluate(() => [...window.said]);
	assert.deepEqual(
		said.filter((text) => NO_DELIVERY.test(text)),
		[],
	);
});
