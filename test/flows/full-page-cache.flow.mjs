/**
 * Tests a shop behind a full-page cache (nginx, caching as much as it may): cached pages serve every visitor and
 * contain no visitor's data. Cart, checkout, account, orders and the Store API bypass the cache.
 */
import assert from 'node:assert/strict';
import { cartScreen } from './screens/cart-screen.mjs';
import { catalogueScreen, openCatalogue } from './screens/catalogue.mjs';
import { checkoutScreen, fillForm, waitUntilUsable, orderBy } from './screens/checkout.mjs';
import { miniCart, watchFirstPaint } from './screens/mini-cart.mjs';
import { requestsTo } from './screens/network.mjs';
import { eventually, expectText, expectValue } from './screens/wait.mjs';
import { fillCart, productBySku, readCart } from './support/cart.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';
import { setOption } from './support/option.mjs';
import { newEmail, ordersOf } from './support/orders.mjs';
import { writePage } from './support/page.mjs';

const STORE = '/wp-json/wc/store/v1';
const DAY_SECONDS = 86_400;
test.use({
	shopOptions: {
		isCached: true,
		muPlugins: ['test/flows/shops/nonces-die.php'],
	},
});

const PUBLIC_PAGES = [
	'/',
	'/shop/',
	'/shop/?filter_color=blue&max_price=50',
	'/product/club-hoodie/',
	'/?s=tee&post_type=product',
	'/about-us/',
];

/** WooCommerce's own product page, which newer versions mark as private for visitors with a cart. */
const PRODUCT_PAGES = '/product/';

let pages = 0;
/** Returns a URL of the page that is not in the cache yet. */
const unseen = (path) => {
	pages += 1;
	return `${path}${path.includes('?') ? '&' : '?'}visit=${process.pid}-${pages}`;
};

/**
 * Returns the cache status of a response: MISS (from the shop, possibly stored), HIT (from the cache), BYPASS (cache
 * not used).
 */
const cacheStatus = (response) => response.headers()['x-cache'];

const isForbidden = (response) => /no-store/.test(response.headers()['cache-control'] ?? '');

const secretsOf = async (context, email) => [
	email,
	'Lovelace',
	'Analytical Way',
	...(await context.cookies())
		.filter(({ name }) => /session|cart|logged_in|storefront/.test(name))
		.map(({ value }) => decodeURIComponent(value))
		.filter((value) => value.length > 3),
];

/** Sends the visitor's email and address to the shop. */
const introduce = async (page, shop, email) => {
	const { nonce } = (await page.request.get(`${shop.url}${STORE}/cart`)).headers();
	const answer = await page.request.post(`${shop.url}${STORE}/cart/update-customer`, {
		headers: { Nonce: nonce },
		data: {
			billing_address: {
				first_name: 'Ada',
				last_name: 'Lovelace',
				address_1: 'Analytical Way',
				email,
			},
		},
	});
	assert.ok(answer.ok());
};

test(
	'a page rendered for one visitor is cached for all, and contains nothing about the visitor',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, context, browser, shop }) => {
		const email = newEmail();
		await fillCart(page, shop, { 'P-003': 2 });
		await introduce(page, shop, email);
		// The first page updates the visitor's cookies; a response that sets cookies is not cached.
		await context.request.get(`${shop.url}/`);
		const secrets = await secretsOf(context, email);
		const other = await browser.newContext();
		const stranger = await browser.newContext();
		try {
			await fillCart(await other.newPage(), shop, { 'P-013': 1 });
			for (const path of PUBLIC_PAGES.map(unseen)) {
				const first = await context.request.get(`${shop.url}${path}`);
				assert.equal(cacheStatus(first), 'MISS', path);
				if (shop.isWooCommerce && path.startsWith(PRODUCT_PAGES) && isForbidden(first)) {
					const again = await context.request.get(`${shop.url}${path}`);
					assert.equal(cacheStatus(again), 'MISS', path);
					continue;
				}
				assert.equal(first.headers()['set-cookie'], undefined, `${path} sets a cookie`);
				const html = await first.text();
				for (const secret of secrets) {
					assert.ok(!html.includes(secret), `${path} tells ${secret}`);
				}
				for (const visitor of [other, stranger, context]) {
					const kept = await visitor.request.get(`${shop.url}${path}`);
					assert.equal(cacheStatus(kept), 'HIT', path);
					assert.equal(await kept.text(), html, path);
				}
				// The shop itself renders the same page for another visitor.
				const made = await other.request.get(`${shop.origin}${path}`, {
					headers: { Host: new URL(shop.url).host },
				});
				assert.equal(await made.text(), html, `${path} past the cache`);
			}
		} finally {
			await other.close();
			await stranger.close();
		}
	},
);

test(
	'private pages and Store API responses are never cached',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, context, shop }) => {
		await fillCart(page, shop, { 'P-003': 1 });
		const paths = ['/cart/', '/checkout/', '/my-account/', `${STORE}/cart`];
		for (const path of paths) {
			for (const visit of ['first', 'second']) {
				const answer = await context.request.get(`${shop.url}${path}`);
				assert.ok(answer.ok() || path === '/my-account/', `${path} answers ${answer.status()}`);
				assert.notEqual(cacheStatus(answer), 'HIT', `${path}, ${visit} visit`);
			}
		}
	},
);

test(
	'scripts that islands load later are cached, and the same for everybody',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, context, browser, shop }) => {
		const path = '/wp-json/storefront-islands/v1/scripts/mini-cart';
		const stranger = await browser.newContext();
		try {
			await fillCart(page, shop, { 'P-003': 1 });
			const first = await context.request.get(`${shop.url}${unseen(path)}`);
			assert.equal(cacheStatus(first), 'MISS');
			const kept = await context.request.get(first.url());
			assert.equal(cacheStatus(kept), 'HIT');
			await logIn(page);
			for (const visitor of [stranger, context]) {
				const own = await visitor.request.get(`${shop.origin}${new URL(first.url()).pathname}`, {
					headers: { Host: new URL(shop.url).host },
				});
				assert.equal(await own.text(), await first.text());
			}
		} finally {
			await stranger.close();
		}
	},
);

test(
	'pages rendered for logged-in users are not cached for guests',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, context, browser, shop }) => {
		const guest = await browser.newContext();
		try {
			await logIn(page);
			const path = unseen('/shop/');
			const own = await context.request.get(`${shop.url}${path}`);
			assert.equal(cacheStatus(own), 'BYPASS');
			const first = await guest.request.get(`${shop.url}${path}`);
			assert.equal(cacheStatus(first), 'MISS');
			assert.doesNotMatch(await first.text(), /wpadminbar|admin@example\.com/);
			assert.equal(cacheStatus(await context.request.get(`${shop.url}${path}`)), 'BYPASS');
			// The cart of a logged-in user persists between visits.
			const { items_count: before } = await readCart(page, shop);
			await page.goto('/');
			await page.getByRole('button', { name: 'Add to cart “Belt Bag”' }).first().click();
			await expectText(miniCart(page).badge, String(before + 1));
		} finally {
			await guest.close();
		}
	},
);

test(
	'a page with a notice for its visitor is not cached',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ context, browser, page, shop }) => {
		const path = unseen(
			await writePage(shop, 'says', '<!-- wp:storefront-islands/shop-notices /-->'),
		);
		const { id } = await productBySku(page, shop, 'P-003');
		const stranger = await browser.newContext();
		try {
			// Without JavaScript, the shop shows a notice on the next page.
			await context.request.get(`${shop.url}/about-us/?add-to-cart=${id}`, { maxRedirects: 0 });
			const said = await context.request.get(`${shop.url}${path}`);
			assert.match(await said.text(), /has been added to your cart/);
			assert.ok(isForbidden(said), 'nobody may keep it');
			const first = await stranger.request.get(`${shop.url}${path}`);
			assert.equal(cacheStatus(first), 'MISS', 'what was said was not kept');
			assert.doesNotMatch(await first.text(), /has been added/);
			assert.equal(cacheStatus(await stranger.request.get(`${shop.url}${path}`)), 'HIT');
		} finally {
			await stranger.close();
		}
	},
);

/** Adds a product on a page that is served from the cache. */
const addFromCache = async (page, path, name) => {
	const response = await page.goto(path);
	assert.equal(cacheStatus(response), 'HIT');
	await page
		.getByRole('button', { name: `Add to cart “${name}”` })
		.first()
		.click();
	await expectText(miniCart(page).badge, '1');
};

test(
	'two visitors shop from the same cached pages, each with a separate cart and order',
	{ tag: '@woocommerce' },
	async ({ page, browser, shop, width, watchPage }) => {
		const path = unseen('/');
		await page.request.get(`${shop.url}${path}`);
		const other = await browser.newContext({
			baseURL: shop.url,
			viewport: { width, height: 900 },
		});
		try {
			const there = await other.newPage();
			watchPage(there);
			await addFromCache(page, path, 'Belt Bag');
			await addFromCache(there, path, 'Laptop Sleeve');
			await miniCart(page).button.click();
			await expectValue(miniCart(page).line('Belt Bag').field, '1');
			await miniCart(page).line('Belt Bag').more.click();
			await expectText(miniCart(page).badge, '2');
			await miniCart(page).drawer.getByRole('link', { name: 'View cart' }).click();
			await cartScreen(page).proceed.click();
			await waitUntilUsable(page);
			const checkout = checkoutScreen(page);
			const email = newEmail();
			await fillForm(checkout, email);
			await orderBy(page, checkout, 'Cash on delivery');
			assert.equal((await ordersOf(shop, email)).length, 1);
			// The cached page shows that the cart is now empty; the other visitor's cart is unchanged.
			await page.goto(path);
			await miniCart(page).button.waitFor({ state: 'hidden' });
			await there.goto(path);
			await miniCart(there).button.click();
			await expectValue(miniCart(there).line('Laptop Sleeve').field, '1');
			assert.deepEqual(
				(await readCart(there, shop)).items.map(({ name }) => name),
				['Laptop Sleeve'],
			);
		} finally {
			await other.close();
		}
	},
);

test(
	'the mini-cart’s count is correct on cached pages, and prevents no page from being cached',
	{ tag: '@woocommerce' },
	async ({ page, context, browser, shop, width }) => {
		const path = unseen('/about-us/');
		const { id } = await productBySku(page, shop, 'P-003');
		const stranger = await browser.newContext({
			baseURL: shop.url,
			viewport: { width, height: 900 },
		});
		const countAtFirstPaint = () => page.evaluate(() => window.countAtFirstPaint);
		const mini = miniCart(page);
		try {
			await watchFirstPaint(page);
			await page.request.get(`${shop.url}${path}`);
			for (const [quantity, expected] of [
				[2, '2'],
				[5, '7'],
			]) {
				await page.goto(unseen(`/about-us/?add-to-cart=${id}&quantity=${quantity}`));
				await eventually('the number', mini.count, expected);
				assert.equal(cacheStatus(await page.goto(path)), 'HIT');
				await eventually('at the first paint', countAtFirstPaint, expected);
			}
			// A change through the Store API sets the cookie at once, so the next page sets none and is cached.
			await fillCart(page, shop, { 'P-013': 1 });
			const next = unseen('/about-us/');
			const first = await page.goto(next);
			assert.equal(await first.headerValue('set-cookie'), null);
			await eventually('at the first paint', countAtFirstPaint, '8');
			assert.equal(cacheStatus(await page.goto(next)), 'HIT');
			await eventually('at the first paint', countAtFirstPaint, '8');

			// A page does not set the count cookie either if only that one is missing; the number is requested once
			// instead.
			await page.goto('about:blank');
			await context.clearCookies({ name: 'storefront_islands_count' });
			const asked = requestsTo(page, /_fields=items_count/);
			const bare = unseen('/about-us/');
			assert.equal(await (await page.goto(bare)).headerValue('set-cookie'), null);
			await eventually('the number', mini.count, '8');
			assert.equal(cacheStatus(await page.goto(bare)), 'HIT');
			await eventually('the number', mini.count, '8');
			assert.equal(asked.length, 1);

			const there = await stranger.newPage();
			assert.equal(cacheStatus(await there.goto(bare)), 'HIT');
			await miniCart(there).button.waitFor({ state: 'hidden' });
		} finally {
			await stranger.close();
		}
	},
);

test(
	'a page cached for longer than its nonce is valid still adds to the cart',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const path = unseen('/');
		await page.request.get(`${shop.url}${path}`);
		await setOption(shop, 'flow_nonce_life', 5 * DAY_SECONDS);
		try {
			await addFromCache(page, path, 'Belt Bag');
			await miniCart(page).button.click();
			await miniCart(page).line('Belt Bag').more.click();
			await expectText(miniCart(page).badge, '2');
			await eventually('cart', async () => (await readCart(page, shop)).items_count, 2);
		} finally {
			await setOption(shop, 'flow_nonce_life', DAY_SECONDS);
		}
	},
);

test(
	'filters of a cached page work, and lead to cacheable pages',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		const path = unseen('/shop/');
		await page.request.get(`${shop.url}${path}`);
		const shown = await openCatalogue(page, path);
		await shown.choice('Color', 'Blue').check();
		await catalogueScreen(page).chip('Blue').waitFor();
		const { search } = new URL(page.url());
		assert.match(search, /filter_color=blue/);
		await expectText(shown.count, '13 products');
		await page.request.get(page.url());
		assert.equal(cacheStatus(await page.reload()), 'HIT');
		await expectText(shown.count, '13 products');
	},
);
