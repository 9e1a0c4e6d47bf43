/** The observers of plugins: who takes part in a checkout's events. What they answer is asked in ask-observers.ts. */
import type { CheckoutEventName } from '../../domain/checkout/observer';
import type { Observer, Subscribe } from './contract';

const DEFAULT_PRIORITY = 10;

interface Entry {
	readonly observer: Observer;
	readonly priority: number;
}

export interface Observers {
	subscribe(event: CheckoutEventName): Subscribe;
	/** Lower priorities come first, equal ones in the order of their coming. */
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
