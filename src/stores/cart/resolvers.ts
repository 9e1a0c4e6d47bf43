import { cartStore } from './contract';
import type { CartDependencies } from './mutate';
import { receiveCartData } from './receive';
import { toApiError } from './response';

/** Reads the cart into the store: the first time, or anew. What fails is kept in getCartErrors. */
export const createLoad =
	({ registry, port, tracker }: CartDependencies) =>
	async (): Promise<void> => {
		const result = await port.load();
		if (result.ok === true) {
			receiveCartData({ registry, tracker }, result.value, { answered: null });
		} else if (result.ok === false) {
			void registry.dispatch(cartStore).setErrorData(toApiError(result.failure));
		}
	};

interface ResolverArguments {
	readonly resolveSelect: { getCartData(): Promise<unknown> };
}

/** Selectors that read the cart when they are first asked. */
export const createResolvers = (load: () => Promise<void>) => ({
	getCartData: () => load,
	getCartTotals:
		() =>
		async ({ resolveSelect }: ResolverArguments): Promise<void> => {
			await resolveSelect.getCartData();
		},
});
