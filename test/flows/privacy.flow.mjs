/** Tests that cacheable pages contain no visitor's data, and that pages with such data are never cached. */
import assert from 'node:assert/strict';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** WooCommerce's newest product page is private for visitors with a cart, and not the plugin's. */
const publicPages = ({ isWooCommerce }) => [
	'/',
	'/shop/',
	...(isWooCommerce ? [] : ['/product/club-hoodie/']),
];
const PRIVATE_PAGES = ['/cart/', '/checkout/'];

const htmlOf = async (context, shop, path) =>
	(await context.request.get(`${shop.url}${path}`)).text();

/**
 * Returns the page content that WordPress rendered and the data for the plugin's scripts, without the admin bar and the
 * scripts for logged-in users.
 */
const contentOf = (html) => {
	const content = /<div class="wp-site-blocks">[\s\S]*?<\/footer>/.exec(html)?.[0];
	const [page, data] = ['page', 'data'].map(
		(name) =>
			new RegExp(`<script type="application/json" id="storefront-islands-${name}">.*`).exec(
				html,
			)?.[0],
	);
	assert.ok(content && page && data);
	return [content, page, data];
};

const logIn = async (context, shop) => {
	await context.request.get(`${shop.url}/wp-login.php`);
	await context.request.post(`${shop.url}/wp-login.php`, {
		form: { log: 'admin', pwd: 'password', testcookie: '1' },
	});
	const { cookies } = await context.storageState();
	assert.ok(
		cookies.some(({ name }) => name.startsWith('wordpress_logged_in')),
		'logged in',
	);
};

test(
	'public pages are the same for all visitors, and set no cookie',
	{ tag: '@1280' },
	async ({ page, context, browser, shop }) => {
		const stranger = await browser.newContext();
		const member = await browser.newContext();
		try {
			await fillCart(page, shop, { 'P-003': 2 });
			await logIn(member, shop);
			for (const path of publicPages(shop)) {
				const answer = await stranger.request.get(`${shop.url}${path}`);
				assert.equal(answer.headers()['set-cookie'], undefined, path);
				const html = await answer.text();
				assert.equal(await htmlOf(context, shop, path), html, `${path} with a cart`);
				assert.deepEqual(
					contentOf(await htmlOf(member, shop, path)),
					contentOf(html),
					`${path} logged in`,
				);
			}
		} finally {
			await stranger.close();
			await member.close();
		}
	},
);

test(
	'private pages are kept by no shared cache, and those of customers by no browser',
	{ tag: '@1280' },
	async ({ page, context, browser, shop }) => {
		const directivesOf = async (visitor, path) => {
			const response = await visitor.request.get(`${shop.url}${path}`);
			return response.headers()['cache-control'].split(/,\s*/).toSorted();
		};
		const kept = ['max-age=0', 'must-revalidate', 'no-cache', 'private'];
		const member = await browser.newContext();
		try {
			await logIn(member, shop);
			for (const isFilled of [false, true]) {
				if (isFilled) {
					await fillCart(page, shop, { 'P-003': 1 });
				}
				for (const path of PRIVATE_PAGES) {
					assert.deepEqual(await directivesOf(context, path), kept, path);
					assert.deepEqual(
						await directivesOf(member, path),
						[...kept, 'no-store'].toSorted(),
						`${path} of a customer`,
					);
				}
				assert.doesNotMatch(await htmlOf(context, shop, '/cart/'), /cart-?token/i);
			}
		} finally {
			await member.close();
		}
	},
);
