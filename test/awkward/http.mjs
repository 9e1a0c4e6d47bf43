/** Makes the requests of test/awkward/page.mjs over HTTP, each as a new visitor. */
import { randomUUID } from 'node:crypto';
import { createVisitor } from '../contract/visitor.mjs';

const lineOf = ({ name, quantity, variation, item_data: data, prices }) => ({
	name,
	quantity,
	variation: variation.map(({ attribute, value }) => `${attribute}: ${value}`),
	data,
	price: prices.price,
});

const sendForm = (visitor, fields) =>
	visitor.open('/', { method: 'POST', body: new URLSearchParams(fields) });

/** As a page that is left sends it. */
const sendHeld = (visitor, key, fields) =>
	visitor.open('/', {
		method: 'POST',
		headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'Sec-Fetch-Site': 'same-origin' },
		body: JSON.stringify({ 'storefront-islands-adds': [{ key, fields }] }),
	});

const sendBodies = async (visitor, key, bodies) => {
	const statuses = [];
	for (const body of bodies) {
		const headers = { 'Idempotency-Key': key };
		statuses.push((await visitor.post('cart/add-item', body, 'POST', headers)).status);
	}
	return statuses;
};

const linesOf = async (visitor) => (await visitor.cart()).items.map(lineOf);

/**
 * @param {string} url Address of the shop.
 * @returns {(attempt: import('./page.mjs').Attempt) => Promise<{lines: object[]}>}
 */
export const createBuyer = (url) => async (attempt) => {
	const visitor = createVisitor(url);
	await visitor.cart();
	const { kind, fields, bodies } = attempt;
	await {
		form: () => sendForm(visitor, fields),
		held: () => sendHeld(visitor, randomUUID(), fields),
		api: () => sendBodies(visitor, randomUUID(), bodies),
	}[kind]();
	return { lines: await linesOf(visitor) };
};

/** A click before scripts whose page is left while the island, hydrated by now, sends the same add. */
export const buyTwice = async (url, early, hydrated) => {
	const visitor = createVisitor(url);
	await visitor.cart();
	const key = randomUUID();
	await sendHeld(visitor, key, early.fields);
	const statuses = await sendBodies(visitor, key, hydrated.bodies);
	return { statuses, lines: await linesOf(visitor) };
};
