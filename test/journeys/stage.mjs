/** Opens the shop of the journeys, and makes people and products for each of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, STATE } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { createVisitor } from '../contract/visitor.mjs';
import { createDevice } from './device.mjs';
import { DEVICES, PRODUCTS } from './model.mjs';
import { PASSWORD } from './steps/cast.mjs';

const MU_PLUGINS = [
	'test/journeys/journeys-look.php',
	'test/journeys/journeys-merchant.php',
	'test/idempotency/charges.php',
];

const post = async (url, path, body) => {
	const response = await fetch(`${url}${path}`, {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	try {
		return JSON.parse(text);
	} catch {
		throw new Error(`${path}: ${response.status} ${text.slice(0, 500)}`);
	}
};

/** Returns the lines of a log of the test gateway: the number of the order of each charge, or 1 for each decline. */
const readLog = (site, name) => {
	const log = join(site, 'wp-content', name);
	return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n').map(Number) : [];
};

/** @typedef {Awaited<ReturnType<Awaited<ReturnType<typeof openStage>>['begin']>>} World */

/**
 * @param {import('../../tools/start/shop.mjs').ShopOptions} options
 * @param {boolean} withoutPlugin WooCommerce alone, to see what it does.
 */
export const openStage = async (options, withoutPlugin) => {
	const shop = await startShop({
		...options,
		dir: join(STATE, `journeys-${options.stack}`),
		muPlugins: MU_PLUGINS.map((file) => inProject(file)),
		constants: { WP_DEBUG: true, WP_DEBUG_LOG: true, WP_DEBUG_DISPLAY: false },
	});
	const { url } = shop;
	const merchant = (name, body) => post(url, `/wp-json/test/v1/journeys/${name}`, body);
	const ask = (path, parameters = {}) => post(url, `/wp-json/test/v1/${path}`, parameters);
	const { classicCart } = await merchant('prepare', { withoutPlugin });
	const { path: classicCheckout } = await ask('classic-page');
	// A page cache has kept it since the first visitor.
	const { text: cachedPage } = await createVisitor(url).open('/shop/');
	let number = 0;

	return {
		url,
		shop,
		withoutPlugin,
		stop: shop.stop,

		/**
		 * Makes the world of a journey.
		 *
		 * @param {number} place Journeys at the same time have different ones.
		 */
		begin: async (place) => {
			number += 1;
			const tag = `${Date.now().toString(36)}${number.toString(36)}${place}z`;
			const mark = (person) => `${person}-${tag}`;
			const email = (person) => `${mark(person)}@example.com`;
			const otherEmail = (person) => `${mark(person)}+other@example.com`;
			const login = { ann: mark('ann') };
			await ask('age', { seconds: 0 });
			const ids = await merchant('begin', {
				place,
				login: login.ann,
				email: email('ann'),
				password: PASSWORD,
				products: PRODUCTS,
			});
			const names = Object.fromEntries(Object.entries(ids).map(([name, id]) => [id, name]));
			const devices = Object.fromEntries(
				Object.entries(DEVICES).map(([name, person], index) => [
					name,
					createDevice({
						url,
						name,
						person,
						mark: mark(person),
						address: `198.51.${number % 250}.${1 + place * 4 + index}`,
					}),
				]),
			);
			const persons = [...new Set(Object.values(DEVICES))];
			const linesOf = (lines) =>
				(lines ?? []).reduce((sum, { product, quantity }) => {
					const name = names[product] ?? `product ${product}`;
					return { ...sum, [name]: (sum[name] ?? 0) + quantity };
				}, {});
			// Journeys at the same time have a coupon of their own to end.
			const codeOf = (coupon) => (coupon === 'thirty' ? `thirty${place}` : coupon);
			const cartOf = ({ cart, coupons, customer }) => ({
				lines: linesOf(cart),
				coupons: Object.values(coupons).map((code) =>
					code === codeOf('thirty') ? 'thirty' : code,
				),
				customer,
			});

			return {
				url,
				ask,
				merchant,
				devices,
				ids,
				email,
				otherEmail,
				mark,
				codeOf,
				classicCart,
				classicCheckout,
				cachedPage,
				withoutPlugin,
				/** Name of a product as the shop shows it. */
				nameOf: (product) => `Journey ${place} ${product}`,
				/** Name with which a person logs in. */
				login,
				/** Number of cards that the gateway has charged or declined. */
				payments: () =>
					readLog(shop.site, 'charges.log').length + readLog(shop.site, 'declines.log').length,
				/** Orders as they were looked at last. */
				orders: [],
				/** Keys of cart items by product, of the device's session as it was looked at last. */
				itemKeys: {},

				/** @returns {Promise<import('./compare.mjs').Seen>} */
				look: async function () {
					const keyOf = (name) => devices[name].sessionKey() ?? '';
					const { sessions, saved, users, orders, stored } = await post(url, '/?journeys-look', {
						keys: Object.keys(devices).map(keyOf),
						emails: persons.flatMap((person) => [email(person), otherEmail(person)]),
					});
					const charges = readLog(shop.site, 'charges.log');
					const known = new Set(orders.map(({ id }) => id));
					const sessionOf = (key) => (sessions[key] ? cartOf(sessions[key]) : null);
					this.accountIds = Object.fromEntries(
						persons.map((person) => [person, users[email(person)]]),
					);
					this.itemKeys = Object.fromEntries(
						Object.entries(sessions).map(([key, session]) => [
							key,
							Object.fromEntries(
								(session?.cart ?? []).map((line) => [names[line.product], line.key]),
							),
						]),
					);
					this.itemKeys.saved = Object.fromEntries(
						persons.map((person) => [
							person,
							Object.fromEntries(
								(saved[users[email(person)]] ?? []).map((line) => [names[line.product], line.key]),
							),
						]),
					);
					this.orders = orders;
					return {
						guests: Object.fromEntries(
							Object.keys(devices).flatMap((name) => {
								const session = sessionOf(keyOf(name));
								return session === null ? [] : [[name, session]];
							}),
						),
						accounts: Object.fromEntries(
							persons.map((person) => {
								const id = users[email(person)];
								return [person, { id, session: sessionOf(id), saved: linesOf(saved[id]) }];
							}),
						),
						orders: orders.map((order) => ({
							id: order.id,
							person: persons.find((person) => order.email.startsWith(mark(person))),
							status: order.status,
							lines: linesOf(order.lines),
						})),
						charges: charges.filter((id) => known.has(id)),
						stored,
					};
				},
			};
		},
	};
};
