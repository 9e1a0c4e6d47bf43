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

test('two devices of an account have one cart, other visitors their own', () => {
	const model = add(logIn(customer(), 'laptop', false), 'laptop', 'mug', 1);
	deepStrictEqual(linesOf(model, 'phone'), { tea: 2, mug: 1 });
	deepStrictEqual(linesOf(model, 'tablet'), {});
});

test('a log-out ends the session of all devices and keeps the saved cart', () => {
	const out = logOut(
		logIn(withCart(customer(), 'phone', { coupons: ['fiver'] }), 'laptop', false),
		'phone',
	);
	deepStrictEqual(linesOf(out, 'phone'), {});
	deepStrictEqual(cartOf(out, 'laptop'), { lines: { tea: 2 }, coupons: [], typed: null });
	deepStrictEqual(linesOf(logIn(out, 'phone', false), 'phone'), { tea: 2 });
});

test("a log-in merges the saved cart into the guest's, whose quantities stay", () => {
	const guest = add(add(logOut(customer(), 'phone'), 'phone', 'tea', 5), 'phone', 'mug', 1);
	deepStrictEqual(linesOf(logIn(guest, 'phone', true), 'phone'), { tea: 5, mug: 1 });
});

test('the cart of a new account is saved with its first change', () => {
	const made = register(add(beginning(), 'tablet', 'tea', 1), 'tablet');
	deepStrictEqual(made.accounts.bob.saved, {});
	deepStrictEqual(linesOf(expire(made, 'tablet'), 'tablet'), {});
	deepStrictEqual(linesOf(expire(add(made, 'tablet', 'mug', 1), 'tablet'), 'tablet'), {
		tea: 1,
		mug: 1,
	});
});

test("a guest's cart goes with the session or its cookie, an account's does not", () => {
	const guest = add(beginning(), 'tablet', 'tea', 1);
	deepStrictEqual(linesOf(expire(guest, 'tablet'), 'tablet'), {});
	deepStrictEqual(linesOf(forget(guest, 'tablet'), 'tablet'), {});
	deepStrictEqual(linesOf(expire(customer(), 'phone'), 'phone'), { tea: 2 });
	deepStrictEqual(linesOf(forget(customer(), 'phone'), 'phone'), { tea: 2 });
});

test('an order creates an account, whose log-in only the browser has that received it', () => {
	const made = order(register(add(beginning(), 'tablet', 'tea', 1), 'tablet'), 'tablet');
	deepStrictEqual([made.devices.tablet.isLoggedIn, linesOf(made, 'tablet')], [true, {}]);
	const lost = loseLogIn(made, 'tablet');
	deepStrictEqual([lost.devices.tablet.isLoggedIn, lost.accounts.bob.saved], [false, {}]);
});

test('of what is sold individually a cart has one piece', () => {
	strictEqual(canAdd(beginning(), 'tablet', 'ring', 3), true);
	const one = add(beginning(), 'tablet', 'ring', 3);
	deepStrictEqual(linesOf(one, 'tablet'), { ring: 1 });
	strictEqual(canAdd(one, 'tablet', 'ring', 1), false);
});

test('an order empties the cart and the saved cart and takes the stock', () => {
	const model = order(add(customer(), 'phone', 'mug', 2), 'phone');
	deepStrictEqual(model.orders, [{ person: 'ann', lines: { tea: 2, mug: 2 } }]);
	deepStrictEqual(
		[linesOf(model, 'phone'), model.accounts.ann.saved, model.products.mug.stock],
		[{}, {}, 3],
	);
});

test('a line goes when its quantity is 0 or the merchant deletes the product', () => {
	deepStrictEqual(linesOf(setQuantity(customer(), 'phone', 'tea', 0), 'phone'), {});
	const gone = change(customer(), 'tea', { isGone: true });
	deepStrictEqual(linesOf(add(gone, 'phone', 'mug', 1), 'phone'), { mug: 1 });
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
