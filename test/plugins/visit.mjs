/** One visit of a shopper: cart, checkout, order. The same steps and selectors on WooCommerce's blocks and on ours. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fillCart } from '../flows/support/cart.mjs';
import { logIn } from '../flows/support/log-in.mjs';
import { readPage, startRecording } from './record.mjs';
import { CART, CHECKOUT, PLACE } from './selectors.mjs';

const ORDERED_WITHIN_MS = 45_000;
const READY_WITHIN_MS = 30_000;

/** Shopper's data by the ids that fields have in WooCommerce's block. */
const ADDRESS = {
	'shipping-first_name': 'Ada',
	'shipping-last_name': 'Lovelace',
	'shipping-address_1': '12 Analytical Way',
	'shipping-city': 'San Francisco',
	'shipping-state': 'CA',
	'shipping-postcode': '94105',
};

const ORDER_ROUTE = /\/wc\/store\/v1\/checkout(\?|$)/;

const logOf = ({ site }) => join(site, 'wp-content/debug.log');

const sizeOf = (file) => (existsSync(file) ? statSync(file).size : 0);

/** Returns the lines written into the log since it had a size, without their times. */
const newLines = (file, size) =>
	existsSync(file)
		? readFileSync(file)
				.subarray(size)
				.toString('utf8')
				.split('\n')
				.map((line) => line.replace(/^\[[^\]]*\] /, ''))
				.filter((line) => /^PHP (Warning|Notice|Deprecated|Fatal)/.test(line))
		: [];

/** Fills in a form and waits until the shop has the address. */
const fillForm = async (page, email, address = ADDRESS) => {
	const told = page.waitForResponse((response) =>
		Boolean(response.request().postData()?.includes(address['shipping-postcode'])),
	);
	await page.locator('#email').fill(email);
	for (const [id, value] of Object.entries(address)) {
		const field = page.locator(`#${id}`);
		if ((await field.count()) === 0) {
			continue;
		}
		const isList = (await field.evaluate((element) => element.localName)) === 'select';
		await (isList ? field.selectOption(value) : field.fill(value));
	}
	await told;
	await page.waitForLoadState('networkidle');
};

/**
 * Selects a payment method by its id: a press on its label, as some gateways draw their radio buttons anew, at its
 * beginning: WooPayments opens a list of its icons where they are pressed.
 */
export const choose = async (page, id) => {
	const input = `input[name="radio-control-wc-payment-method-options"][value="${id}"]`;
	await page.locator(`label:has(${input})`).click({ position: { x: 12, y: 12 } });
	await page.locator(`${input}:checked`).waitFor();
};

/** Opens the cart as a shopper does who has one product. */
const visitCart = async (page, plugin) => {
	await page.goto('/cart/');
	// Ours sleeps until then.
	await page.mouse.move(3, 3);
	await page.locator(CART).first().waitFor();
	await page.waitForLoadState('networkidle');
	await plugin.cartReady?.(page);
	return readPage(page, plugin);
};

const visitCheckout = async (page, plugin, email) => {
	const { method, ready, pay } = plugin;
	await page.goto('/checkout/');
	await page.locator(CHECKOUT).first().waitFor();
	await page.locator('#shipping-first_name').waitFor();
	await page.waitForLoadState('networkidle');
	await ready?.(page);
	await fillForm(page, email);
	if (method) {
		await choose(page, method);
		await page.waitForLoadState('networkidle');
	}
	// Express methods are asked again after the address was told, some take their time.
	await ready?.(page);
	const state = await readPage(page, plugin);
	await pay?.(page);
	return state;
};

/** Presses the button and waits for the page of the order, or for a page of the gateway. */
const order = async (page, { express, isPaidInCart, cartReady, leavesTo }) => {
	if (isPaidInCart) {
		await page.goto('/cart/');
		await cartReady(page);
		await page.waitForLoadState('networkidle');
	}
	await (express ? express(page) : page.locator(PLACE).click());
	await page.waitForURL(leavesTo ?? /\/order-received\/\d+/, {
		timeout: ORDERED_WITHIN_MS,
		waitUntil: 'commit',
	});
};

/** Makes a customer with saved cards and logs in; resolves to the ids of the cards. */
const becomeCustomer = async (page, shop, { gateway, meta = {} }, email) => {
	const cards = await shop.php('test/plugins/customer.php', {
		EMAIL: email,
		GATEWAY: gateway,
		META: JSON.stringify(meta),
	});
	await logIn(page, { name: email, password: 'password' });
	return JSON.parse(cards.slice(cards.lastIndexOf('[')));
};

/** Returns payment data with the places of saved cards instead of their ids, which no two visits share. */
const withCardPlaces = (data, cards) =>
	data?.map(({ key, value }) => {
		const place = /token$/.test(key) ? cards.indexOf(Number(value)) : -1;
		return { key, value: place < 0 ? value : `card ${place + 1}` };
	});

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../../tools/start/shop.mjs').Shop} shop
 * @param {import('./cases.mjs').PluginCase} plugin
 * @param {string} email
 */
export const visit = async (browser, shop, plugin, email) => {
	const size = sizeOf(logOf(shop));
	const context = await browser.newContext({
		baseURL: shop.url,
		viewport: { width: 1280, height: 900 },
	});
	const page = await context.newPage();
	page.setDefaultTimeout(READY_WITHIN_MS);
	// Providers know the shopper's address.
	await page.addInitScript((address) => (window.standInEmail = address), email);
	try {
		const record = await startRecording(page, shop.url, plugin.outside ?? []);
		const cards = plugin.customer ? await becomeCustomer(page, shop, plugin.customer, email) : [];
		await fillCart(page, shop, plugin.cart ?? { 'P-013': 1 });
		let problem = '';
		const state = { cart: null, checkout: null };
		try {
			state.cart = await visitCart(page, plugin);
			state.checkout = await visitCheckout(page, plugin, email);
			await order(page, plugin);
			await page.waitForLoadState('networkidle').catch(() => undefined);
		} catch (error) {
			problem = String(error.message ?? error).split('\n')[0];
			if (process.env.PICTURES) {
				await page.screenshot({ path: `${process.env.PICTURES}/${email}.png`, fullPage: true });
			}
		}
		const checkout = state.checkout ?? (await readPage(page, plugin));
		return {
			problem,
			...state,
			checkout,
			payment: record.sendings
				.filter(({ method, route }) => method === 'POST' && ORDER_ROUTE.test(route))
				.map(({ body }) => ({
					payment_method: body?.payment_method,
					payment_data: withCardPlaces(body?.payment_data, cards),
					extensions: body?.extensions,
				})),
			requests: record.sendings.map(({ method, route }) => `${method} ${route}`),
			outside: [...record.outside],
			errors: record.errors,
			log: newLines(logOf(shop), size),
			order: JSON.parse(await shop.php('test/plugins/order.php', { EMAIL: email })),
		};
	} finally {
		await context.close();
	}
};
