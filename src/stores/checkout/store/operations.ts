/** Actions of wc/store/checkout with effects, described in contract.ts. */
import type { AttemptRecord } from '../../../api/ports';
import { shoppingStore } from '../../cart/shopping/contract';
import { cartStore } from '../../cart/store/contract';
import { fieldsStore } from '../fields';
import { doPluginAction } from '../../cart/page/events';
import type { Registry } from '../../shared/registry';
import type { plainActions } from './actions';
import { checkoutStore } from './contract';
import type { CheckoutActions } from './contract';
import type { Runner } from '../contract';

export type CheckoutOperations = Omit<CheckoutActions, keyof typeof plainActions>;

export interface OperationsDependencies {
	readonly registry: Registry;
	readonly record: AttemptRecord;
	/** Function, because the runner is created after the store. */
	readonly runner: () => Pick<Runner, 'state' | 'dispatch'>;
}

const asText = (value: string | boolean): string =>
	typeof value === 'boolean' ? String(Number(value)) : value;

export const createCheckoutOperations = ({
	registry,
	record,
	runner,
}: OperationsDependencies): CheckoutOperations => {
	const submit = () => (): void => {
		const cart = registry.select(cartStore).getCartData();
		const { phase, isCheck } = runner().state();
		if (isCheck || phase.name === 'idle' || phase.name === 'express') {
			// Action for analytics plugins (docs/behaviour.md#analytics-actions).
			doPluginAction('checkout-submit', { storeCart: cart });
		}
		runner().dispatch({
			type: 'submitted',
			shownTotal: cart.totals.total_price,
			openAttempt: record.openKey(),
		});
	};
	/** For actions without effect: only the state machine sets a status, and the address forms are always open. */
	const noop = () => (): void => undefined;

	return {
		placeOrder: submit,
		checkAgain: () => () => runner().dispatch({ type: 'asked-again' }),
		stopWaiting: () => () => runner().dispatch({ type: 'stopped-waiting' }),
		disableCheckoutFor: (work) => async () => {
			const { __internalIncrementCalculating, __internalDecrementCalculating } =
				registry.dispatch(checkoutStore);
			void __internalIncrementCalculating();
			try {
				return await work();
			} finally {
				void __internalDecrementCalculating();
			}
		},
		__internalSetBeforeProcessing: submit,
		__internalSetIdle: () => () => runner().dispatch({ type: 'idle-set' }),
		__internalSetComplete: (data) => () =>
			runner().dispatch({ type: 'complete-set', redirectUrl: data?.redirectUrl }),
		__internalSetHasError:
			(hasError = true) =>
			() =>
				runner().dispatch({ type: 'error-set', hasError }),
		updateDraftOrder:
			({ payment_method, order_notes, additional_fields } = {}) =>
			() =>
				registry.dispatch(shoppingStore).updateCheckout({
					...(payment_method !== undefined && { paymentMethod: payment_method }),
					...(order_notes !== undefined && { orderNotes: order_notes }),
					...(additional_fields && { additionalFields: additional_fields }),
				}),
		setEditingBillingAddress: noop,
		setEditingShippingAddress: noop,
		setAdditionalFields: (fields) => () => {
			const values = Object.entries(fields).map(([name, value]) => [name, asText(value)] as const);
			// The types do not include undefined; the fields store is registered with the form.
			void registry.dispatch(fieldsStore)?.setAdditionalValues(Object.fromEntries(values));
		},
		__internalSetProcessing: noop,
		__internalSetAfterProcessing: noop,
	};
};
