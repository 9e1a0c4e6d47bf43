/** Honest shoppers at random: some share an address, some cards are declined, some responses get lost, some go back. */
import { randomUUID } from 'node:crypto';
import { DECLINED, VALID } from './buyer.mjs';

/** Share of the shoppers whose card is declined at first, of those who then try another one, and of lost responses. */
const DECLINED_SHARE = 0.12;
const OTHER_CARD_SHARE = 0.7;
const LOST_SHARE = 0.1;

/** Returns the address of a shopper: an office, a mobile network, or one of their own. */
const addressOf = (random) => {
	const below = (limit) => Math.floor(random() * limit);
	const where = random();
	if (where < 0.25) {
		return '192.88.99.1';
	}
	return where < 0.55
		? `91.${64 + below(2)}.0.${below(250)}`
		: `${20 + below(60)}.${below(250)}.${below(250)}.9`;
};

/** Time in the checkout before an order, in seconds. */
const SECONDS_TO_ORDER = 5;

/**
 * Plays one shopper and returns the answers that told to wait.
 *
 * @param {() => number} random Between 0 and 1.
 * @param {number} product Id of a product.
 * @param {(address: string) => ReturnType<typeof import('./buyer.mjs').createBuyer>} arrive
 * @param {(seconds: number) => Promise<unknown>} pass Lets time pass since the checkouts were opened.
 */
export const playHonestShopper = async (random, product, arrive, pass) => {
	const address = addressOf(random);
	const shopper = arrive(address);
	const fillCheckout = async () => {
		await shopper.add(product);
		await shopper.open('/checkout/');
		await pass(SECONDS_TO_ORDER);
	};
	await fillCheckout();
	const blocked = [];
	const place = async (fields) => {
		const key = randomUUID();
		const answer = await shopper.place(key, fields);
		if (random() < LOST_SHARE) {
			// The browser repeats the request.
			await shopper.place(key, fields);
		}
		if (answer.status === 429) {
			blocked.push(`${address}: ${JSON.stringify(answer.body.data)}`);
		}
		return answer;
	};
	const declines = random() < DECLINED_SHARE ? 1 + Math.floor(random() * 4) : 0;
	for (let tried = 0; tried < declines; tried += 1) {
		await place(DECLINED);
	}
	if (declines === 0 || random() < OTHER_CARD_SHARE) {
		const answer = await place(VALID);
		if (random() < 0.05 && answer.status === 200) {
			// Back, and once more.
			await fillCheckout();
			await place(VALID);
		}
	}
	return blocked;
};
