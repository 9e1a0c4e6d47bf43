/** Tests a shop that hides shipping rates until the address is known: no shipping cost is shown before that. */
import assert from 'node:assert/strict';
import { ADA, fillAddress, openCheckout } from './screens/checkout.mjs';
import { expectText } from './screens/wait.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: { muPlugins: ['test/flows/shops/awaits-address.php'] },
});

const ENTER = 'Enter your address to see the delivery options.';
const NO_DELIVERY = /There is no delivery/;

const methodsOf = ({ shipping_rates: packages }) =>
	packages.flatMap((pack) => pack.shipping_rates).map(({ method_id: method }) => method);

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
		if (width < 800) {
			await expectText(
				checkout.screen.locator('.storefront-place-order__total'),
				'Estimated total $55.20',
			);
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
