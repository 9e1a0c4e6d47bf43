import { createAttemptRecord } from '../../../api';
import { aRegistry } from '../../../../test/support/stores';
import { checkoutStore } from './contract';
import { openCheckoutStore, registerStoreEarly } from '.';
import { initialState } from './reducer';

test('values set by plugins before the checkout starts are kept, and the checkout adopts the store', () => {
	const registry = aRegistry();
	registerStoreEarly(registry);
	registerStoreEarly(registry);
	const checkout = registry.dispatch(checkoutStore);
	void checkout.setExtensionData('woocommerce/order-attribution', { source: 'typein' }, true);
	void checkout.__internalSetHasError();
	void checkout.setAdditionalFields({ 'tax/number': 'R1' });
	expect(registry.select(checkoutStore).getAdditionalFields()).toEqual({});
	expect(registry.select(checkoutStore).hasError()).toBe(false);

	const happen = jest.fn();
	openCheckoutStore(
		{
			registry,
			record: createAttemptRecord(),
			runner: () => ({
				dispatch: happen,
				validate: () => Promise.resolve(true),
				state: () => expect.anything(),
			}),
		},
		initialState({ cart: null, collectableMethodIds: [], customerId: 7 }),
	);
	void checkout.__internalSetHasError();
	expect(happen).toHaveBeenCalledWith({ type: 'error-set', hasError: true });
	expect(registry.select(checkoutStore).getCustomerId()).toBe(7);
	expect(registry.select(checkoutStore).getExtensionData()).toEqual({
		'woocommerce/order-attribution': { source: 'typein' },
	});
});
