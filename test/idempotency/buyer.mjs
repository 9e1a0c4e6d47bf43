/** A shopper who places orders under a key. */
import { createVisitor } from '../contract/visitor.mjs';

/** Those who are told to come back do, this often. */
const TRIES = 50;

/**
 * @param {string} url
 * @param {import('../contract/visitor.mjs').Visitor} [visitor]
 */
export const createBuyer = (url, visitor = createVisitor(url)) => {
	const place = (key, fields = {}, headers = {}) =>
		visitor.order(fields, { 'Idempotency-Key': key, ...headers });

	return {
		...visitor,
		place,
		/** Comes back as often as it is told to. */
		async placeAndWait(key, fields, headers) {
			for (let tries = 1; ; tries += 1) {
				const answer = await place(key, fields, headers);
				if (answer.body?.code !== 'storefront_islands_request_running' || tries === TRIES) {
					return answer;
				}
			}
		},
		/** What the shop knows of an attempt, asked as a browser does. */
		async ask(key) {
			const path = `/wp-json/storefront-islands/v1/checkout-attempts/${key}`;
			const { text, headers } = await visitor.open(path);
			return { ...JSON.parse(text), headers };
		},
		/** Logs in with the same browser. */
		async logIn(user, password) {
			await visitor.open('/wp-login.php');
			const body = new URLSearchParams({ log: user, pwd: password, testcookie: '1' });
			return visitor.open('/wp-login.php', { method: 'POST', body });
		},
		/** A browser that has seen none of the later answers. */
		copy() {
			const twin = createVisitor(url);
			for (const [name, value] of visitor.cookies) {
				twin.cookies.set(name, value);
			}
			return createBuyer(url, twin);
		},
	};
};
