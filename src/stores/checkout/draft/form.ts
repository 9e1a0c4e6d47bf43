/**
 * Form of the checkout as the draft reads and restores it. The draft stores the shop's value before each field was
 * typed: if the shop has a different value by now, the address was changed elsewhere since, and the shop's value is
 * used.
 */
import { changedFields, isSameValue, isSameAddress } from '../../../domain/support/address';
import type { SiteSettings } from '../../../domain/support/settings';
import { cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import { fieldsStore } from '../fields';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../../shared/registry';
import type { StoredFields, DraftContent } from './record';
import { readFormValues } from './storage';
import type { Fields, FormValues } from './storage';

type FieldValues = Readonly<Record<string, string>>;

/** Fields that are only valid together. */
const LOCATION_FIELDS = ['country', 'state', 'postcode', 'city', 'address_1', 'address_2'];

/** Returns the differences from the address with which the page was rendered; a place is kept as a whole. */
export const fieldsToStore = (before: FieldValues, shown: FieldValues): StoredFields => {
	const changed = new Set(Object.keys(changedFields(before, shown)));
	const isMoved = LOCATION_FIELDS.some((field) => changed.has(field));
	return Object.fromEntries(
		Object.entries(shown)
			.filter(([field]) => changed.has(field) || (isMoved && LOCATION_FIELDS.includes(field)))
			.map(([field, value]) => [field, { value, before: before[field] ?? '' }]),
	);
};

/**
 * True if the shop has received another value since the field was typed. An empty one means that the session has ended.
 */
const isOutdated = (stored: StoredFields, current: FieldValues, field: string): boolean => {
	const { value, before } = stored[field] ?? { value: '', before: '' };
	const now = current[field] ?? '';
	return ![value, before, ''].some((known) => isSameValue(field, known, now));
};

/** Returns field → value to type again, without fields that the form does not have. */
export const fieldsToRestore = (stored: StoredFields, current: FieldValues): FieldValues => {
	const isLocationOutdated = LOCATION_FIELDS.some(
		(field) => stored[field] && isOutdated(stored, current, field),
	);
	return Object.fromEntries(
		Object.entries(stored)
			.filter(
				([field, { value }]) =>
					field in current &&
					!(LOCATION_FIELDS.includes(field)
						? isLocationOutdated
						: isOutdated(stored, current, field)) &&
					!isSameValue(field, value, current[field] ?? ''),
			)
			.map(([field, { value }]) => [field, value]),
	);
};

/**
 * Values with which later drafts are compared: the shop's current value, or, if the draft's value has been saved since,
 * the one before it.
 */
export const baseline = (stored: StoredFields, current: FieldValues): FieldValues =>
	Object.fromEntries(
		Object.entries(current).map(([field, value]) => {
			const old = stored[field];
			return [field, old && isSameValue(field, old.value, value) ? old.before : value];
		}),
	);

/** Form of the checkout in the stores, as the draft uses it. */
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
		const wasSame = registry.select(checkoutStore).getUseShippingAsBilling();
		if (draft.choices) {
			// A billing address of its own is kept from here on.
			setSameAddress(false);
		}
		restoreAddresses(draft);
		const { shippingAddress, billingAddress } = customer();
		if (
			draft.choices?.useShippingAsBilling &&
			(wasSame || isSameAddress(shippingAddress, billingAddress))
		) {
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
