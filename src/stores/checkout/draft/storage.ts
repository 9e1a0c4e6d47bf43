/**
 * Storage of the draft, and the values of the form that it compares: what the page needs before the script of the
 * draft.
 */
import { shopKey } from '../../../domain/support/shop-key';
import { DRAFT_STORAGE_KEY } from '../../../domain/checkout/stored-attempt';
import { cartStore } from '../../cart/store/contract';
import { checkoutStore } from '../store/contract';
import type { Registry } from '../../shared/registry';
import type { Choices } from './record';

/** Part of the Storage API that the draft uses. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Wraps a storage so that it never throws: if it is full or forbidden (null), nothing is stored. */
export const safeStorage = (storage: DraftStorage | null): DraftStorage => {
	const attempt = <Value>(work: () => Value, fallback: Value): Value => {
		try {
			return work();
		} catch {
			return fallback;
		}
	};
	return {
		getItem: (key) => attempt(() => storage?.getItem(key) ?? null, null),
		setItem: (key, value) => attempt(() => storage?.setItem(key, value), undefined),
		removeItem: (key) => attempt(() => storage?.removeItem(key), undefined),
	};
};

/** True if this browser has a draft, of any owner. */
export const hasDraft = (storage: DraftStorage | null): boolean =>
	safeStorage(storage).getItem(shopKey(DRAFT_STORAGE_KEY)) !== null;

export type Fields = Readonly<Record<string, string>>;

export interface FormValues {
	readonly shipping: Fields;
	readonly billing: Fields;
	readonly choices: Choices;
}

export const readFormValues = (registry: Registry): FormValues => {
	const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
	const checkout = registry.select(checkoutStore);
	return {
		shipping: shippingAddress,
		billing: billingAddress,
		choices: {
			useShippingAsBilling: checkout.getUseShippingAsBilling(),
			shouldCreateAccount: checkout.getShouldCreateAccount(),
		},
	};
};

/** Returns the form as the page was rendered, to which typed data is compared; null until the cart is known. */
export const readUntouched = (registry: Registry): FormValues | null =>
	registry.select(cartStore).hasFinishedResolution('getCartData') ? readFormValues(registry) : null;
