/** Compares the model of a journey with what the shop's database holds. Pure. */
import { isDeepStrictEqual } from 'node:util';
import { accountCart, EMPTY, visibleLines } from './model.mjs';

/** @typedef {{lines: import('./model.mjs').Lines, coupons: string[], customer: Record<string, string>}} SeenCart */

/**
 * @typedef {object} Seen
 * @property {Record<string, SeenCart>} guests Session of each device's cookie.
 * @property {Record<string, {session: SeenCart | null, saved: import('./model.mjs').Lines}>} accounts By person.
 * @property {{person: string, status: string, lines: import('./model.mjs').Lines}[]} orders
 * @property {number[]} charges Number of the order of each charge.
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

const compareCarts = (model, whose, seen, expected) => [
	...unequal('cart', `${whose} cart`, linesOf(model, seen.lines), linesOf(model, expected.lines)),
	...unequal('coupons', `${whose} coupons`, [...seen.coupons].sort(), [...expected.coupons].sort()),
	...Object.entries(expected.typed ?? {}).flatMap(([field, value]) =>
		unequal('typed', `${whose} ${field}`, seen.customer[`shipping_${field}`], value),
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
	orders.filter((order) => order.person === person).map(({ lines }) => sorted(lines));

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
	];
};
