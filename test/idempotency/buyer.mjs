/** Shopper who places orders with an idempotency key. */
import { ADDRESSES, createVisitor } from '../contract/visitor.mjs';

/** Order fields of the payment method of charges.php. */
export const PAY = { payment_method: 'test-charge' };

const card = (number) => ({ ...PAY, payment_data: [{ key: 'test-card', value: number }] });
export const VALID = card('valid');
export const DECLINED = card('declined');

/** Entry of a batch that places an order. */
export const batchEntry = async (visitor, fields) => ({
	path: '/wc/store/v1/checkout',
	method: 'POST',
	headers: { Nonce: (await visitor.get('cart')).headers.get('Nonce') },
	body: { ...ADDRESSES, ...fields },
});

/** Maximum number of attempts of a request that is told to be repeated. */
const TRIES = 50;

/**
 * @param {string} url
 * @param {import('../contract/visitor.mjs').Visitor} [visitor]
 */
export const createBuyer = (url, visitor = createVisitor(url)) => {
	const place = (key, fields = {}, headers = {}) =>
		visitor.order(fields, { 'Idempotency-Key': key, ...headers });

	const query = async (key, init) => {
		const path = `/wp-json/storefront-islands/v1/checkout-attempts/${key}`;
		const { text, headers } = await visitor.open(path, init);
		return { ...JSON.parse(text), headers };
	};

	return {
		...visitor,
		place,
		/** Places an order and repeats the request as long as the response asks for it. */
		async placeAndWait(key, fields, headers) {
			for (let tries = 1; ; tries += 1) {
				const answer = await place(key, fields, headers);
				if (answer.body?.code !== 'storefront_islands_request_running' || tries === TRIES) {
					return answer;
				}
			}
		},
		/** Queries the state of a checkout attempt, which changes nothing. */
		ask: (key) => query(key),
		/** Queries it as a page does, which settles what is known by then. */
		settle: (key) => query(key, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } }),
		/** Copies the cookies: a browser that has received none of the later responses. */
		copy: () => createBuyer(url, visitor.copy()),
	};
};
