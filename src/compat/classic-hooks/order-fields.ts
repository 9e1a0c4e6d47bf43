/** Sends fields that plugins have printed into the form with the order, and names the requests of the form. */
import { STORE_ROOT } from '../../api/transport/request';
import { isResponse } from '../../api/transport/fetch';
import type { Middleware } from '../../api/transport/fetch';
import { report } from '../../stores/shared/guard';

/** Name under which php-stubs/src/WooCommerce/Purchase/WooClassicOrder.php reads the fields, as a query string. */
export const PARAMETER = 'storefront_islands_fields';

const isOrder = new RegExp(`^${STORE_ROOT}checkout(?:\\?|$)`);

/**
 * Returns an api-fetch middleware that adds the fields to each order. An order that is sent again under its key has the
 * same body, as the shop takes another one for a mistake.
 *
 * @param onAnswer Gets the shop's answer as parsed JSON.
 */
export const sendFields = (read: () => string, onAnswer: (body: unknown) => void): Middleware => {
	const sent = new Map<string, string>();
	// Whatever comes of it, the order has its answer.
	const tell = (answer: unknown): void => {
		if (isResponse(answer)) {
			answer.clone().json().then(onAnswer).catch(report);
		} else {
			onAnswer(answer);
		}
	};
	return async (options, next) => {
		const { path = '', method, data, headers } = options;
		if (method !== 'POST' || !isOrder.test(path) || typeof data !== 'object') {
			return next(options);
		}
		const key = headers?.['Idempotency-Key'] ?? '';
		const fields = sent.get(key) ?? read();
		if (key !== '') {
			sent.set(key, fields);
		}
		try {
			const answer = await next({ ...options, data: { ...data, [PARAMETER]: fields } });
			tell(answer);
			return answer;
		} catch (refusal) {
			tell(refusal);
			throw refusal;
		}
	};
};

/**
 * Api-fetch middleware of a checkout, by which the shop knows that fees for the fields belong to the totals it answers
 * with (php-stubs/src/Compat/Classic/ClassicForm.php).
 */
export const nameForm: Middleware = (options, next) =>
	next(
		options.path?.startsWith(STORE_ROOT) === true
			? { ...options, headers: { ...options.headers, 'Storefront-Form': '1' } }
			: options,
	);
