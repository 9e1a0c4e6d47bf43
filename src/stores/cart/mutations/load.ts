import type { CartPort } from '../../../api/ports';
import type { Registry } from '../../shared/registry';
import { cartStore } from '../store/contract';
import { toApiError } from '../store/response';
import type { CartAdapter } from './cart-adapter';

/**
 * Creates the function that reads the cart into the store, initially or again. Errors are stored in getCartErrors. An
 * answer may be older than a cart that came meanwhile, from a change or another tab, or than what a second call asks for:
 * it is then read once more.
 */
export const createLoad = (
	registry: Registry,
	port: CartPort,
	cartAdapter: CartAdapter,
): (() => Promise<void>) => {
	let loading: Promise<void> | null = null;
	/** True if the cart is asked for again while a request is on its way. */
	let isAskedAgain = false;
	const load = async (): Promise<void> => {
		isAskedAgain = false;
		const answer = port.load();
		// The answer to a change may be on its way into the store at this moment: it is not newer than the request.
		await Promise.resolve();
		const before = cartAdapter.confirmed();
		const result = await answer;
		if (result.ok === false) {
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		} else if (isAskedAgain || cartAdapter.confirmed() !== before) {
			await load();
		} else if (result.ok === true) {
			cartAdapter.receive(result.value, null);
		}
	};
	return () => {
		isAskedAgain = true;
		loading ??= load().finally(() => {
			loading = null;
		});
		return loading;
	};
};
