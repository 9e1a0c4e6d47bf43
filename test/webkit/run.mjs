#!/usr/bin/env node
/** Tests the essential flows in WebKit, against the demo shop, in a window of a desktop and in the narrowest one. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { freePort } from '../../tools/start/port.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { ADA } from '../flows/screens/checkout.mjs';
import { eventually } from '../flows/screens/wait.mjs';
import { writeFiltersPage } from '../flows/support/filters-page.mjs';
import { newEmail, ordersOf } from '../flows/support/orders.mjs';
import { startWebKit } from './driver.mjs';
import { startFront } from '../flows/support/front.mjs';
import { KEY } from './page.mjs';

/** WebKitGTK's browser is at least 447 px wide. */
const WIDTHS = [1280, 447];
const SCRIPTS = /\/build\/(shared|add-to-cart)\.js/;
const BADGE = '.storefront-mini-cart__badge';
const CART_BUTTON = '.wc-block-mini-cart__button';
const DRAWER = 'dialog';

const port = await freePort(0);
let shop;
let front;
let webkit;
before(async () => {
	shop = await startShop({ frontPort: port });
	front = await startFront(port, shop.origin);
	webkit = await startWebKit();
});
after(async () => {
	webkit?.stop();
	front?.stop();
	await shop?.stop();
});

/** @param {(page: ReturnType<typeof import('./page.mjs').pageOf>) => Promise<void>} flow */
const inWebKit = (title, flow) => {
	for (const width of WIDTHS) {
		test(`${title} at ${width}`, () => webkit.withPage({ url: shop.url, width }, flow));
	}
};

const atTheShop = async ({ ask }) =>
	(await ask('cart')).items.map(({ sku, quantity }) => `${quantity} × ${sku}`).sort();

const hasFocus = ({ find, run }, ...what) =>
	find(...what).then((element) => run('return arguments[0] === document.activeElement', element));

inWebKit('an add before hydration and one after it are in the drawer', async (page) => {
	const add = ['button[name="add-to-cart"]', '“Belt Bag”'];
	front.hold(SCRIPTS);
	await page.open('/');
	await page.press(KEY.enter, ...add);
	await eventually('the scripts are awaited', () => front.count() > 0, true);
	await eventually('it is said', () => page.has('[data-message][data-state="added"]'), true);
	await eventually('the shop has it', () => atTheShop(page), ['1 × P-048']);
	front.release();
	await page.find(BADGE, '1');
	await page.press(KEY.enter, ...add);
	await page.find(BADGE, '2');

	await page.press(KEY.enter, CART_BUTTON);
	const field = [`${DRAWER} input`, 'Quantity of Belt Bag'];
	await eventually('quantity', () => page.read('value', ...field), '2');
	await page.pressHere(KEY.escape);
	await eventually('the drawer is closed', () => page.has(DRAWER), false);
	await eventually('focus', () => hasFocus(page, CART_BUTTON), true);
	await eventually('the shop has both', () => atTheShop(page), ['2 × P-048']);
});

inWebKit('the cart by keys: quantities, a removal that is undone, coupons', async (page) => {
	const CART = '[data-island="cart"]';
	const quantity = [`${CART} input`, 'Quantity of Espresso Cup'];
	await page.open('/');
	await page.fillCart({ 'P-003': 1, 'P-008': 1 });
	// The cart sleeps: the first press wakes it, and counts.
	await page.open('/cart/');
	const more = [`${CART} button`, 'Increase quantity of Espresso Cup'];
	await page.press(KEY.enter, ...more);
	await page.press(KEY.enter, ...more);
	await eventually('three', () => page.read('value', ...quantity), '3');
	await eventually('the shop knows three', () => atTheShop(page), ['1 × P-008', '3 × P-003']);

	await page.type(`2${KEY.tab}`, ...quantity);
	await eventually('the shop knows two', () => atTheShop(page), ['1 × P-008', '2 × P-003']);

	await page.press(KEY.enter, `${CART} button`, 'Remove Espresso Cup');
	await eventually('the shop knows none', () => atTheShop(page), ['1 × P-008']);
	await eventually('focus', () => hasFocus(page, `${CART} button`, 'Undo'), true);
	await page.pressHere(KEY.enter);
	await eventually('two again', () => page.read('value', ...quantity), '2');
	await eventually('the shop has it again', () => atTheShop(page), ['1 × P-008', '2 × P-003']);

	const code = [`${CART} input`, 'Coupon code'];
	const problem = '.storefront-coupon-form [role="alert"]';
	await page.press(KEY.enter, `${CART} summary`, 'Add a coupon');
	await page.type(`none-such${KEY.enter}`, ...code);
	await page.find(problem);
	await page.type('save10', ...code);
	await eventually('the problem has gone', () => page.has(problem), false);
	await page.pressHere(KEY.enter);
	await page.find(`${CART} button`, 'Remove coupon save10');
	await page.find('.wc-block-components-totals-item', '-$11.25');
});

inWebKit('products and counts follow a filter, and Back', async (page) => {
	const blue = ['input[type="checkbox"]', 'Blue'];
	const names = () =>
		page.run(
			`return [...document.querySelectorAll('.storefront-product-card__name')].map((name) => name.textContent)`,
		);
	const unfold = async () => {
		if (!(await page.has(...blue))) {
			await page.press(KEY.enter, 'aside summary');
		}
	};
	await page.open(await writeFiltersPage(shop));
	await unfold();
	await page.find('[data-count]', '49 products');
	const all = await names();
	await page.press(KEY.space, ...blue);
	await page.find('[data-count]', '13 products');
	assert.match(await page.address(), /filter_color=blue/);
	assert.notDeepEqual(await names(), all);

	await page.back();
	await page.find('[data-count]', '49 products');
	await eventually('products', names, all);
	await unfold();
	assert.equal(await page.read('checked', ...blue), false);
});

inWebKit('the checkout refuses an empty form, and orders once', async (page) => {
	const problems = () =>
		page.run(
			`return document.querySelectorAll('.storefront-checkout__main .storefront-field__error').length`,
		);
	// On a desktop the total beside the button is hidden.
	const total = () =>
		page.run(
			`return document.querySelector('.storefront-place-order .storefront-amount').textContent`,
		);
	const PLACE = '.wc-block-components-checkout-place-order-button';
	const email = ['[data-island="checkout"] input', 'Email address'];
	await page.open('/');
	await page.fillCart({ 'P-013': 1 });
	await page.open('/checkout/');
	await page.find('.storefront-payment[aria-busy="false"]');
	await page.press(KEY.enter, PLACE);
	await page.find('.storefront-field__error', 'Enter your email address');
	assert.ok((await problems()) >= 5);
	await eventually('the first field has the focus', () => hasFocus(page, ...email), true);
	await page.type(`ada@${KEY.tab}`, ...email);
	await page.find('.storefront-field__error', 'Please enter a valid email address');

	const address = newEmail();
	await page.type(address, ...email);
	await page.choose('DE', '#shipping-country');
	await eventually('without the tax of a state', total, '$94.00');
	await page.choose('US', '#shipping-country');
	for (const label of ['First name', 'Last name', 'Address', 'City', 'ZIP Code']) {
		await page.type(ADA[label], '[data-island="checkout"] input', label);
	}
	await page.choose('CA', '#shipping-state');
	await eventually('all is mended', problems, 0);
	await page.press(KEY.space, 'input[type="radio"]', 'Cash on delivery');
	await page.press(KEY.enter, PLACE);

	await eventually('ordered', async () => /\/order-received\/\d+/.test(await page.address()), true);
	const orders = await ordersOf(shop, address);
	assert.deepEqual(
		orders.map(({ method, shipping, total }) => [method, shipping.state, total]),
		[['cod', 'CA', '11280']],
	);
	assert.deepEqual(await atTheShop(page), []);
});

inWebKit('a suggestion of the search is chosen by the arrow keys', async (page) => {
	const FIELD = '.storefront-search__field';
	await page.open('/');
	await page.type('poster', FIELD);
	await page.find('.storefront-search [role="option"]', 'See all 12 results');
	await page.pressHere(KEY.down);
	const name = await page.read('textContent', '[aria-selected="true"] .storefront-search__name');
	await page.pressHere(KEY.enter);
	await page.find('h1', name);
	assert.match(await page.address(), /\/product\//);
});
