/** Tests that what an editor has set in WooCommerce's cart and checkout holds where the plugin's blocks replace them. */
import assert from 'node:assert/strict';
import {
	ADA,
	checkoutScreen,
	fillAddress,
	waitUntilOrdered,
	waitUntilUsable,
} from './screens/checkout.mjs';
import { eventually, expectText } from './screens/wait.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { fillCart } from './support/cart.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/replaced-checkout.php'],
	},
});

const part = (name, attributes = {}, inside = []) =>
	[
		`<!-- wp:woocommerce/${name} ${JSON.stringify(attributes)} -->`,
		`<div class="wp-block-woocommerce-${name}">${inside.join('')}</div>`,
		`<!-- /wp:woocommerce/${name} -->`,
	].join('');

/** Checkout with a required tick, other texts, the total on the button, and without coupons, note and way back. */
const CHECKOUT = part('checkout', { showFormStepNumbers: true }, [
	part('checkout-totals-block', {}, [
		part('checkout-order-summary-block', {}, [
			part('checkout-order-summary-cart-items-block'),
			part('checkout-order-summary-totals-block'),
		]),
	]),
	part('checkout-fields-block', {}, [
		part('checkout-contact-information-block', {
			title: 'Your details',
			description: 'We write to you about this order only.',
		}),
		part('checkout-shipping-address-block', { title: 'Where to?' }),
		part('checkout-shipping-methods-block'),
		part('checkout-payment-block', { title: 'How to pay' }),
		part('checkout-terms-block', {
			checkbox: true,
			text: 'I accept the <a href="/house-rules/">house rules</a>.',
		}),
		part('checkout-actions-block', {
			className: 'is-style-with-price',
			placeOrderButtonLabel: 'Order and pay',
			priceSeparator: '–',
			showReturnToCart: false,
		}),
	]),
]);

test(
	'a replaced checkout has the texts and parts of the editor, and takes no order without the required tick',
	{ tag: ['@1280', '@390'] },
	async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		const answer = await page.goto(await writePage(shop, 'set-checkout', CHECKOUT));
		const printed = await page.evaluate(
			(html) => {
				const island = new window.DOMParser()
					.parseFromString(html, 'text/html')
					.querySelector('[data-island="checkout"]');
				return {
					tick: island?.querySelector('input[type="checkbox"][required]')?.labels[0]?.textContent,
					steps: [...(island?.querySelectorAll('legend') ?? [])].map(
						(legend) => legend.textContent,
					),
				};
			},
			await answer.text(),
		);
		assert.equal(printed.tick, 'I accept the house rules.');
		const titles = ['Your details', 'Where to?', 'How to pay'];
		assert.deepEqual(
			printed.steps.filter((title) => titles.includes(title)),
			titles,
		);
		await waitUntilUsable(page);
		const checkout = checkoutScreen(page);
		const step = (title) => {
			const group = page.getByRole('group', { name: new RegExp(`${title}$`) });
			return { group, field: (label) => group.getByLabel(label, { exact: true }) };
		};

		await step('Your details').group.getByText('We write to you about this order only.').waitFor();
		for (const missing of ['Add a coupon', 'Add a note to your order', 'Back to the cart']) {
			assert.equal(await page.getByText(missing).count(), 0, missing);
		}
		assert.match(await checkout.place.innerText(), /^Order and pay – \$/);
		const link = page.getByRole('link', { name: 'house rules' });
		assert.equal(await link.getAttribute('href'), '/house-rules/');
		await expectAccessible(page);

		const email = newEmail();
		await checkout.email.fill(email);
		await fillAddress(step('Where to\\?'), ADA);
		await step('How to pay').group.getByRole('radio', { name: 'Cash on delivery' }).check();
		await checkout.place.click();
		const tick = page.getByRole('checkbox', { name: 'I accept the house rules.' });
		await eventually('tick refused', () => tick.getAttribute('aria-invalid'), 'true');
		await eventually(
			'focus',
			() => tick.evaluate((element) => element === document.activeElement),
			true,
		);
		await expectText(checkout.problems, 'Please tick this box to place your order.');
		await expectAccessible(page);
		assert.deepEqual(await ordersOf(shop, email), []);

		await tick.check();
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);
