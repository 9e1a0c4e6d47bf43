import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { typedChanges } from '../../../domain/fields/form';
import { cartStore } from '../../../stores/cart/contract';
import { checkoutStore } from '../../../stores/checkout/contract';
import { fieldsStore } from '../../../stores/fields/contract';
import { doPluginAction } from '../../../stores/page/tell-plugins';
import { shoppingStore } from '../../../stores/shopping/contract';
import { validationStore } from '../../../stores/validation/contract';
import { PASSWORD_ERROR_ID } from '../../../stores/validation/read-form';
import type { FormActions } from './actions';

/** Initial values of a separate billing address: fields that usually differ are empty. */
const EMPTY_LOCATION = {
	company: '',
	address_1: '',
	address_2: '',
	city: '',
	postcode: '',
} as const;

/** Returns the form's actions on the stores. The object is stable between renders. */
export const useFormActions = (): FormActions => {
	const shopping = useDispatch(shoppingStore);
	const checkout = useDispatch(checkoutStore);
	const validation = useDispatch(validationStore);
	const fields = useDispatch(fieldsStore);
	// Read in event handlers only; no subscription is needed.
	const { getCart } = useSelect(shoppingStore, []);
	const { getCartData } = useSelect(cartStore, []);
	return useMemo(
		() => ({
			type: (owner, { name }, value) => {
				switch (owner) {
					case 'shipping':
						return void shopping.typeShippingAddress(
							typedChanges(name, value, getCart().shippingAddress),
						);
					case 'billing':
						return void shopping.typeBillingAddress(
							typedChanges(name, value, getCart().billingAddress),
						);
					case 'additional':
						return void fields.setAdditionalValues({ [name]: value });
				}
			},
			leave: (owner, { name, errorId, value }) => {
				void fields.blurField(errorId, value);
				void validation.showValidationError(errorId);
				if (owner === 'additional') {
					return;
				}
				void shopping.leaveAddress();
				const payload = { storeCart: getCartData() };
				doPluginAction(`checkout-set-${name === 'email' ? 'email' : owner}-address`, payload);
				if (name === 'phone') {
					doPluginAction('checkout-set-phone-number', { ...payload, step: owner });
				}
			},
			setSameForBilling: (same) => {
				void checkout.__internalSetUseShippingAsBilling(same);
				if (!same) {
					void shopping.typeBillingAddress(EMPTY_LOCATION);
				}
			},
			setCreateAccount: (create) => void checkout.__internalSetShouldCreateAccount(create),
			typePassword: (password) => void checkout.__internalSetCustomerPassword(password),
			leavePassword: () => void validation.showValidationError(PASSWORD_ERROR_ID),
			// The store selects the matching rates.
			setLocalPickup: (prefersCollection) => void checkout.setPrefersCollection(prefersCollection),
			selectRate: (rateId, packageId) => void shopping.selectRate(rateId, packageId),
			typeNote: (note) => void checkout.__internalSetOrderNotes(note),
		}),
		[shopping, checkout, validation, fields, getCart, getCartData],
	);
};
