/**
 * Tests a lost connection or response while an order is placed: exactly one order exists, and its result is queried.
 */
import assert from 'node:assert/strict';
import {
	ADA,
	CARDS,
	checkoutScreen,
	fillForm,
	openCheckout,
	waitUntilOrdered,
	waitUntilUsable,
} from '../screens/checkout.mjs';
import { FAILED_RESOURCE, hold, loseResponse, once } from '../screens/network.mjs';
import { eventually, expectText, expectValue } from '../screens/wait.mjs';
import { fillCart, readCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { ordersOf } from '../support/orders.mjs';
import { choosePayment, fillAll } from './filled.mjs';

/** Route that places orders. */
const CHECKOUT = /\/wp-json\/wc\/store\/v1\/checkout(\?|$)/;

const expectOneOrder = async (page, shop, email) => {
	const id = await waitUntilOrdered(page);
	assert.deepEqual(
		(await ordersOf(shop, email)).map((order) => [order.id, order.status]),
		[[id, 'processing']],
	);
};

/**
 * Waits until the shop has stored the address and the page has received the response, so that only the order remains to
 * be sent.
 */
const untilAddressIsSent = async (page, shop) => {
	await eventually(
		'postcode',
		async () => (await readCart(page, shop)).shipping_address.postcode,
		ADA['ZIP Code'],
	);
	await eventually(
		'calculating',
		() => page.evaluate(() => window.wp.data.select('wc/store/checkout').isCalculating()),
		false,
	);
};

test('a lost response is queried', async ({ page, shop, expectError }) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await once(page, CHECKOUT, loseResponse);
	await checkout.place.click();
	await expectOneOrder(page, shop, email);
});

test(
	'an order that never reached the shop is sent again',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await once(page, CHECKOUT, (route) => route.abort('connectionreset'));
		await checkout.place.click();
		await expectOneOrder(page, shop, email);
	},
);

test(
	'an error page after the order was placed does not lead to a second payment',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop, CARDS.answersWithAnErrorPage);
		await checkout.place.click();
		await expectOneOrder(page, shop, email);
	},
);

test(
	'offline, with an address that has not reached the shop, what is missing is named at once',
	{ tag: '@full' },
	async ({ page, shop, context, expectError }) => {
		expectError(FAILED_RESOURCE);
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await fillForm(checkout, 'ada@example.org');
		await eventually(
			'scripts of the order',
			() => page.evaluate(() => window.wp.data.select('wc/store/checkout').isCalculating()),
			false,
		);
		await context.setOffline(true);
		const { field } = checkout.shipping;
		await field('ZIP Code').fill('94107');
		await field('City').fill('');
		await checkout.place.click();
		await checkout.shipping.group.getByText('Enter your city').waitFor();
		await expectText(checkout.problems, 'Enter your city');
		await expectText(checkout.wait, '');
		assert.equal(await field('ZIP Code').inputValue(), '94107');
	},
);

test(
	'offline before the order is sent: reported, nothing ordered, and placed when online',
	{ tag: '@full' },
	async ({ page, context, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await untilAddressIsSent(page, shop);
		await expectText(checkout.total, '$112.80');
		await context.setOffline(true);
		await checkout.place.click();
		await checkout.wait.getByText(/^You are offline\. Once you are back/).waitFor();
		await expectText(checkout.place, 'Checking your order…');
		assert.equal(await checkout.place.getAttribute('aria-disabled'), 'true');
		assert.equal((await ordersOf(shop, email)).length, 0);
		await context.setOffline(false);
		await expectOneOrder(page, shop, email);
	},
);

test(
	'offline during the response: the button shows that it waits, and the order is found when online',
	{ tag: '@full' },
	async ({ page, context, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await page.route(
			CHECKOUT,
			async (route) => {
				await route.fetch();
				await context.setOffline(true);
				await route.abort('internetdisconnected');
			},
			{ times: 1 },
		);
		await checkout.place.click();
		await checkout.wait.getByText(/You are offline/).waitFor();
		await expectText(checkout.place, 'Checking your order…');
		await context.setOffline(false);
		await expectOneOrder(page, shop, email);
	},
);

/** Places the order; the shop accepts it, but the page never receives the response. */
const placeWithoutResponse = async (page, checkout) => {
	let isTaken = false;
	await page.route(
		CHECKOUT,
		async (route) => {
			await route.fetch();
			isTaken = true;
		},
		{ times: 1 },
	);
	await checkout.place.click();
	await eventually('the shop has the order', () => isTaken, true);
};

/**
 * Sends an order and closes the tab before the response arrives; resolves to a new tab and the email address of the
 * order.
 */
const closeWhilePlacing = async ({ page, context, shop, watchPage, expectError }) => {
	expectError(FAILED_RESOURCE);
	const { checkout, email } = await fillAll(page, shop);
	await placeWithoutResponse(page, checkout);
	const next = await context.newPage();
	watchPage(next);
	await page.close();
	return { next, email };
};

test(
	'a tab closed during the order: the next page finds its outcome',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage, expectError }) => {
		const { next, email } = await closeWhilePlacing({
			page,
			context,
			shop,
			watchPage,
			expectError,
		});
		await next.goto('/cart/');
		await expectOneOrder(next, shop, email);
	},
);

test(
	'a tab closed during the order: any page reports it once, with a link',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage, expectError }) => {
		const { next, email } = await closeWhilePlacing({
			page,
			context,
			shop,
			watchPage,
			expectError,
		});
		await next.goto('/');
		const said = next
			.getByRole('status')
			.filter({ hasText: /^Your order \d+ was placed\. See it$/ });
		await said.getByRole('link', { name: 'See it' }).click();
		await expectOneOrder(next, shop, email);
		const kept = await next.evaluate(() =>
			window.localStorage.getItem('storefront-islands-attempt'),
		);
		assert.equal(kept, null, 'the next page has nothing more to say');
	},
);

test(
	'a page reloaded during the order queries the attempt',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await placeWithoutResponse(page, checkout);
		await page.reload();
		await expectOneOrder(page, shop, email);
	},
);

test(
	'two tabs place one order',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		const second = await context.newPage();
		watchPage(second);
		const other = await openCheckout(second);
		await fillForm(other, email);
		await choosePayment(other, shop);
		await Promise.all([checkout.place.click(), other.place.click()]);
		await Promise.race([waitUntilOrdered(page), waitUntilOrdered(second)]);
		await eventually(
			'paid orders',
			async () => (await ordersOf(shop, email)).filter((o) => o.status === 'processing').length,
			1,
		);
	},
);

test(
	'a checkout in another tab reports that the cart was ordered',
	{ tag: '@full' },
	async ({ page, context, shop, watchPage }) => {
		const { checkout } = await fillAll(page, shop);
		const second = await context.newPage();
		watchPage(second);
		const other = await openCheckout(second);
		await checkout.place.click();
		await waitUntilOrdered(page);
		await other.notices
			.getByText('Your order has been placed, and your cart was emptied.')
			.waitFor();
		await other.screen.getByRole('link', { name: 'Browse the shop' }).waitFor();
		assert.equal(await second.getByText(/was removed from your cart/).count(), 0);
	},
);

test(
	'input survives a reload, the card does not',
	{ tag: ['@demo', '@full'] },
	async ({ page, shop }) => {
		const { checkout, email } = await fillAll(page, shop);
		await checkout.addNote.check();
		await checkout.note.fill('Ring twice.');
		await checkout.note.blur();
		await checkout.method('Direct bank transfer').check();
		await page.reload();
		await waitUntilUsable(page);
		const again = checkoutScreen(page);
		await expectValue(again.email, email);
		await expectValue(again.shipping.field('Address'), '12 Analytical Way');
		await expectValue(again.note, 'Ring twice.');
		await eventually('way to pay', () => again.method('Direct bank transfer').isChecked(), true);
		await again.method('Card (test)').check();
		await expectValue(again.payment.field('Card number'), '');
		const stored = await page.evaluate(() =>
			JSON.stringify([window.localStorage, window.sessionStorage]),
		);
		assert.ok(!stored.includes('4242'), 'no number of a card is kept');
	},
);

test(
	'a changed total is explained before anything is paid',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		expectError(FAILED_RESOURCE);
		const { checkout, email } = await fillAll(page, shop);
		await expectText(checkout.total, '$112.80');
		// Changes the cart as another device of the same visitor would while the order is being sent; this tab is not
		// notified.
		await once(page, CHECKOUT, async (route) => {
			await fillCart(page, shop, { 'P-013': 1 });
			await route.continue();
		});
		await checkout.place.click();
		await checkout.notices
			.getByText(/The total of your order has changed from \$112\.80 to \$219\.60\./)
			.waitFor();
		assert.equal((await ordersOf(shop, email)).filter((o) => o.status !== 'pending').length, 0);
		await expectText(checkout.total, '$219.60');
		await checkout.place.click();
		const id = await waitUntilOrdered(page);
		assert.deepEqual(
			(await ordersOf(shop, email)).map((order) => [order.id, order.total]),
			[[id, '21960']],
		);
	},
);

test(
	'with a slow shop the button shows its progress and can be pressed once',
	{ tag: '@full' },
	async ({ page, shop }) => {
		const { checkout, email } = await fillAll(page, shop);
		const shopIsSlow = await hold(page, CHECKOUT);
		await checkout.place.click();
		await expectText(checkout.place, 'Placing your order…');
		assert.equal(await checkout.place.getAttribute('aria-disabled'), 'true');
		await checkout.place.click({ force: true });
		await eventually('the order is on its way', () => shopIsSlow.count(), 1);
		await shopIsSlow.release();
		await expectOneOrder(page, shop, email);
		assert.equal(shopIsSlow.count(), 1);
	},
);
