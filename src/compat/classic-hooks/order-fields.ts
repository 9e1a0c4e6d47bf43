/** Sends fields that plugins have printed into the form with the order, and names the requests of the form. */
import { STORE_ROOT } from '../../api/transport/request';
import type { Middleware } from '../../api/transport/fetch';

/** Name under which php-stubs/src/WooCommerce/Purchase/WooClassicOrder.php reads the fields, as a query string. */
const PARAMETER = 'storefront_islands_fields';

const isOrder = new RegExp(`^${STORE_ROOT}checkout(?:\\?|$)`);

/**
 * Returns an api-fetch middleware that adds the fields to each order. An order that is sent again under its key has the
 * same body, as the shop takes another one for a mistake.
 */
export const sendFields = (read: () => string): Middleware => {
	const sent = new Map<string, string>();
	return (options, next) => {
		const { path = '', method, data, headers } = options;
		if (method !== 'POST' || !isOrder.test(path) || typeof data !== 'object') {
			return next(options);
		}
		const key = headers?.['Idempotency-Key'] ?? '';
		const fields = sent.get(key) ?? read();
		if (key !== '') {
			sent.set(key, fields);
		}
		return next({ ...options, data: { ...data, [PARAMETER]: fields } });
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
