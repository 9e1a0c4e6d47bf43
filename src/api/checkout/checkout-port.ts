/** CheckoutPort (port.ts) over api-fetch, and over plain fetch for the attempt query. */
import { attemptUrl } from '../../domain/checkout/kept-attempt';
import type { PlaceOutcome } from '../../domain/checkout/order';
import { readResponse } from '../answer';
import { browserEnvironment, type Environment } from '../environment';
import { fetchResponse, isResponse, type ApiFetch } from '../fetch';
import { STORE_ROOT } from '../request';
import { attemptOutcome } from './attempt-outcome';
import { orderBody } from './order-body';
import { outcomeOf } from './outcome';
import type { CheckoutPort } from './port';

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
					await readResponse(await fetch(attemptUrl(root, key), { cache: 'no-store', signal })),
				),
			),
	};
};
