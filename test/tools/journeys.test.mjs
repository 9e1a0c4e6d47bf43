#!/usr/bin/env node
/** Tests what `npm run journeys` does without a shop: the model, the comparison, making and cutting journeys. */
import { deepStrictEqual, ok, strictEqual, throws } from 'node:assert';
import { test } from 'node:test';
import { afterStock, compare, compareUnchanged } from '../journeys/compare.mjs';
import { generate } from '../journeys/generate.mjs';
import { BROWSER_KINDS, HTTP_KINDS } from '../journeys/kinds.mjs';
import {
	add,
	beginning,
	canAdd,
	cartOf,
	change,
	expire,
	forget,
	logIn,
	logOut,
	loseLogIn,
	order,
	register,
	setQuantity,
	withCart,
} from '../journeys/model.mjs';
import { describe } from '../journeys/run.mjs';
import { shorten } from '../journeys/shorten.mjs';
import { readOptions } from '../../tools/journeys/options.mjs';

const linesOf = (model, device) => cartOf(model, device).lines;

/** Ann, logged in on her phone, with 2 tea. */
const customer = () => add(logIn(beginning(), 'phone', false), 'phone', 'tea', 2);

/** Ann, logged in on two devices, with a coupon. */
const couple = () => logIn(withCart(customer(), 'phone', { coupons: ['fiver'] }), 'laptop', false);
const guest = () => add(beginning(), 'tablet', 'tea', 1);
const made = () => register(guest(), 'tablet');
const bought = () => order(add(customer(), 'phone', 'mug', 2), 'phone');

const out = () => logOut(couple(), 'phone');
const gone = () => change(customer(), 'tea', { isGone: true });
/** A guest on the phone of a customer, who has 5 tea and 1 mug. */
const returning = () => add(add(logOut(customer(), 'phone'), 'phone', 'tea', 5), 'phone', 'mug', 1);

const LINES = [
	['devices have one cart', 'phone', add(couple(), 'laptop', 'mug', 1), { tea: 2, mug: 1 }],
	['other visitors have their own', 'tablet', couple(), {}],
	['a log-out ends the session', 'phone', out(), {}],
	['of all devices, which keep the saved cart', 'laptop', out(), { tea: 2 }],
	['a log-in brings it back', 'phone', logIn(out(), 'phone', false), { tea: 2 }],
	["into the guest's", 'phone', logIn(returning(), 'phone', true), { tea: 5, mug: 1 }],
	["a new account's is not saved", 'tablet', expire(made(), 'tablet'), {}],
	['but then', 'tablet', expire(add(made(), 'tablet', 'mug', 1), 'tablet'), { tea: 1, mug: 1 }],
	["a guest's cart goes with the session", 'tablet', expire(guest(), 'tablet'), {}],
	['or with its cookie', 'tablet', forget(guest(), 'tablet'), {}],
	["an account's does not", 'phone', expire(customer(), 'phone'), { tea: 2 }],
	['nor with the cookie', 'phone', forget(customer(), 'phone'), { tea: 2 }],
	['an order empties the cart', 'phone', bought(), {}],
	['that of a new account', 'tablet', order(made(), 'tablet'), {}],
	['sold individually', 'tablet', add(beginning(), 'tablet', 'ring', 3), { ring: 1 }],
	['a line without pieces goes', 'phone', setQuantity(customer(), 'phone', 'tea', 0), {}],
	['or without its product', 'phone', add(gone(), 'phone', 'mug', 1), { mug: 1 }],
];

test('the model has the lines that WooCommerce has', () => {
	for (const [name, device, model, lines] of LINES) {
		deepStrictEqual(linesOf(model, device), lines, name);
	}
});

test('the model has the coupons, log-ins, saved carts, orders and stock that WooCommerce has', () => {
	deepStrictEqual(cartOf(logOut(couple(), 'phone'), 'laptop').coupons, []);
	deepStrictEqual(made().accounts.bob.saved, {});
	const placed = order(made(), 'tablet');
	const lost = loseLogIn(placed, 'tablet');
	deepStrictEqual(
		[placed.devices.tablet.isLoggedIn, lost.devices.tablet.isLoggedIn, lost.accounts.bob.saved],
		[true, false, {}],
	);
	const { orders, accounts, products } = bought();
	deepStrictEqual(orders, [{ person: 'ann', lines: { tea: 2, mug: 2 } }]);
	deepStrictEqual([accounts.ann.saved, products.mug.stock], [{}, 3]);
	strictEqual(canAdd(beginning(), 'tablet', 'ring', 3), true);
	strictEqual(canAdd(add(beginning(), 'tablet', 'ring', 1), 'tablet', 'ring', 1), false);
});

const cart = (lines, coupons = []) => ({ lines, coupons, customer: {} });

test('the comparison names what differs', () => {
	const seen = {
		guests: {},
		accounts: { ann: { session: cart({ tea: 2 }), saved: { tea: 2 } } },
		orders: [],
		charges: [],
	};
	const rulesOf = (changes) => compare(customer(), { ...seen, ...changes }).map(({ rule }) => rule);
	deepStrictEqual(rulesOf({}), []);
	deepStrictEqual(rulesOf({ accounts: { ann: { session: null, saved: {} } } }), ['cart', 'saved']);
	deepStrictEqual(rulesOf({ guests: { tablet: cart({ tea: 2 }) } }), ['cart']);
	deepStrictEqual(rulesOf({ charges: [7] }), ['charges']);
	const paid = { id: 7, person: 'ann', status: 'processing', lines: { tea: 2 } };
	deepStrictEqual(rulesOf({ orders: [paid] }), ['orders']);
	deepStrictEqual(rulesOf({ orders: [paid], charges: [7] }), ['orders']);
	deepStrictEqual(rulesOf({ orders: [paid], charges: [7, 7] }), ['orders', 'charges']);
	deepStrictEqual(rulesOf({ orders: [{ ...paid, status: 'checkout-draft' }] }), []);
});

test('a coupon goes without the shopper only when it is no longer valid', () => {
	const model = add(
		withCart(add(beginning(), 'tablet', 'tea', 2), 'tablet', { coupons: ['fiver', 'thirty'] }),
		'tablet',
		'tea',
		1,
	);
	const couponsIn = (now, coupons) => {
		const taken = afterStock(now, {
			guests: { tablet: cart({ tea: 3 }, coupons) },
			accounts: { ann: { saved: {} } },
		});
		return cartOf(taken, 'tablet').coupons;
	};
	deepStrictEqual(couponsIn(model, ['fiver']), ['fiver', 'thirty']);
	const over = { ...model, isThirtyOver: true };
	deepStrictEqual(couponsIn(over, []), ['fiver']);
	deepStrictEqual(couponsIn(over, ['fiver', 'thirty']), ['fiver', 'thirty']);
	deepStrictEqual(couponsIn(change(model, 'tea', { price: 999 }), ['fiver']), ['fiver']);
});

test("a line that the stock lowers saves a new account's cart", () => {
	const model = register(add(beginning(), 'tablet', 'large cap', 3), 'tablet');
	const savedOf = (now, session, saved) =>
		afterStock(now, { guests: {}, accounts: { ann: { saved: {} }, bob: { session, saved } } })
			.accounts.bob.saved;
	const fewer = change(model, 'large cap', { stock: 2 });
	const two = { 'large cap': 2 };
	deepStrictEqual(savedOf(fewer, cart(two), two), two);
	deepStrictEqual(savedOf(fewer, cart(two), {}), {});
	deepStrictEqual(savedOf(model, cart({ 'large cap': 3 }), { 'large cap': 3 }), {});
});

test('what a read has changed, added or removed is named', () => {
	const stored = { cart: '1 tea', customer: 'Ada' };
	const namesAfter = (seen) =>
		compareUnchanged({ stored }, { stored: seen }).map(({ text }) => text.split(',')[0]);
	deepStrictEqual(namesAfter({ customer: 'Ada', cart: '1 tea' }), []);
	deepStrictEqual(namesAfter({ cart: '', notices: 'none' }), ['cart', 'customer', 'notices']);
});

test('the same seed makes the same journey, which can be told in words', () => {
	for (let seed = 0; seed < 200; seed += 1) {
		const kinds = seed % 2 === 0 ? HTTP_KINDS : BROWSER_KINDS;
		const steps = generate(seed, kinds, 30);
		deepStrictEqual(steps, generate(seed, kinds, 30));
		deepStrictEqual(steps, JSON.parse(JSON.stringify(steps)));
		ok(
			describe(steps).every((line) => !/undefined|NaN/.test(line)),
			describe(steps).join('\n'),
		);
	}
});

test('a journey is cut to the steps that it needs to fail', async () => {
	const steps = Array.from({ length: 23 }, (_, index) => index);
	const needs =
		(...needed) =>
		async (rest) =>
			needed.every((step) => rest.includes(step));
	deepStrictEqual(await shorten(steps, needs(3, 4, 19)), [3, 4, 19]);
	deepStrictEqual(await shorten(steps, needs(22)), [22]);
});

test('options', () => {
	const { seed, minutes, without } = readOptions([
		'--woocommerce=x',
		'--seed=7',
		'--without=a',
		'--without=b',
	]);
	deepStrictEqual([seed, minutes, without], [7, 20, ['a', 'b']]);
	strictEqual(readOptions(['-h']).help, true);
	throws(() => readOptions([]), /Which WooCommerce/);
	throws(() => readOptions(['--woocommerce=x', '--seed=y']), /--seed=y is no number/);
});
