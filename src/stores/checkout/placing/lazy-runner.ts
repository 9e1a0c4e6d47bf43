/** Runner whose script, which places orders, is loaded on first use. */
import { initialState } from '../../../domain/checkout/machine/state';
import type { CheckoutEvent } from '../../../domain/checkout/machine/state';
import type { Runner } from '../contract';

export interface LazyRunner extends Runner {
	/** Loads the script in advance, because an order may follow. */
	prepare(): void;
	/** Loads the script again if it failed to load. */
	retry(): void;
}

export interface LazyRunnerDependencies {
	/** Returns the runner synchronously, or once its script is loaded. */
	readonly load: () => Runner | Promise<Runner>;
	/** Called when a shopper who submitted the order starts or stops waiting for the script. */
	readonly onWait: (isWaiting: boolean) => void;
	/** Called when the script could not be loaded; nothing was ordered. */
	readonly onFailure: (error: unknown) => void;
}

/** True for events that are dropped if the script fails to load: the next click repeats them. */
const isMomentary = ({ type }: CheckoutEvent): boolean =>
	type === 'submitted' || type === 'express-clicked';

/**
 * Creates a runner that is loaded on first use, so that viewing a checkout does not load the code that places orders.
 * Events until then are queued in order.
 */
export const createLazyRunner = ({
	load,
	onWait,
	onFailure,
}: LazyRunnerDependencies): LazyRunner => {
	let runner: Runner | null = null;
	let isLoading = false;
	let isAwaited = false;
	let isMissing = false;
	let queuedEvents: readonly CheckoutEvent[] = [];
	let waiting: readonly ((loaded: Runner | null) => void)[] = [];

	const setAwaited = (awaited: boolean): void => {
		if (isAwaited !== awaited) {
			isAwaited = awaited;
			onWait(awaited);
		}
	};

	const arrive = (loaded: Runner): void => {
		runner = loaded;
		isLoading = false;
		setAwaited(false);
		queuedEvents.forEach((event) => loaded.dispatch(event));
		queuedEvents = [];
		waiting.forEach((resolve) => resolve(loaded));
		waiting = [];
	};

	const fail = (error: unknown): void => {
		isLoading = false;
		isMissing = true;
		setAwaited(false);
		const wasNeeded = queuedEvents.some(isMomentary);
		queuedEvents = queuedEvents.filter((event) => !isMomentary(event));
		if (wasNeeded || waiting.length > 0) {
			onFailure(error);
		}
		waiting.forEach((resolve) => resolve(null));
		waiting = [];
	};

	const prepare = (): void => {
		if (runner !== null || isLoading) {
			return;
		}
		isLoading = true;
		isMissing = false;
		const loaded = load();
		if (loaded instanceof Promise) {
			loaded.then(arrive, fail);
		} else {
			arrive(loaded);
		}
	};

	return {
		prepare,
		retry: () => {
			if (isMissing) {
				prepare();
			}
		},
		validate: async (shownTotal) => {
			const loaded =
				runner ??
				(await new Promise<Runner | null>((resolve) => {
					waiting = [...waiting, resolve];
					prepare();
				}));
			return loaded !== null && loaded.validate(shownTotal);
		},
		state: () => runner?.state() ?? initialState,
		dispatch: (event) => {
			if (runner !== null) {
				runner.dispatch(event);
				return;
			}
			queuedEvents = [...queuedEvents, event];
			prepare();
			if (isLoading && event.type === 'submitted') {
				setAwaited(true);
			}
		},
	};
};
