import type { Observer, Subscribe } from '../../stores/checkout/contract';

const DEFAULT_PRIORITY = 10;

/** Creates an emitter for notifications: return values and exceptions of observers have no effect. */
export const createEmitter = (): {
	readonly subscribe: Subscribe;
	readonly emit: (data: unknown) => void;
} => {
	let observers: readonly { readonly observer: Observer; readonly priority: number }[] = [];
	return {
		subscribe(observer, priority = DEFAULT_PRIORITY) {
			const entry = { observer, priority };
			observers = [...observers, entry].sort((a, b) => a.priority - b.priority);
			return () => {
				observers = observers.filter((other) => other !== entry);
			};
		},
		emit(data) {
			for (const { observer } of observers) {
				try {
					observer(data);
				} catch (error) {
					console.error(error);
				}
			}
		},
	};
};
