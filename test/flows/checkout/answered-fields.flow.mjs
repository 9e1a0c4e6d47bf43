/**
 * Tests that additional fields whose values a plugin cleans up or refuses lead to the same refusals and to the same
 * order on WooCommerce's block and on the plugin's.
 */
import assert from 'node:assert/strict';
import { waitUntilUsable } from '../screens/checkout.mjs';
import { eventually, untilQuiet } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';
import { WOOCOMMERCE_CHECKOUT } from '../support/woocommerce-blocks.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/answered-fields.php'],
	},
});

const PLACES = ['contact', 'shipping', 'billing', 'order'];

const registeredAt = (place) => (/^(shipping|billing)$/.test(place) ? 'address' : place);

const idOf = (place, name) => `#${place}-answered-${registeredAt(place)}-${name}`;

const ADDRESS = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	address_1: '12 Analytical Way',
	city: 'San Francisco',
	state: 'CA',
	postcode: '94105',
};

/** Codes that the plugin refuses, as it writes them. */
const refusalOf = (place) =>
	`Code ${registeredAt(place)}: ${place.toUpperCase()} does not start with a letter and a hyphen.`;

const fillIn = async (page, id, value) => {
	const field = page.locator(id);
	const isList = (await field.evaluate((element) => element.localName)) === 'select';
	await (isList ? field.selectOption(value) : field.fill(value));
};

/** True if a text of the plugin can be seen, wherever the checkout shows it. */
const isSeen = (page, text) => page.getByText(text).filter({ visible: true }).first().isVisible();

const place = (page) => page.locator('.wc-block-components-checkout-place-order-button').click();

/** Fills in both addresses and each field, with codes that are refused. */
const fillEverything = async (page, email) => {
	await page.locator('#email').fill(email);
	const same = page.getByLabel('Use same address for billing');
	await same.uncheck();
	for (const group of ['shipping', 'billing']) {
		for (const [name, value] of Object.entries(ADDRESS)) {
			await fillIn(page, `#${group}-${name}`, value);
		}
	}
	for (const group of PLACES) {
		await fillIn(page, idOf(group, 'code'), `${group} `);
		await fillIn(page, idOf(group, 'size'), group === 'billing' ? 's' : 'l');
		await page.locator(idOf(group, 'tick')).setChecked(group === 'order');
	}
	await fillIn(page, '#order-answered-silent', '0013');
};

/** Corrects one thing after the other; resolves to the refusals that were read. */
const orderStepByStep = async (page) => {
	const steps = [
		...PLACES.map((group) => ({
			refusal: refusalOf(group),
			correct: () => fillIn(page, idOf(group, 'code'), `a - ${group} 1`),
		})),
		{
			refusal: 'Large is only there with the tick.',
			correct: () => page.locator(idOf('contact', 'tick')).check(),
		},
		{
			refusal: 'The number 13 is not given to anyone.',
			correct: () => fillIn(page, '#order-answered-silent', '007'),
		},
	];
	const pending = new Map(steps.map((step) => [step.refusal, step]));
	const seen = [];
	while (pending.size > 0) {
		await place(page);
		let refused = [];
		await eventually(
			`one of ${[...pending.keys()].join()}`,
			async () => {
				const all = await Promise.all(
					[...pending.keys()].map(async (text) => ((await isSeen(page, text)) ? [text] : [])),
				);
				refused = all.flat();
				return refused.length > 0;
			},
			true,
		);
		seen.push(...refused);
		for (const text of refused) {
			await pending.get(text).correct();
			pending.delete(text);
		}
		await untilQuiet(page);
	}
	await place(page);
	await page.waitForURL(/\/order-received\/\d+/, { waitUntil: 'commit' });
	return seen.sort();
};

/** Returns the order of a visit without what differs between any two. */
const orderOn = async (page, shop, email) => {
	await fillEverything(page, email);
	const refusals = await orderStepByStep(page);
	const [{ id, billing, ...order }, ...others] = await ordersOf(shop, email);
	assert.deepEqual(others, []);
	const meta = JSON.parse(
		await shop.php('test/flows/support/order-meta.php', { ORDER: String(id) }),
	);
	const written = Object.fromEntries(Object.entries(meta).filter(([key]) => /answered/.test(key)));
	return { refusals, ...order, billing: { ...billing, email: '' }, meta: written };
};

test(
	'what a plugin cleans up and refuses is that of WooCommerce’s block',
	{ tag: ['@woocommerce-11'] },
	async ({ page, shop, expectError }) => {
		expectError(
			/status of 400|ReactDOM\.render is no longer supported|Invalid DOM property|findDOMNode is deprecated/,
		);
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		await waitUntilUsable(page);
		const ours = await orderOn(page, shop, newEmail());
		assert.equal(ours.meta['_wc_other/answered/order-code'], 'A-ORDER1');
		assert.equal(ours.meta['_wc_other/answered/silent'], 'no. 7');

		await page.context().clearCookies();
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto(await writePage(shop, 'its-checkout-answered', WOOCOMMERCE_CHECKOUT));
		await page.locator('.wc-block-components-checkout-place-order-button').waitFor();
		assert.deepEqual(ours, await orderOn(page, shop, newEmail()));
	},
);
