/**
 * Network with all kinds of failures: delays, lost requests, lost responses, duplicates, responses out of order, error
 * pages of proxies, nonces refused for a part of a batch. The copy of a duplicated request reaches the shop second, and
 * its response is dropped. Effects of an aborted request happen before the next request is sent.
 */
import type { FakeEnvironment } from '../fakes/environment';
import type { FakeShop, ShopResponse, ShopRequest } from '../fakes/shop';
import type { Simulation } from '../fakes/simulation';
import { requestsIn } from '../fakes/page';
import type { Network } from '../fakes/api-fetch';

type Fate =
	| 'fine'
	| 'duplicated'
	| 'partly refused'
	| 'request lost'
	| 'answer lost'
	| 'hangs before'
	| 'hangs after'
	| 'proxy page before'
	| 'proxy page after'
	| 'error page'
	| 'html page';

const MISHAPS: readonly [Fate, ...Fate[]] = [
	...(['duplicated', 'duplicated', 'partly refused', 'partly refused'] as const),
	...(['request lost', 'answer lost', 'answer lost', 'hangs before', 'hangs after'] as const),
	...(['proxy page before', 'proxy page after', 'error page', 'html page'] as const),
];

const proxyPage: ShopResponse = { status: 504, headers: {}, body: '<h1>Gateway Timeout</h1>' };

/** Responses that arrive instead of the shop's. */
const pages: ReadonlyMap<Fate, ShopResponse> = new Map([
	['proxy page after', proxyPage],
	['html page', { status: 200, headers: {}, body: '<h1>Maintenance</h1>' }],
	[
		'error page',
		{
			status: 500,
			headers: {},
			body: { code: 'internal_server_error', message: 'There has been a critical error.' },
		},
	],
]);

export interface Chaos {
	/** Share of requests that are disturbed; 0 ends the disturbances. */
	mishaps: number;
	/** Number of batches of this tab that are in flight, and the maximum so far. */
	batches: number;
	mostBatches: number;
	/** Number of consecutive batches that returned no JSON, and the maximum so far. */
	losses: number;
	mostLosses: number;
	/** Maximum number of times one batch was sent; a batch is identified by its abort signal. */
	mostSendings: number;
}

export const createChaos = (): Chaos => ({
	mishaps: 0,
	batches: 0,
	mostBatches: 0,
	losses: 0,
	mostLosses: 0,
	mostSendings: 0,
});

export const createChaoticNetwork = (
	simulation: Simulation,
	tab: FakeEnvironment,
	shop: FakeShop,
	chaos: Chaos,
): Network => {
	const lost = (): never => {
		throw new TypeError('Failed to fetch');
	};

	const carry = async (
		request: ShopRequest,
		fate: Fate,
		signal: AbortSignal | null | undefined,
	): Promise<ShopResponse> => {
		const aborted = new Promise<never>((_, reject) => {
			signal?.addEventListener('abort', () => reject(new Error('aborted')));
		});
		aborted.catch(() => undefined);
		const forever = new Promise<never>(() => undefined);
		const isGone = (): boolean => signal?.aborted === true || !tab.online;

		await Promise.race([simulation.wait(simulation.between(1, 400)), aborted]);
		if (isGone() || fate === 'request lost') {
			return lost();
		}
		if (fate === 'hangs before') {
			return Promise.race([forever, aborted]);
		}
		if (fate === 'proxy page before') {
			return proxyPage;
		}
		const first = shop.handle(fate === 'partly refused' ? spoilNonces(request) : request);
		if (fate === 'hangs after') {
			return Promise.race([forever, aborted]);
		}
		await Promise.race([simulation.wait(simulation.between(1, 400)), aborted]);
		if (fate === 'duplicated') {
			shop.handle(request);
		}
		if (isGone() || fate === 'answer lost') {
			return lost();
		}
		return pages.get(fate) ?? first;
	};

	const sendings = new WeakMap<AbortSignal, number>();
	const departs = (signal: AbortSignal | null | undefined): void => {
		chaos.batches += 1;
		chaos.mostBatches = Math.max(chaos.mostBatches, chaos.batches);
		if (signal) {
			sendings.set(signal, (sendings.get(signal) ?? 0) + 1);
			chaos.mostSendings = Math.max(chaos.mostSendings, sendings.get(signal) ?? 0);
		}
	};
	const ends = (isUsable: boolean): void => {
		chaos.batches -= 1;
		chaos.losses = isUsable ? 0 : chaos.losses + 1;
		chaos.mostLosses = Math.max(chaos.mostLosses, chaos.losses);
	};

	/** Some requests of a batch arrive with an invalid nonce. */
	const spoilNonces = (request: ShopRequest): ShopRequest => ({
		...request,
		body: {
			requests: requestsIn(request).map((entry) =>
				simulation.chance(0.5)
					? { ...entry, headers: { ...entry.headers, Nonce: 'spoilt' } }
					: entry,
			),
		},
	});

	return async (request, { signal }) => {
		const fate: Fate = simulation.chance(chaos.mishaps) ? simulation.pick(MISHAPS) : 'fine';
		if (!request.path.endsWith('/batch')) {
			return carry(request, fate, signal);
		}
		departs(signal);
		let isInFlight = true;
		const ended = (isUsable: boolean): void => {
			if (isInFlight) {
				ends(isUsable);
			}
			isInFlight = false;
		};
		signal?.addEventListener('abort', () => ended(false));
		try {
			const answer = await carry(request, fate, signal);
			ended(typeof answer.body !== 'string');
			return answer;
		} catch (error) {
			ended(false);
			throw error;
		}
	};
};
