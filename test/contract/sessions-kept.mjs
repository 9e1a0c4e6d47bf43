#!/usr/bin/env node
/**
 * Tests that this plugin's routes leave a customer's session alone where WordPress takes the request for a guest's: a
 * page that may be cached has no REST nonce for them. Opens a shop of its own: WooCommerce's if WOOCOMMERCE is set.
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { env } from 'node:process';
import { after, test } from 'node:test';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { sourcesOf } from '../../tools/test/sources.mjs';
import { createSessions } from './session-steps.mjs';
import { ADA, ADDRESSES, createVisitor } from './visitor.mjs';

const shop = await startShop({
	...sourcesOf(env),
	muPlugins: [inProject('test/contract/doubt.php')],
});
after(() => shop.stop());
const { customer, idOf, sessionOf, shown } = await createSessions(shop.url);

const ROUTES = '/wp-json/storefront-islands/v1';
const GRID = {
	widget_id: `g0.${Buffer.from('{"p":0,"a":{},"q":{}}').toString('base64url')}`,
	pagination_base_url: `${shop.url}/shop/`,
};
const json = (body) => ({
	method: 'POST',
	headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
	body: JSON.stringify(body),
});
/** A link on a page of another site. */
const LINKED = { headers: { 'Sec-Fetch-Site': 'cross-site', Referer: 'https://example.com/' } };
const linked = (route, query) =>
	`${ROUTES}/${route}?${new URLSearchParams({ ...query, _method: 'POST' })}`;

const isAnswered = ({ status, text }) => strictEqual(status, 200, text);
/** A link may be refused. */
const isAnsweredOrRefused = ({ status, text }) => ok(status < 500, text);

const testKept = (name, path, init, check = isAnswered, prepare = () => {}) =>
	test(name, async () => {
		const visitor = await customer({ 'P-006': 2 }, ['save10']);
		await prepare(visitor);
		const [before, session] = [await shown(visitor), sessionOf(visitor)];
		check(await visitor.open(path, init));
		deepStrictEqual(sessionOf(visitor), session);
		deepStrictEqual(await shown(visitor), before);
	});
const testLinkKept = (name, route, query) =>
	testKept(name, linked(route, query), LINKED, isAnsweredOrRefused);

testKept('by a grid that is refreshed', `${ROUTES}/refresh-loop`, json(GRID));
testLinkKept('by a link that refreshes a grid', 'refresh-loop', GRID);

for (const screen of ['cart', 'checkout']) {
	const fields = { screen, post_data: 'gift=1' };
	testKept(`by classic hooks of the ${screen}`, `${ROUTES}/classic-hooks?screen=${screen}`);
	testKept(`by fields of the ${screen}`, `${ROUTES}/classic-hooks`, json(fields));
	testLinkKept(`by a link with fields of the ${screen}`, 'classic-hooks', fields);
}

const leaveInDoubt = async (visitor) => {
	const { body } = await visitor.order();
	const user = (await visitor.get('cart')).headers.get('User-ID');
	await visitor.open(`/wp-json/test/v1/doubt?user=${user}&order=${body.order_id}`);
	await visitor.add(idOf('P-017'));
	await visitor.post('cart/apply-coupon', { code: 'save10' });
};

testKept(
	'by the query of a checkout attempt',
	`${ROUTES}/checkout-attempts/unknown-key`,
	{},
	isAnswered,
	leaveInDoubt,
);

test(
	'an app keeps its address over a request for classic hooks',
	{ skip: !shop.isWooCommerce && 'not applicable: needs WooCommerce' },
	async () => {
		const token = (await createVisitor(shop.url).get('cart')).headers.get('Cart-Token');
		// Cookies of its answers are another session's.
		const app = () => createVisitor(shop.url, { 'Cart-Token': token });
		await app().add(idOf('P-006'));
		await app().post('cart/update-customer', ADDRESSES);
		isAnswered(await app().open(`${ROUTES}/classic-hooks?screen=checkout`));
		const { body } = await app().get('cart');
		strictEqual(body.shipping_address.address_1, ADA.address_1);
		strictEqual(body.items.length, 1);
	},
);
