/** Tests what a page that is left tells the next one: changes that are under way, and what was being typed. */
import assert from 'node:assert/strict';
import { cartScreen, openCart } from './screens/cart-screen.mjs';
import { miniCart } from './screens/mini-cart.mjs';
import { BATCH, deliverBehindChange, hold, storeRequests } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, productBySku, readCart } from './support/cart.mjs';
import { logIn } from './support/log-in.mjs';
import { writePage } from './support/page.mjs';
import { test } from './support/test.mjs';

const quantityAtTheShop = async (page, shop) => (await readCart(page, shop)).items[0]?.quantity;

/** Returns a promise, and the function that fulfils it. */
const aSignal = () => {
	let fulfil = () => {};
	const promise = new Promise((resolve) => {
		fulfil = resolve;
	});
	return [promise, fulfil];
};

/** Holds the next change, whose page may be gone by the time when the shop gets it. */
const holdOne = async (page) => {
	const [gate, open] = aSignal();
	const [arrived, arrive] = aSignal();
	const [done, finish] = aSignal();
	await page.route(
		BATCH,
		async (route) => {
			arrive();
			await gate;
			const response = await route.fetch();
			await route.fulfill({ response }).catch(() => {});
			finish();
		},
		{ times: 1 },
	);
	const letGo = () => {
		open();
		return done;
	};
	return { arrived, letGo };
};

/** Leaves a product's page while its add is under way: the cart has one piece before, and two with it. */
const leaveWithAnAdd = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { id } = await productBySku(page, shop, 'P-013');
	const content = `[storefront_add_to_cart product-id="${id}"]`;
	await page.goto(await writePage(shop, 'left-page', content));
	const add = page.getByRole('button', { name: /^Add to cart/ }).first();
	await add.hover();
	await page.locator('form.storefront-add-to-cart--page[data-hydrated]').waitFor();
	const first = await holdOne(page);
	await add.click();
	await first.arrived;
	return first;
};

test('a cart that is opened while an add is under way ends with it, and a press on plus counts on it', async ({
	page,
	shop,
}) => {
	const first = await leaveWithAnAdd(page, shop);
	const again = await holdOne(page);
	await page.goto('/cart/');
	const line = cartScreen(page).line('Plain Tee');
	await again.arrived;
	// The page before is gone, and with it what has held its request: the shop may have the add already.
	await line.more.click();
	again.letGo();
	await expectValue(line.field, '3');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 3);
	await expectText(cartScreen(page).state, '');
	await expectText(miniCart(page).badge, '3');
	await first.letGo();
	assert.equal(await quantityAtTheShop(page, shop), 3);

	// Nothing is under way: the next page asks for nothing.
	const requests = storeRequests(page);
	await openCart(page);
	await page.evaluate(() => new Promise((resolve) => window.requestIdleCallback(resolve)));
	assert.deepEqual(requests, []);
});

test('pages that were made before a change of the cart was answered show it, untouched', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	await page.goto('/shop/');
	const add = page.getByRole('button', { name: '“Belt Bag”' }).first();
	await add.hover();
	await page.locator('form[data-hydrated]').filter({ has: add }).waitFor();
	await deliverBehindChange(page, '/cart/', BATCH);
	const isAdding = page.waitForRequest(BATCH);
	await add.click();
	await isAdding;
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	await expectText(cart.line('Belt Bag').total, '$98.50');
	await eventually('count', () => miniCart(page).count(), '2');

	await deliverBehindChange(page, '/', BATCH);
	const isStepping = page.waitForRequest(BATCH);
	await cart.line('Belt Bag').more.click();
	await isStepping;
	await page.goto('/', { waitUntil: 'commit' });
	await eventually('count', () => miniCart(page).count(), '3');
});

test('a press on plus before the cart is hydrated counts on the add, too', async ({
	page,
	shop,
}) => {
	const first = await leaveWithAnAdd(page, shop);
	const scriptIsSlow = await hold(page, /\/build\/cart\.js/);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const line = cartScreen(page).line('Plain Tee');
	await line.more.click();
	await expectValue(line.field, '2');
	await scriptIsSlow.release();
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 3);
	await expectValue(line.field, '3');
	await first.letGo();
	await expectText(miniCart(page).badge, '3');
});

test('a press on plus counts although the page is left before its frame', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { more } = (await openCart(page)).line('Plain Tee');
	await more.evaluate((button) => {
		button.click();
		window.location.reload();
	});
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 2);
});

test('a press that waits behind one in flight is sent when the page is left, and an older one that comes late changes nothing', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { more, field } = (await openCart(page)).line('Plain Tee');
	const first = await holdOne(page);
	await more.click();
	await first.arrived;
	await more.click();
	await expectValue(field, '3');
	// A page without our scripts.
	await page.goto('/wp-login.php');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 3);
	await first.letGo();
	assert.equal(await quantityAtTheShop(page, shop), 3);
	await openCart(page);
	await expectValue(field, '3');
});

/** Steps a line to three pieces and removes another on a cart whose script is held, as this returns it. */
const pressWithoutScript = async (page, shop) => {
	await fillCart(page, shop, { 'P-013': 1, 'P-012': 1 });
	const scriptIsSlow = await hold(page, /\/build\/cart\.js/);
	await page.goto('/cart/', { waitUntil: 'commit' });
	const cart = cartScreen(page);
	const { more, field } = cart.line('Plain Tee');
	await more.click();
	await more.click();
	await expectValue(field, '3');
	await cart.line('Studio Mug').remove.click();
	return scriptIsSlow;
};

test('presses on a cart that is left before its script has run count, once, also when it comes back', async ({
	page,
	shop,
}) => {
	const scriptIsSlow = await pressWithoutScript(page, shop);
	await page.goto('/checkout/');
	const quantities = async () => (await readCart(page, shop)).items.map((item) => item.quantity);
	await eventually('quantities at the shop', async () => (await quantities()).join(), '3');
	await scriptIsSlow.release();
	await page.goBack();
	await expectValue(cartScreen(page).line('Plain Tee').field, '3');
	await cartScreen(page).line('Plain Tee').more.click();
	await eventually('quantities at the shop', async () => (await quantities()).join(), '4');
});

test('what was pressed on a cart without its script is in the cart once, although no page of ours follows', async ({
	page,
	shop,
}) => {
	const scriptIsSlow = await pressWithoutScript(page, shop);
	const cart = cartScreen(page);
	const { field } = cart.line('Plain Tee');
	await cart.unfoldDelivery();
	await cart.rate('Free shipping').check();
	await page.getByText('Add a coupon').click();
	await page.getByRole('textbox', { name: 'Coupon code' }).fill('save10');
	await page.getByRole('button', { name: 'Apply' }).click();
	// A page without our scripts.
	await page.goto('/wp-login.php');
	const atTheShop = async () => {
		const { items, coupons, shipping_rates: packages } = await readCart(page, shop);
		const rates = packages.flatMap((parcel) => parcel.shipping_rates);
		return [
			...items.map(({ quantity }) => quantity),
			...coupons.map(({ code }) => code),
			...rates.filter(({ selected }) => selected).map(({ name }) => name),
		].join();
	};
	await eventually('cart at the shop', atTheShop, '3,save10,Free shipping');
	// As in another tab, which knows nothing of this.
	await page.evaluate(() => window.sessionStorage.clear());
	await page.goto('/cart/', { waitUntil: 'commit' });
	await expectValue(field, '3');
	await page.getByRole('button', { name: 'Remove coupon save10' }).click();
	await page.goto('/wp-login.php');
	await scriptIsSlow.release();
	await eventually('cart at the shop', atTheShop, '3,Free shipping');
	await openCart(page);
	await expectText(cart.state, '');
	await expectValue(field, '3');
	assert.equal(await atTheShop(), '3,Free shipping');
});

test('a quantity that the shop has set is not set again behind a later add', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { id } = await productBySku(page, shop, 'P-013');
	const { field } = (await openCart(page)).line('Plain Tee');
	// The shop gets the change, and the page never its response.
	await page.route(BATCH, (route) => void route.fetch().catch(() => {}), { times: 1 });
	await field.fill('3');
	await field.blur();
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 3);
	// A page without our scripts, and an add that they do not make.
	await page.goto('/wp-login.php');
	await page.goto(`/?add-to-cart=${String(id)}`);
	await openCart(page);
	await expectValue(field, '4');
	await eventually('count', () => miniCart(page).count(), '4');
	assert.equal(await quantityAtTheShop(page, shop), 4);
});

test('an add of a page that was left is not made again for whoever comes after a log-out', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/net::ERR_FAILED/);
	await logIn(page);
	await page.goto('/shop/');
	// What is sent at once does not arrive.
	await page.route(/\/cart\/$/, (route) => route.abort(), { times: 1 });
	const scriptsAreSlow = await hold(page, /\/build\/(shared|add-to-cart)\.js/);
	await page.getByRole('button', { name: '“Belt Bag”' }).first().click();
	await page.goto('/wp-login.php');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 1);
	await scriptsAreSlow.release();
	await page.context().clearCookies();
	const sentAgain = page.waitForResponse(
		(response) => response.request().postData()?.includes('storefront-islands-adds') ?? false,
	);
	await page.goto('/shop/');
	assert.equal((await sentAgain).status(), 204);
	assert.deepEqual((await readCart(page, shop)).items, []);
});

test('a typed quantity is applied when the page is reloaded', async ({ page, shop }) => {
	await fillCart(page, shop, { 'P-013': 1 });
	const { field } = (await openCart(page)).line('Plain Tee');
	await field.fill('7');
	await page.reload();
	await expectValue(field, '7');
	await eventually('quantity at the shop', () => quantityAtTheShop(page, shop), 7);
});

test('a coupon and a cross-sell that were pressed before the script has run are in the cart, and a refusal is told', async ({
	page,
	shop,
}) => {
	await fillCart(page, shop, { 'P-001': 1, 'P-003': 1 });
	const scriptIsSlow = await hold(page, /\/build\/cart\.js/);
	const leaveWith = async (code) => {
		await page.goto('/cart/', { waitUntil: 'commit' });
		await page.getByText('Add a coupon').click();
		await page.getByRole('textbox', { name: 'Coupon code' }).fill(code);
		await page.getByRole('button', { name: 'Apply' }).click();
	};
	await leaveWith('save10');
	await page
		.getByRole('button', { name: /^Add to cart: / })
		.first()
		.click();
	await page.goto('/checkout/');
	const cart = async () => {
		const { items, coupons } = await readCart(page, shop);
		return `${String(items.length)} ${coupons.map(({ code }) => code).join()}`;
	};
	await eventually('cart at the shop', cart, '3 save10');
	await leaveWith('nonsense');
	await page.goto('/checkout/');
	await page.getByRole('alert').filter({ hasText: 'nonsense' }).waitFor();
	await scriptIsSlow.release();
});
