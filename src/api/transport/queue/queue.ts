/**
 * Side effects of the queue: gives the pure rules (queue-reducer.ts) time, randomness, online and offline events, and a
 * function that sends.
 */
import type { ConnectionState } from '../../ports';
import type { Environment } from '../environment';
import { connectionOf, step } from './queue-reducer';
import { emptyQueue } from './queue-state';
import type {
	BatchOutcome,
	RequestOutcome,
	QueuedRequest,
	QueueEffect,
	QueueEvent,
} from './queue-state';
import type { StoreRequest } from '../request';

export interface SettledRequest {
	readonly outcome: RequestOutcome;
	/** True if an earlier sending may have been carried out: an error can be its consequence. */
	readonly repeated: boolean;
}

export interface MutationQueue {
	/** Queues a request; see QueuedRequest for subject and repeatable. Never rejects. */
	enqueue(
		request: StoreRequest,
		subject: string | null,
		repeatable: boolean,
	): Promise<SettledRequest>;
	/** Sends waiting requests immediately, and again what has been in flight for long. */
	retryNow(): void;
	/** If the page is left before retryNow(), what waits is sent behind these requests, which are repeatable. */
	precede(requests: readonly StoreRequest[]): void;
	/** Notifies the listener immediately if changes cannot be sent at the moment. */
	watchConnection(listener: (state: ConnectionState) => void): void;
	/**
	 * Number of batches sent, and `busy` while one is in flight. Used by reads to detect that they overlapped with a
	 * batch.
	 */
	progress(): { readonly batches: number; readonly busy: boolean };
}

/** Sends a batch; `aborter` ends it without a response. */
export type SendBatch = (
	requests: readonly QueuedRequest[],
	aborter?: AbortController,
) => Promise<BatchOutcome>;

/** @param hold Time on the environment's clock until which requests wait at first, unless they are hurried. */
export const createQueue = (environment: Environment, send: SendBatch, hold = 0): MutationQueue => {
	const { now, after, random } = environment;
	const callers = new Map<number, (settled: SettledRequest) => void>();
	const listeners = new Set<(state: ConnectionState) => void>();
	let state = emptyQueue(environment.isOnline(), hold);
	let callersSoFar = 0;
	let cancelWake = (): void => undefined;
	let aborter = new AbortController();

	const settle = ({
		callers: ids,
		outcome,
		repeated,
	}: Extract<QueueEffect, { type: 'settle' }>): void => {
		ids.forEach((id) => {
			callers.get(id)?.({ outcome, repeated });
			callers.delete(id);
		});
	};

	const run = (effect: QueueEffect): void => {
		switch (effect.type) {
			case 'send':
				// A batch that is sent again must not reach the shop after the newer one.
				aborter.abort();
				aborter = new AbortController();
				void send(effect.requests, aborter).then((outcome) =>
					dispatch({
						type: 'batch-ended',
						at: now(),
						batch: effect.batch,
						outcome,
						random: random(),
					}),
				);
				break;
			case 'settle':
				settle(effect);
				break;
			case 'wake':
				cancelWake();
				cancelWake = after(effect.after, () => dispatch({ type: 'woke', at: now() }));
				break;
			case 'report':
				listeners.forEach((listener) => listener(effect.state));
				break;
		}
	};

	const dispatch = (event: QueueEvent): void => {
		const [next, effects] = step(state, event);
		state = next;
		effects.forEach(run);
	};

	environment.onOnline(() => dispatch({ type: 'online', at: now() }));
	environment.onOffline(() => dispatch({ type: 'offline', at: now() }));
	environment.onLeave(() => dispatch({ type: 'hurried', at: now() }));

	return {
		enqueue: (request, subject, repeatable) =>
			new Promise((resolve) => {
				callersSoFar += 1;
				callers.set(callersSoFar, resolve);
				dispatch({ type: 'queued', at: now(), caller: callersSoFar, request, subject, repeatable });
			}),
		retryNow: () => dispatch({ type: 'retried', at: now() }),
		precede: (requests) => dispatch({ type: 'preceded', at: now(), requests }),
		watchConnection: (listener) => {
			listeners.add(listener);
			const connection = connectionOf(state);
			if (connection.kind !== 'online') {
				listener(connection);
			}
		},
		progress: () => ({ batches: state.batches, busy: state.inFlight !== null }),
	};
};
