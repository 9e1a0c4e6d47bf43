/**
 * Changes of the cart that the shopper wants. The store keeps a list of the pending ones and applies it to the
 * confirmed cart (docs/behaviour.md#optimistic-cart); the API layer maps each to one request.
 */
import type { BillingAddress, ShippingAddress } from '../support/address';

export type VariationChoice = readonly { readonly attribute: string; readonly value: string }[];

/** Choices in the checkout on which fees and totals may depend; those that are not named are unchanged. */
export interface CheckoutChoices {
	/** Id under which the shop knows the method. */
	readonly paymentMethod?: string;
	readonly orderNotes?: string;
	/** Additional field ("namespace/name") → its value; '1' for a ticked checkbox, else '0'. */
	readonly additionalFields?: Readonly<Record<string, string>>;
}

export type CartIntent =
	| {
			readonly type: 'add-item';
			readonly productId: number;
			readonly quantity: number;
			readonly variation: VariationChoice;
			/** Sent as Idempotency-Key, so that a repeated request never adds twice. */
			readonly idempotencyKey: string;
			/** Other data that a plugin's add-to-cart form posts, passed on unchanged. */
			readonly extra: Readonly<Record<string, unknown>>;
	  }
	| {
			readonly type: 'set-quantity';
			readonly key: string;
			readonly quantity: number;
			/** Confirmed quantity from which steps count; undefined for a typed quantity, which holds whatever the shop has. */
			readonly from?: number | undefined;
	  }
	| { readonly type: 'remove-item'; readonly key: string }
	/** `position` is the line's former index among the others. */
	| { readonly type: 'restore-item'; readonly key: string; readonly position: number }
	| { readonly type: 'apply-coupon'; readonly code: string }
	| { readonly type: 'remove-coupon'; readonly code: string }
	| {
			readonly type: 'select-rate';
			/** null selects the rate for every package, as local pickup does. */
			readonly packageId: number | string | null;
			readonly rateId: string;
	  }
	| {
			readonly type: 'update-customer';
			readonly shippingAddress: Partial<ShippingAddress> | null;
			readonly billingAddress: Partial<BillingAddress> | null;
	  }
	| {
			readonly type: 'extension';
			readonly namespace: string;
			readonly data: Readonly<Record<string, unknown>>;
	  }
	| { readonly type: 'checkout'; readonly choices: CheckoutChoices };

/** True if a change is one of the cart, and not of an address or of the choices in the checkout's form. */
export const isOfCart = ({ type }: CartIntent): boolean =>
	type !== 'update-customer' && type !== 'checkout';

/** Error code of the Store API for a line that is no longer in the cart. */
export const ITEM_IS_GONE = 'woocommerce_rest_cart_invalid_key';

/** Error code of a removed line that the shop cannot restore: forgotten, or its product is gone. */
export const ITEM_IS_LOST = 'storefront_islands_item_lost';

/** Names of the changed fields. They are part of the subject, so that an update of other fields is not replaced. */
const fieldsOf = ({
	shippingAddress,
	billingAddress,
}: Extract<CartIntent, { type: 'update-customer' }>): readonly string[] => [
	...Object.keys(shippingAddress ?? {}).map((field) => `shipping_${field}`),
	...Object.keys(billingAddress ?? {}).map((field) => `billing_${field}`),
];

/**
 * Returns the subject: a newer change with the same subject replaces a waiting one, so that only the latest is sent.
 * null for changes that must never be replaced.
 */
export const intentSubject = (intent: CartIntent): string | null => {
	switch (intent.type) {
		case 'set-quantity':
		case 'remove-item':
		case 'restore-item':
			return `item:${intent.key}`;
		case 'select-rate':
			return `rate:${String(intent.packageId)}`;
		case 'apply-coupon':
		case 'remove-coupon':
			return `coupon:${intent.code}`.toLowerCase();
		case 'update-customer':
			return `customer:${[...fieldsOf(intent)].sort().join()}`;
		case 'add-item':
		case 'extension':
		case 'checkout':
			return null;
	}
};
