#!/usr/bin/env node
/**
 * Tests that coupon codes cannot be guessed, on WooCommerce: through every request that tells if there is a coupon.
 *
 *   node test/idempotency/coupons.mjs --wordpress=DIR --woocommerce=DIR [--stack=production]
 */
import { deepStrictEqual, ok, strictEqual } from 'node:assert';
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { createVisitor } from '../contract/visitor.mjs';
import { openStage } from './open-stage.mjs';

const { values: sources } = parseArgs({
	options: {
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		stack: { type: 'string' },
	},
});

const { url, idOf, ask } = await openStage(sources, ['test/idempotency/charges.php']);
const PRODUCT = idOf('P-016');

/** Wrong codes that a visitor may try within ten minutes. */
const ALLOWED = 10;

const MESSAGE = /Too many coupon codes were wrong/;

/** Number of the ten minutes in which a code is counted. */
const tenMinutes = () => Math.floor(Date.now() / 600000);

/** Plays once more if it fails and the ten minutes have ended meanwhile. */
const inTenMinutes = (play) => async () => {
	const began = tenMinutes();
	try {
		await play();
	} catch (error) {
		if (tenMinutes() === began) {
			throw error;
		}
		await play();
	}
};

/** Page with WooCommerce's classic checkout, which prints the notices of the session. */
const { path: CLASSIC } = await ask('classic-page');

const guestWithCart = async (address) => {
	const guest = createVisitor(url, { 'X-Forwarded-For': address });
	await guest.add(PRODUCT);
	return guest;
};

const couponsOf = async (guest) => (await guest.cart()).coupons.map(({ code }) => code);

/** Posts JSON with the visitor's nonce. */
const postJson = async (guest, path, body) => {
	const nonce = (await guest.get('cart')).headers.get('Nonce');
	const headers = { 'Content-Type': 'application/json', Nonce: nonce };
	const init = { method: 'POST', headers, body: JSON.stringify(body) };
	const { status, text } = await guest.open(path, init);
	return { status, body: JSON.parse(text) };
};

const isLimited = ({ status, body }) =>
	status === 429 && body.code === 'storefront_islands_coupon_limited';

const api = (path) => async (guest, code) => isLimited(await postJson(guest, path, { code }));

/** WooCommerce validates the type of the discount as if it were a code. */
const asType = async (guest, code) =>
	isLimited(
		await postJson(guest, '/wp-json/wc/store/v1/cart/coupons', { code, discount_type: code }),
	);

const batchOf = (codes, nonce, { route = 'apply-coupon', validation = 'normal' }) => ({
	validation,
	requests: codes.map((code) => ({
		path: `/wc/store/v1/cart/${route}`,
		method: 'POST',
		headers: { Nonce: nonce },
		body: { code },
	})),
});

const sendBatch = async (guest, path, codes, options = {}) => {
	const nonce = (await guest.get('cart')).headers.get('Nonce');
	return (await postJson(guest, path, batchOf(codes, nonce, options))).body.responses;
};

const batch = (path) => async (guest, code) => {
	const [answer] = await sendBatch(guest, path, [code]);
	return isLimited(answer);
};

const form = (path, fields, method = 'POST') =>
	async function (guest, code) {
		const { text } = await guest.open(path, { method, body: new URLSearchParams(fields(code)) });
		return MESSAGE.test(text);
	};

const ajax = (path) => async (guest, code) => {
	const [, security] = /"apply_coupon_nonce":"([^"]+)"/.exec((await guest.open(CLASSIC)).text);
	return form(path, (coupon) => ({ security, coupon_code: coupon }))(guest, code);
};

/** Opens a link and looks at the notices. */
const link = (pathOf, init) => async (guest, code) => {
	await guest.open(pathOf(code), init);
	return MESSAGE.test((await guest.open(CLASSIC)).text);
};

const checkoutLink = (code) => `/checkout-link/?products=${PRODUCT}&coupon=${code}`;

/** Requests that apply a code and tell if it was refused because of the limit. */
const DOORS = {
	'Store API, cart/apply-coupon': api('/wp-json/wc/store/v1/cart/apply-coupon'),
	'without a version': api('/wp-json/wc/store/cart/apply-coupon'),
	'by rest_route': api('/?rest_route=/wc/store/v1/cart/apply-coupon'),
	'Store API, cart/coupons': api('/wp-json/wc/store/v1/cart/coupons'),
	'Store API, cart/coupons, as the type of a discount': asType,
	'batch of the Store API': batch('/wp-json/wc/store/v1/batch'),
	'batch of WordPress': batch('/wp-json/batch/v1'),
	'classic form': form(CLASSIC, (code) => ({ apply_coupon: '1', coupon_code: code })),
	'wc-ajax': ajax('/?wc-ajax=apply_coupon'),
	'admin-ajax': ajax('/wp-admin/admin-ajax.php?action=woocommerce_apply_coupon'),
	'link to the checkout': link(checkoutLink),
	'link to the checkout, posted': link(checkoutLink, {
		method: 'POST',
		body: new URLSearchParams({ a: '1' }),
	}),
	'link with a coupon': link((code) => `/?coupon=${code}`),
};

Object.entries(DOORS).forEach(([name, tryCode], index) =>
	test(
		`${name}: wrong codes are limited, and a right one is not told then`,
		inTenMinutes(async () => {
			await ask('age', { seconds: 0 });
			const { code } = await ask('coupon', { limit: 0 });
			const guesser = await guestWithCart(`203.${index}.113.40`);
			const refused = [];
			for (let guess = 0; guess < ALLOWED; guess += 1) {
				refused.push(await tryCode(guesser, `guess-${guess}`));
			}
			deepStrictEqual(refused, Array(ALLOWED).fill(false));
			ok(await tryCode(guesser, 'one-more'), 'one more');
			ok(await tryCode(guesser, code), 'the right one');
			deepStrictEqual(await couponsOf(guesser), []);

			const shopper = await guestWithCart(`203.${index}.113.41`);
			strictEqual(await tryCode(shopper, code), false);
			deepStrictEqual(await couponsOf(shopper), [code]);
		}),
	),
);

test(
	'a removal does not tell either, but removes what is in the cart',
	inTenMinutes(async () => {
		await ask('age', { seconds: 0 });
		const { code: hidden } = await ask('coupon', { limit: 0 });
		const { code: applied } = await ask('coupon', { limit: 0 });
		const guest = await guestWithCart('203.0.113.50');
		await guest.post('cart/apply-coupon', { code: applied });
		const remove = (code) => guest.post('cart/remove-coupon', { code });
		for (let guess = 0; guess < ALLOWED; guess += 1) {
			await remove(`guess-${guess}`);
		}
		deepStrictEqual([await remove('one-more'), await remove(hidden)].map(isLimited), [true, true]);
		ok(isLimited(await guest.post('cart/apply-coupon', { code: hidden })), 'counted for all');
		strictEqual((await remove(applied)).status, 200);
		deepStrictEqual(await couponsOf(guest), []);
	}),
);

test(
	'each code of a batch counts',
	inTenMinutes(async () => {
		await ask('age', { seconds: 0 });
		const guest = await guestWithCart('203.0.113.51');
		const codes = Array.from({ length: 25 }, (_, index) => `guess-${index}`);
		const answers = await sendBatch(guest, '/wp-json/wc/store/v1/batch', codes);
		strictEqual(answers.filter(isLimited).length, codes.length - ALLOWED);
		const { code } = await ask('coupon', { limit: 0 });
		const guesser = await guestWithCart('203.1.113.51');
		const guess = (wrong) =>
			sendBatch(guesser, '/wp-json/batch/v1', [...wrong, code], {
				route: 'coupons',
				validation: 'require-all-validate',
			});
		ok((await guess(codes.slice(0, ALLOWED - 1))).includes(null), 'told by the validation');
		await guess(codes.slice(ALLOWED));
		ok((await guess([])).every(isLimited), 'not any more');
	}),
);

test('coupons that cannot be used, and one that is used already, are no wrong codes', async () => {
	await ask('age', { seconds: 0 });
	const { code } = await ask('coupon', { limit: 0 });
	const guest = await guestWithCart('203.0.113.52');
	for (let tried = 0; tried < ALLOWED + 2; tried += 1) {
		const { status } = await guest.post('cart/apply-coupon', { code });
		strictEqual(status, tried === 0 ? 200 : 400);
	}
});
