/** Actions with effects. They are described in contract.ts. */
import { doAction } from '@wordpress/hooks';
import type { AttemptRecord } from '../../api/checkout/port';
import { cartStore } from '../cart/contract';
import { fieldsStore } from '../fields/contract';
import type { Registry } from '../registry';
import type { plainActions } from './actions';
import type { CheckoutActions } from './contract';
import { checkoutStore } from './contract';
import type { Runner } from './runner';

export type CheckoutOperations = Omit<CheckoutActions, keyof typeof plainActions>;

export interface OperationsDependencies {
	readonly registry: Registry;
	readonly record: AttemptRecord;
	/** Comes to life with the store, so it is asked for when it is needed. */
	readonly runner: () => Pick<Runner, 'state' | 'happen'>;
}

const written = (value: string | boolean): string =>
	typeof value === 'boolean' ? String(Number(value)) : value;

export const createCheckoutOperations = ({
	registry,
	record,
	runner,
}: OperationsDependencies): CheckoutOperations => {
	const submit = () => (): void => {
		const cart = registry.select(cartStore).getCartData();
		const { name } = runner().state().phase;
		if (name === 'idle' || name === 'express') {
			// Analytics plugins hear of it (anchors, contracts).
			doAction('experimental__woocommerce_blocks-checkout-submit', { storeCart: cart });
		}
		runner().happen({
			type: 'submitted',
			shownTotal: cart.totals.total_price,
			openAttempt: record.open(),
		});
	};
	/** The status that a plugin asks for is reached by the machine alone. */
	const ignored = () => (): void => undefined;

	return {
		placeOrder: submit,
		askAgain: () => () => runner().happen({ type: 'asked-again' }),
		stopWaiting: () => () => runner().happen({ type: 'stopped-waiting' }),
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
		__internalSetIdle: () => () => runner().happen({ type: 'idle-set' }),
		__internalSetComplete: () => () => runner().happen({ type: 'complete-set' }),
		__internalSetHasError:
			(hasError = true) =>
			() =>
				runner().happen({ type: 'error-set', hasError }),
		setEditingBillingAddress: ignored,
		setEditingShippingAddress: ignored,
		setAdditionalFields: (fields) => () => {
			const values = Object.entries(fields).map(([name, value]) => [name, written(value)] as const);
			// Not typed as missing: the fields come with the form.
			void registry.dispatch(fieldsStore)?.setAdditionalValues(Object.fromEntries(values));
		},
		__internalSetProcessing: ignored,
		__internalSetAfterProcessing: ignored,
	};
};
