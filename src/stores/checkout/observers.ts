/** Observers registered by plugins for the checkout's events. ask-observers.ts calls them. */
import type { CheckoutEventName } from '../../domain/checkout/observer';
import type { Observer, Subscribe } from './contract';

const DEFAULT_PRIORITY = 10;

interface Entry {
	readonly observer: Observer;
	readonly priority: number;
}

export interface Observers {
	subscribe(event: CheckoutEventName): Subscribe;
	/** Returns the observers by ascending priority, equal priorities in the order of registration. */
	of(event: CheckoutEventName): readonly Observer[];
}

export const createObservers = (): Observers => {
	const entries: Record<CheckoutEventName, readonly Entry[]> = {
		checkout_validation: [],
		payment_setup: [],
		checkout_success: [],
		checkout_fail: [],
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
		of: (event) => entries[event].map(({ observer }) => observer),
	};
};
