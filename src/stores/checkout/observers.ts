/** The observers of plugins: who takes part in a checkout's events, and what all of them answered. */
import type { CheckoutEventName, ObserverResponse } from '../../domain/checkout/observer';
import { endsAsking, readObserver, readThrown } from '../../domain/checkout/read-observer';
import type { Observer, Subscribe } from './contract';

const DEFAULT_PRIORITY = 10;

interface Entry {
	readonly observer: Observer;
	readonly priority: number;
}

export interface Observers {
	/** Lower priorities are asked first, equal ones in the order of their coming. */
	subscribe(event: CheckoutEventName): Subscribe;
	/** Asks one after the other, awaiting each. Never rejects; an observer may keep it waiting for ever. */
	ask(event: CheckoutEventName, data: unknown): Promise<readonly ObserverResponse[]>;
}

/** @param report Hears what an observer threw: its author reads it in the console. */
export const createObservers = (report: (error: unknown) => void): Observers => {
	const entries: Record<CheckoutEventName, readonly Entry[]> = {
		checkout_validation: [],
		payment_setup: [],
		checkout_success: [],
		checkout_fail: [],
	};

	const responseOf = async (
		event: CheckoutEventName,
		{ observer }: Entry,
		data: unknown,
	): Promise<ObserverResponse> => {
		try {
			return readObserver(event, await observer(data));
		} catch (error) {
			report(error);
			return readThrown(event);
		}
	};

	return {
		subscribe:
			(event) =>
			(observer, priority = DEFAULT_PRIORITY) => {
				const entry: Entry = { observer, priority };
				entries[event] = [...entries[event], entry].sort((a, b) => a.priority - b.priority);
				return () => {
					entries[event] = entries[event].filter((other) => other !== entry);
				};
			},
		ask: async (event, data) => {
			const responses: ObserverResponse[] = [];
			for (const entry of entries[event]) {
				const response = await responseOf(event, entry, data);
				responses.push(response);
				if (endsAsking(event, response)) {
					break;
				}
			}
			return responses;
		},
	};
};
