#!/usr/bin/env node
/**
 * Tests sessions, log-in and log-out with the Store API and plain pages alone, on the demo shop and on WooCommerce.
 *
 *   node test/contract/sessions.mjs http://127.0.0.1:PORT
 */
import { deepStrictEqual, match, ok, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { createSessions, LOGGED_IN, SESSION } from './session-steps.mjs';
import { readUrl } from './visitor.mjs';

const url = readUrl();

const DAY = 86_400;

/** Durations in seconds: of a guest's session, until it is renewed, and of a user's; and those of WooCommerce 8.9. */
const LASTS = [2 * DAY];
const RENEWED_AFTER = [DAY, DAY * (47 / 24)];
const LASTS_FOR_USERS = [7 * DAY, 2 * DAY];

/** True if a time, in seconds since 1970, is one of some durations away from now. */
const isIn = (time, durations) =>
	durations.some((duration) => Math.abs(time - Date.now() / 1000 - duration) < 60);

const { customer, forget, guest, idOf, sessionOf, shown } = await createSessions(url);

test('a guest has a session once something is in the cart', async () => {
	const visitor = guest();
	await visitor.cart();
	await visitor.post('cart/update-customer', { billing_address: { city: 'Berkeley' } });
	strictEqual(sessionOf(visitor), null);
	strictEqual((await visitor.cart()).billing_address.city, '');
	await visitor.add(idOf('P-006'));
	const [id, expires, renews, ...others] = sessionOf(visitor);
	match(id, /^t_/);
	ok(isIn(expires, LASTS), expires);
	ok(isIn(renews, RENEWED_AFTER), renews);
	strictEqual(others.length, 1);
});

test('a guest whose session cookie is lost is another guest', async () => {
	const visitor = guest();
	await visitor.add(idOf('P-006'));
	const before = visitor.copy();
	forget(visitor, SESSION);
	deepStrictEqual((await shown(visitor)).items, {});
	strictEqual((await visitor.order()).status >= 400, true);
	strictEqual(sessionOf(visitor), null);
	await visitor.add(idOf('P-017'));
	deepStrictEqual((await shown(visitor)).items, { 'P-017': 1 });
	deepStrictEqual((await shown(before)).items, { 'P-006': 1 });
});

test('nobody has a session whose cookie the shop has not made', async () => {
	const visitor = guest();
	await visitor.add(idOf('P-006'));
	const thief = guest();
	const [, ...others] = sessionOf(visitor);
	thief.cookies.set(
		SESSION.exec([...visitor.cookies.keys()].join(' '))[0],
		['1', ...others].join('|'),
	);
	deepStrictEqual((await shown(thief)).items, {});
});

test("a customer's session has the user's id", async () => {
	const visitor = await customer({ 'P-006': 2 }, ['save10']);
	const { headers } = await visitor.get('cart');
	const [id, expires] = sessionOf(visitor);
	strictEqual(id, headers.get('User-ID'));
	ok(isIn(expires, LASTS_FOR_USERS), expires);
	forget(visitor, SESSION);
	deepStrictEqual(await shown(visitor), { items: { 'P-006': 2 }, coupons: ['save10'] });
	strictEqual(sessionOf(visitor)[0], id);
});

test("at log-in the guest's cart replaces the session and joins the saved cart", async () => {
	await customer({ 'P-006': 3, 'P-017': 1 });
	const visitor = guest();
	await visitor.add(idOf('P-018'), 2);
	await visitor.add(idOf('P-006'));
	await visitor.post('cart/apply-coupon', { code: 'save10' });
	const before = visitor.copy();
	await visitor.logIn('customer', 'password');
	const { items, coupons } = await shown(visitor);
	deepStrictEqual(Object.entries(items), [
		['P-006', 1],
		['P-017', 1],
		['P-018', 2],
	]);
	deepStrictEqual(coupons, ['save10']);
	deepStrictEqual((await shown(before)).items, {});
});

test("a guest's address is not the customer's", async () => {
	const visitor = guest();
	await visitor.add(idOf('P-006'));
	await visitor.post('cart/update-customer', { billing_address: { city: 'Berkeley' } });
	strictEqual((await visitor.cart()).billing_address.city, 'Berkeley');
	await visitor.logIn('customer', 'password');
	const { city } = (await visitor.cart()).billing_address;
	ok(city !== 'Berkeley', city);
});

test('log-out ends the session and keeps the saved cart', async () => {
	const visitor = await customer({ 'P-006': 2 }, ['save10']);
	await visitor.logOut();
	strictEqual(sessionOf(visitor), null);
	deepStrictEqual(await shown(visitor), { items: {}, coupons: [] });
	await visitor.logIn('customer', 'password');
	deepStrictEqual(await shown(visitor), { items: { 'P-006': 2 }, coupons: [] });
});

test('two devices have one session, which log-out ends on both', async () => {
	const first = await customer({ 'P-006': 2 }, ['save10']);
	const second = guest();
	await second.logIn('customer', 'password');
	deepStrictEqual(await shown(second), { items: { 'P-006': 2 }, coupons: ['save10'] });
	await second.add(idOf('P-017'));
	const both = { 'P-006': 2, 'P-017': 1 };
	deepStrictEqual(await shown(first), { items: both, coupons: ['save10'] });
	await second.logOut();
	deepStrictEqual(await shown(first), { items: both, coupons: [] });
});

test("a request with a customer's session and no log-in ends that session", async () => {
	const visitor = await customer({ 'P-006': 2 }, ['save10']);
	const loggedOut = visitor.copy();
	forget(loggedOut, LOGGED_IN);
	deepStrictEqual(await shown(loggedOut), { items: {}, coupons: [] });
	strictEqual(sessionOf(loggedOut), null);
	deepStrictEqual(await shown(visitor), { items: { 'P-006': 2 }, coupons: [] });
});

test('so does a page', async () => {
	const visitor = await customer({ 'P-006': 2 }, ['save10']);
	const loggedOut = visitor.copy();
	forget(loggedOut, LOGGED_IN);
	await loggedOut.open('/');
	strictEqual(sessionOf(loggedOut), null);
	deepStrictEqual((await shown(visitor)).coupons, []);
});

test('an order deletes the saved cart', async () => {
	const visitor = await customer({ 'P-006': 1 });
	strictEqual((await visitor.order()).status, 200);
	await visitor.logOut();
	await visitor.logIn('customer', 'password');
	deepStrictEqual((await shown(visitor)).items, {});
	strictEqual((await visitor.cart()).billing_address.first_name, 'Ada');
});
