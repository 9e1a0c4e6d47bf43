import type { CheckoutEvent } from '../../domain/checkout/machine/event';
import { initialState } from '../../domain/checkout/machine/state';
import type { Runner } from './runner';

export interface LazyRunner extends Runner {
	/** Loads it ahead, as an order may follow. */
	prepare(): void;
	/** Loads it again where it did not come. */
	retry(): void;
}

export interface LazyRunnerDependencies {
	/** Gives it at once, or once its script has come. */
	readonly load: () => Runner | Promise<Runner>;
	/** Whether someone who wants to order waits for the script. */
	readonly onWait: (isWaiting: boolean) => void;
	/** The script did not come, and nothing was ordered. */
	readonly onFailure: (error: unknown) => void;
}

/** Meant for the moment in which they happen; the next press asks for the rest anew. */
const isOfItsMoment = ({ type }: CheckoutEvent): boolean =>
	type === 'submitted' || type === 'express-clicked';

/**
 * The runner, loaded when it is first needed: who only looks at a checkout does not load how orders are placed. What
 * happens meanwhile is kept, in its order.
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
	let happened: readonly CheckoutEvent[] = [];

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
		happened.forEach((event) => loaded.happen(event));
		happened = [];
	};

	const fail = (error: unknown): void => {
		isLoading = false;
		isMissing = true;
		setAwaited(false);
		const wasNeeded = happened.some(isOfItsMoment);
		happened = happened.filter((event) => !isOfItsMoment(event));
		if (wasNeeded) {
			onFailure(error);
		}
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
		state: () => runner?.state() ?? initialState,
		happen: (event) => {
			if (runner !== null) {
				runner.happen(event);
				return;
			}
			happened = [...happened, event];
			prepare();
			if (isLoading && event.type === 'submitted') {
				setAwaited(true);
			}
		},
	};
};
