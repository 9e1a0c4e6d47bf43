/** Form of the checkout in the stores, as the draft uses it. */
import { isSameAddress } from '../../domain/address';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../cart/contract';
import { checkoutStore } from '../checkout/contract';
import { fieldsStore } from '../fields/contract';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import { fieldsToRestore } from './merge';
import type { DraftContent } from './record';
import type { Fields, FormValues } from './untouched';
import { readFormValues } from './untouched';

export interface DraftForm {
	formValues(): FormValues;
	additional(): Fields;
	note(): string;
	/** See DraftContent. */
	method(): string;
	/** Types the draft's values again, except those for which the shop has newer ones. */
	restore(draft: DraftContent): void;
}

export const createDraftForm = (
	registry: Registry,
	{ contactFields, orderFields, gateways }: SiteSettings['checkout'],
): DraftForm => {
	const customer = () => registry.select(cartStore).getCustomerData();

	const restoreAddresses = ({ shipping, billing }: DraftContent): void => {
		const cart = registry.dispatch(cartStore);
		const { shippingAddress, billingAddress } = customer();
		void cart.setShippingAddress(fieldsToRestore(shipping, shippingAddress));
		void cart.setBillingAddress(fieldsToRestore(billing, billingAddress));
	};

	const setSameAddress = (same: boolean): void =>
		void registry.dispatch(checkoutStore).__internalSetUseShippingAsBilling(same);

	/** Restoring the single address for both must not overwrite typed values or a different address of the shop. */
	const restoreFormValues = (draft: DraftContent): void => {
		if (draft.choices && !draft.choices.useShippingAsBilling) {
			setSameAddress(false);
		}
		restoreAddresses(draft);
		const { shippingAddress, billingAddress } = customer();
		if (draft.choices?.useShippingAsBilling && isSameAddress(shippingAddress, billingAddress)) {
			setSameAddress(true);
		}
	};

	return {
		formValues: () => readFormValues(registry),
		additional: () => registry.select(fieldsStore).getAdditionalValues(),
		note: () => registry.select(checkoutStore).getOrderNotes(),
		method: () => {
			const picked = registry.select(paymentStore).getPickedOption();
			return picked in gateways ? picked : '';
		},
		restore: (draft) => {
			restoreFormValues(draft);
			const requested = { ...contactFields, ...orderFields };
			const additional = Object.entries(draft.additional).filter(([name]) => name in requested);
			void registry.dispatch(fieldsStore).setAdditionalValues(Object.fromEntries(additional));
			const checkout = registry.dispatch(checkoutStore);
			if (draft.note !== '') {
				void checkout.__internalSetOrderNotes(draft.note);
			}
			if (draft.choices) {
				void checkout.__internalSetShouldCreateAccount(draft.choices.shouldCreateAccount);
			}
			if (draft.method !== '') {
				void registry.dispatch(paymentStore).pickOption(draft.method);
			}
		},
	};
};
