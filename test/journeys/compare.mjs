/** Compares the model of a journey with what the shop's database holds. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { accountCart, EMPTY, isCouponValid, limitOf, visibleLines } from './model.mjs';

/** @typedef {{lines: import('./model.mjs').Lines, coupons: string[], customer: Record<string, string>}} SeenCart */

/**
 * @typedef {object} Seen
 * @property {Record<string, SeenCart>} guests Session of each device's cookie.
 * @property {Record<string, {session: SeenCart | null, saved: import('./model.mjs').Lines}>} accounts By person.
 * @property {{id: number, person: string, status: string, lines: import('./model.mjs').Lines}[]} orders
 * @property {number[]} charges Number of the order of each charge.
 * @property {Record<string, string>} stored All of it as it is stored.
 */

/** @typedef {{rule: string, text: string}} Difference */

const PLACED = ['processing', 'on-hold', 'completed'];

const sorted = (record) => Object.fromEntries(Object.entries(record).sort());
const show = (value) => JSON.stringify(value);

/** @returns {Difference[]} */
const unequal = (rule, what, seen, expected) =>
	isDeepStrictEqual(seen, expected)
		? []
		: [{ rule, text: `${what}: expected ${show(expected)}, the shop has ${show(seen)}` }];

const linesOf = (model, lines) => sorted(visibleLines(model, lines));

/** WooCommerce's Store API stores “&” as “&amp;”, “<” as “&lt;” (docs/behaviour.md#addresses). */
export const decoded = (text) => (text ?? '').replaceAll('&lt;', '<').replaceAll('&amp;', '&');

const compareCarts = (model, whose, seen, expected) => [
	...unequal('cart', `${whose} cart`, linesOf(model, seen.lines), linesOf(model, expected.lines)),
	...unequal('coupons', `${whose} coupons`, [...seen.coupons].sort(), [...expected.coupons].sort()),
	...Object.entries(expected.typed ?? {}).flatMap(([field, value]) =>
		['shipping_', ''].flatMap((prefix) =>
			unequal(
				'typed',
				`${whose} ${prefix}${field}`,
				decoded(seen.customer[`${prefix}${field}`]),
				value,
			),
		),
	),
];

const compareAccount = (model, person, seen, expected) => [
	...compareCarts(
		model,
		`${person}'s`,
		seen.session ?? { ...EMPTY, lines: seen.saved, customer: {} },
		accountCart(expected),
	),
	...unequal(
		'saved',
		`${person}'s saved cart`,
		linesOf(model, seen.saved),
		linesOf(model, expected.saved),
	),
];

const placedBy = (orders, person) =>
	orders
		.filter((order) => order.person === person)
		.map(({ lines }) => JSON.stringify(sorted(lines)))
		.toSorted();

/**
 * @param {import('./model.mjs').Model} model
 * @param {Seen} seen
 * @returns {Difference[]}
 */
export const compare = (model, seen) => {
	const placed = seen.orders.filter(({ status }) => PLACED.includes(status));
	const persons = [...new Set(Object.values(model.devices).map(({ person }) => person))];
	const guests = Object.entries(model.devices).filter(([, { isLoggedIn }]) => !isLoggedIn);
	const repeated = seen.charges.filter((id, index) => seen.charges.indexOf(id) !== index);
	const unplaced = seen.charges.filter((id) => placed.every((order) => order.id !== id));
	return [
		...guests.flatMap(([name, { guest }]) =>
			compareCarts(model, `the ${name}'s`, seen.guests[name] ?? { ...EMPTY, customer: {} }, guest),
		),
		...Object.entries(model.accounts).flatMap(([person, account]) =>
			compareAccount(model, person, seen.accounts[person], account),
		),
		...persons.flatMap((person) =>
			unequal(
				'orders',
				`${person}'s orders`,
				placedBy(placed, person),
				placedBy(model.orders, person),
			),
		),
		...unequal('charges', 'orders charged more than once', repeated, []),
		...unequal('charges', 'orders charged, but not placed', unplaced, []),
	];
};

/**
 * Compares what the shop's database holds before and after a step that may change nothing.
 *
 * @param {Seen} before
 * @param {Seen} seen
 * @returns {Difference[]}
 */
export const compareUnchanged = (before, seen) =>
	Object.keys({ ...before.stored, ...seen.stored }).flatMap((name) =>
		unequal('read', `${name}, after a read`, seen.stored[name], before.stored[name]),
	);

/** Lines of which there are fewer left than the cart has: WooCommerce's Store API lowers them when it reads the cart. */
const lowered = (model, lines, seen) =>
	Object.fromEntries(
		Object.entries(lines).map(([name, quantity]) => {
			const left = Math.min(quantity, limitOf(model, name));
			const has = seen?.[name] ?? 0;
			return [name, has >= left && has <= quantity ? has : quantity];
		}),
	);

/** Coupons without those that are no longer valid and that the shop has taken off: it does when it reads the cart. */
const keptCoupons = (model, { lines, coupons }, seen) =>
	coupons.filter(
		(coupon) => isCouponValid(model, lines, coupon) || (seen?.coupons ?? coupons).includes(coupon),
	);

const mapValues = (record, change) =>
	Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/**
 * Returns the model with what the stock and the rules of coupons have taken.
 *
 * @param {import('./model.mjs').Model} model
 * @param {Seen} seen
 * @returns {import('./model.mjs').Model}
 */
export const afterStock = (model, seen) => ({
	...model,
	devices: mapValues(model.devices, (device, name) => ({
		...device,
		guest: {
			...device.guest,
			coupons: keptCoupons(model, device.guest, seen.guests[name]),
			lines: lowered(model, device.guest.lines, seen.guests[name]?.lines),
		},
	})),
	accounts: mapValues(model.accounts, ({ session, saved }, person) => {
		const account = seen.accounts[person];
		const lines =
			session && lowered(model, session.lines, (account.session ?? { lines: account.saved }).lines);
		// What lowers a line of the session saves all of its lines, also those of a guest who has just made the account.
		const isSaved =
			session &&
			!isDeepStrictEqual(lines, session.lines) &&
			isDeepStrictEqual(linesOf(model, account.saved), lines);
		return {
			session: session && {
				...session,
				coupons: keptCoupons(model, session, account.session),
				lines,
			},
			saved: isSaved ? lines : lowered(model, saved, account.saved),
		};
	}),
});
