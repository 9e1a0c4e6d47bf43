import type { CartPort } from '../../api/port';
import type { Registry } from '../registry';
import { cartStore } from './contract';
import type { CartAdapter } from './holder';
import { toApiError } from './response';

/**
 * Creates the function that reads the cart into the store, initially or again. Errors are stored in getCartErrors.
 * Calls during a read share its result.
 */
export const createLoad = (
	registry: Registry,
	port: CartPort,
	cartAdapter: CartAdapter,
): (() => Promise<void>) => {
	let loading: Promise<void> | null = null;
	const load = async (): Promise<void> => {
		const result = await port.load();
		if (result.ok === true) {
			cartAdapter.receive(result.value, null);
		} else if (result.ok === false) {
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		}
	};
	return () => {
		loading ??= load().finally(() => {
			loading = null;
		});
		return loading;
	};
};
