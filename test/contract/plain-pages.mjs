#!/usr/bin/env node
/**
 * Tests links, forms and classic requests that need no Store API client, on a shop freshly seeded with the sample
 * catalogue.
 *
 *   node test/contract/plain-pages.mjs http://127.0.0.1:PORT
 */
import { doesNotMatch, match, ok, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { createVisitor, readCatalogue, readUrl } from './visitor.mjs';

const url = readUrl();

const catalogue = await readCatalogue(url);
const idOf = (sku) => catalogue.get(sku).id;
const quantities = async (visitor) =>
	(await visitor.cart()).items.map(({ quantity }) => quantity).join();
const form = (fields) => ({ method: 'POST', body: new URLSearchParams(fields) });

test('an add-to-cart link adds and redirects back, never to another site', async () => {
	const visitor = createVisitor(url);
	const follow = async (from) =>
		visitor.open(`/?add-to-cart=${idOf('P-005')}`, { headers: { Referer: from } });
	const from = `${url}/?orderby=price`;
	const { status, headers } = await follow(from);
	strictEqual(status, 302);
	strictEqual(headers.get('Location'), from);
	strictEqual(await quantities(visitor), '1');
	strictEqual(visitor.cookies.get('woocommerce_items_in_cart'), '1');
	const other = await follow('https://example.com/');
	ok(!other.headers.get('Location').includes('example.com'));
});

test('no cache may store the page that forgets the draft of who has logged out', async () => {
	const read = async (cookie) => (await fetch(`${url}/`, { headers: { Cookie: cookie } })).headers;
	match((await read('storefront_islands_forget=1')).get('Cache-Control'), /private/);
	doesNotMatch((await read('other=1')).get('Cache-Control') ?? '', /private/);
});

test('no other site may read what the shop knows of the visitor, by CORS or JSONP', async () => {
	const headers = { Origin: 'https://elsewhere.example' };
	for (const route of ['storefront-islands/v1/checkout-attempts/k', 'wc/store/v1/cart']) {
		const path = `${url}/wp-json/${route}`;
		const answer = await fetch(path, { headers });
		strictEqual(answer.headers.get('Access-Control-Allow-Origin'), null);
		strictEqual((await fetch(`${path}?_jsonp=read`)).status, 400);
	}
});

test('a form adds the chosen variation', async () => {
	const visitor = createVisitor(url);
	const choice = { attribute_pa_color: 'blue', attribute_pa_size: 'large', quantity: '2' };
	await visitor.open('/', form({ 'add-to-cart': idOf('V-001'), ...choice }));
	const [item] = (await visitor.cart()).items;
	strictEqual(item.sku, 'V-001-BLUE-L');
	strictEqual(item.quantity, 2);
});

test('a product out of stock is not added', async () => {
	const visitor = createVisitor(url);
	strictEqual((await visitor.open(`/?add-to-cart=${idOf('P-011')}`)).status, 302);
	strictEqual(await quantities(visitor), '');
});

test('classic requests add and remove, and set the cookies', async () => {
	const visitor = createVisitor(url);
	const added = await visitor.open(
		'/?wc-ajax=add_to_cart',
		form({ product_id: idOf('P-006'), quantity: '2' }),
	);
	const { fragments, cart_hash: hash } = JSON.parse(added.text);
	ok(fragments['div.widget_shopping_cart_content'].includes('Enamel Cup'));
	strictEqual(visitor.cookies.get('woocommerce_cart_hash'), hash);
	const [{ key }] = (await visitor.cart()).items;
	const removed = await visitor.open('/?wc-ajax=remove_from_cart', form({ cart_item_key: key }));
	strictEqual(JSON.parse(removed.text).cart_hash, '');
	ok(!visitor.cookies.has('woocommerce_items_in_cart'));
});

test('a remove link requires its own nonce', async () => {
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-006'));
	const [{ key }] = (await visitor.cart()).items;
	await visitor.open(`/?remove_item=${key}&_wpnonce=0123456789`);
	strictEqual(await quantities(visitor), '1');
	const { text } = await visitor.open('/?wc-ajax=get_refreshed_fragments', form({}));
	const html = JSON.parse(text).fragments['div.widget_shopping_cart_content'];
	const link = /href="([^"]*remove_item[^"]*)"/.exec(html)[1].replaceAll('&#038;', '&');
	await visitor.open(link.replace(url, ''));
	strictEqual(await quantities(visitor), '');
});

test('a name with HTML characters is encoded exactly once', async () => {
	const name = 'Café &#8220;Crème&#8221; &lt;Mug&gt; &amp; Saucer';
	strictEqual(catalogue.get('P-004').name, name);
	const visitor = createVisitor(url);
	await visitor.add(idOf('P-004'));
	const { items, shipping_rates: packages } = await visitor.cart();
	strictEqual(items[0].name, name);
	strictEqual(packages[0].items[0].name, name);
	const { body } = await visitor.post('cart/update-item', { key: items[0].key, quantity: 99 });
	strictEqual(
		body.message,
		`The maximum quantity of &quot;${name}&quot; allowed in the cart is 20`,
	);
});

test('every product image exists', async () => {
	const pictures = [...catalogue.values()].map(({ images }) => images[0].src);
	strictEqual(new Set(pictures).size, catalogue.size);
	const answers = await Promise.all(pictures.map((src) => fetch(src)));
	ok(answers.every(({ status }) => status === 200));
	ok((await answers[0].text()).startsWith('<svg'));
});
