/** CheckoutPort (src/api/ports.ts) over api-fetch, and over plain fetch for the attempt query. */
import { attemptUrl } from '../../domain/checkout/stored-attempt';
import type { OrderRequest, PlaceOutcome } from '../../domain/checkout/order';
import { attemptOutcome, outcomeOf } from './outcome';
import type { CheckoutPort } from '../ports';
import { browserEnvironment } from '../transport/environment';
import type { Environment } from '../transport/environment';
import { readResponse, fetchResponse, isResponse } from '../transport/fetch';
import type { ApiFetch } from '../transport/fetch';
import { STORE_ROOT } from '../transport/request';

/**
 * Builds the body of POST checkout (docs/behaviour.md#checkout-order-request), without the payment keys if nothing has
 * to be paid, and without the shipping address if nothing is shipped.
 */
const orderBody = (request: OrderRequest): Readonly<Record<string, unknown>> => ({
	billing_address: request.billingAddress,
	...(request.shippingAddress && { shipping_address: request.shippingAddress }),
	customer_note: request.customerNote,
	create_account: request.createAccount,
	...(request.customerPassword !== '' && { customer_password: request.customerPassword }),
	...(request.payment && {
		payment_method: request.payment.method,
		payment_data: request.payment.data,
	}),
	extensions: request.extensions,
	...(Object.keys(request.additionalFields).length > 0 && {
		additional_fields: request.additionalFields,
	}),
});

/**
 * Timeout of POST checkout, in milliseconds. Shorter than that of gateways, some 70 seconds; the shop is then queried
 * for the outcome.
 */
const PLACE_TIMEOUT = 60_000;
const QUERY_TIMEOUT = 15_000;

const UNANSWERED: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };

export interface CheckoutConnection {
	/** The page's wp.apiFetch, to which connectStoreApi has added the nonce middleware. */
	readonly apiFetch: ApiFetch;
	/** REST root with trailing slash. */
	readonly root: string;
	readonly environment?: Pick<Environment, 'after' | 'isOnline'>;
	readonly fetch?: typeof window.fetch;
}

export const createCheckoutPort = ({
	apiFetch,
	root,
	environment = browserEnvironment(),
	fetch = (input, init) => window.fetch(input, init),
}: CheckoutConnection): CheckoutPort => {
	/** Settles after this number of milliseconds at the latest, even if the request is still pending. Never rejects. */
	const requestWithTimeout = async (
		timeout: number,
		request: (signal: AbortSignal) => Promise<PlaceOutcome>,
	): Promise<PlaceOutcome> => {
		if (!environment.isOnline()) {
			return { kind: 'unreachable', reason: 'offline' };
		}
		const aborter = new AbortController();
		const timedOut = new Promise<PlaceOutcome>((resolve) => {
			aborter.signal.addEventListener('abort', () =>
				resolve({ kind: 'unreachable', reason: 'timeout' }),
			);
		});
		const cancelTimeout = environment.after(timeout, () => aborter.abort());
		const responded = request(aborter.signal).catch((): PlaceOutcome =>
			environment.isOnline() ? UNANSWERED : { kind: 'unreachable', reason: 'offline' },
		);
		const outcome = await Promise.race([responded, timedOut]);
		cancelTimeout();
		return outcome;
	};

	return {
		place: (request, key) =>
			requestWithTimeout(PLACE_TIMEOUT, async (signal) => {
				const response = await fetchResponse(apiFetch, {
					path: `${STORE_ROOT}checkout`,
					method: 'POST',
					data: orderBody(request),
					headers: {
						'Idempotency-Key': key,
						'Storefront-Islands-Total': request.expectedTotal,
					},
					cache: 'no-store',
					signal,
				});
				return isResponse(response) ? outcomeOf(await readResponse(response)) : UNANSWERED;
			}),

		query: (key) =>
			requestWithTimeout(QUERY_TIMEOUT, async (signal) =>
				attemptOutcome(
					// Not api-fetch: WordPress would respond 403 to a guest's stale X-WP-Nonce.
					await readResponse(
						await fetch(attemptUrl(root, key), { method: 'POST', cache: 'no-store', signal }),
					),
				),
			),
	};
};
