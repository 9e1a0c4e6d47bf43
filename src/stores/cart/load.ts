import type { CartPort } from '../../api/port';
import type { Registry } from '../registry';
import { cartStore } from './contract';
import type { CartHolder } from './holder';
import { toApiError } from './response';

/**
 * Reads the cart into the store: the first time, or anew. What fails is kept in getCartErrors. Calls while one is
 * under way share its answer.
 */
export const createLoad = (
	registry: Registry,
	port: CartPort,
	holder: CartHolder,
): (() => Promise<void>) => {
	let loading: Promise<void> | null = null;
	const load = async (): Promise<void> => {
		const result = await port.load();
		if (result.ok === true) {
			holder.take(result.value, null);
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
