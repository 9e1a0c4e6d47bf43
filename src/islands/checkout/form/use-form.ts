/** Hooks that connect the checkout form to the stores: actions, choices, and messages about fields. */
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { isSameAddress } from '../../../domain/support/address';
import type { Cart } from '../../../domain/cart/cart';
import { prefersLocalPickup } from '../../../domain/cart/shipping/rates';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { typedChanges } from '../../../domain/checkout/fields/form';
import type { FieldStates, SiteSettings } from '../../../domain/support/settings';
import { cartStore } from '../../../stores/cart/store/contract';
import { checkoutStore } from '../../../stores/checkout/store/contract';
import { fieldsStore } from '../../../stores/checkout/fields';
import { doPluginAction } from '../../../stores/cart/page/events';
import { shoppingStore } from '../../../stores/cart/shopping/contract';
import { validationStore } from '../../../stores/checkout/validation';
import { PASSWORD_ERROR_ID } from '../../../stores/checkout/validation/reconcile';
import { useAfterPress } from '../../../ui/use-after-press';
import type { FieldActions, FieldMessages } from '../../shared/fields/field';

/** Actions of the checkout form. They return immediately: typed values are in the stores at once. */
export interface FormActions extends FieldActions {
	/**
	 * When unchecked, a billing address that was entered before comes back; otherwise it is initialised with the values
	 * that rarely differ: name, country, state and phone.
	 */
	readonly setSameForBilling: (same: boolean) => void;
	readonly setCreateAccount: (create: boolean) => void;
	readonly typePassword: (password: string) => void;
	readonly leavePassword: () => void;
	/** The store then selects matching rates. */
	readonly setLocalPickup: (prefersCollection: boolean) => void;
	/** A null package id selects the rate for all packages. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	readonly typeNote: (note: string) => void;
}

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
	const afterPress = useAfterPress();
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
				// What is missing is reported when the order is placed: a field that is only tabbed through is not in error.
				if (value) {
					afterPress(() => {
						void fields.blurField(errorId, value);
						void validation.showValidationError(errorId);
					});
				}
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
				const { shippingAddress, billingAddress } = getCart();
				if (!same && isSameAddress(shippingAddress, billingAddress)) {
					void shopping.typeBillingAddress(EMPTY_LOCATION);
				}
			},
			setCreateAccount: (create) => void checkout.__internalSetShouldCreateAccount(create),
			typePassword: (password) => void checkout.__internalSetCustomerPassword(password),
			leavePassword: () => afterPress(() => void validation.showValidationError(PASSWORD_ERROR_ID)),
			// The store selects the matching rates.
			setLocalPickup: (prefersCollection) => void checkout.setPrefersCollection(prefersCollection),
			selectRate: (rateId, packageId) => void shopping.selectRate(rateId, packageId),
			typeNote: (note) => void checkout.__internalSetOrderNotes(note),
		}),
		[shopping, checkout, validation, fields, getCart, getCartData, afterPress],
	);
};

/** Choices and input in the form, except for the addresses, which are part of the cart. */
export interface FormChoices {
	readonly sameForBilling: boolean;
	readonly createAccount: boolean;
	readonly password: string;
	readonly prefersCollection: boolean;
	readonly note: string;
	/** Field id of a plugin → its value. */
	readonly additional: Readonly<Record<string, string>>;
	/** What the rules of fields make of their settings. */
	readonly states: FieldStates;
	/** True if the shop has rejected the e-mail because it belongs to an account. */
	readonly hasAccountAlready: boolean;
}

/** Returns the initial choices (docs/behaviour.md#checkout-state), with which PHP prints the form. */
export const printedChoices = (
	{ shippingAddress, billingAddress, packages }: Cart,
	settings: SiteSettings,
): FormChoices => ({
	sameForBilling: isSameAddress(shippingAddress, billingAddress),
	createAccount: false,
	password: '',
	prefersCollection: prefersLocalPickup(packages, settings.collectableMethodIds),
	note: '',
	additional: settings.checkout.additionalValues,
	states: settings.checkout.fieldStates,
	hasAccountAlready: false,
});

/** Error code of the Store API for an e-mail that belongs to an account; also the notice's id. */
const EMAIL_EXISTS = 'registration-error-email-exists';

/** Returns the choices in the stores. */
export const useFormChoices = (): FormChoices =>
	useSelect((select) => {
		const checkout = select(checkoutStore);
		const { getNotices } = select(noticesStore);
		return {
			sameForBilling: checkout.getUseShippingAsBilling(),
			createAccount: checkout.getShouldCreateAccount(),
			password: checkout.getCustomerPassword(),
			prefersCollection: checkout.prefersCollection(),
			note: checkout.getOrderNotes(),
			additional: select(fieldsStore).getAdditionalValues(),
			states: select(fieldsStore).getFieldStates(),
			hasAccountAlready: getNotices(NOTICE_CONTEXTS.contactInformation).some(({ id }) =>
				id.includes(EMAIL_EXISTS),
			),
		};
	}, []);

/** No messages: before hydration, and in the editor. */
export const NO_MESSAGES: FieldMessages = { errorOf: () => null, hintOf: () => null };

/** Fields with hints. */
const HINTED: readonly string[] = ['billing_email', 'billing_phone', 'shipping_phone'];

/** Returns the messages that are currently in the stores. */
export const useFieldMessages = (): FieldMessages => {
	const errors = useSelect((select) => select(validationStore).getValidationErrors(), []);
	const hints = useSelect((select) => {
		const { getHint } = select(fieldsStore);
		return Object.fromEntries(HINTED.map((errorId) => [errorId, getHint(errorId)]));
	}, []);
	return {
		errorOf: (errorId) => {
			const error = errors[errorId];
			return error && !error.hidden ? error.message : null;
		},
		hintOf: (errorId) => hints[errorId] ?? null,
	};
};
