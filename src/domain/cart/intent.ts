/**
 * A change of the cart that the shopper wants. The store keeps the list of those under way and lays it over the
 * confirmed cart (design: optimism is a projection); the API layer turns each into one request.
 */
import type { BillingAddress, ShippingAddress } from '../address';

export type VariationChoice = readonly { readonly attribute: string; readonly value: string }[];

export type CartIntent =
	| {
			readonly type: 'add-item';
			readonly productId: number;
			readonly quantity: number;
			readonly variation: VariationChoice;
			/** Sent as Idempotency-Key, so that a repeated request never adds twice. */
			readonly idempotencyKey: string;
			/** What a plugin's add-to-cart form posts beside id and quantity; passed on as it is. */
			readonly extra: Readonly<Record<string, unknown>>;
	  }
	| { readonly type: 'set-quantity'; readonly key: string; readonly quantity: number }
	| { readonly type: 'remove-item'; readonly key: string }
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
	  };

/** An update of other fields must not be left out, so that the fields are the subject. */
const fieldsOf = ({
	shippingAddress,
	billingAddress,
}: Extract<CartIntent, { type: 'update-customer' }>): readonly string[] => [
	...Object.keys(shippingAddress ?? {}).map((field) => `shipping_${field}`),
	...Object.keys(billingAddress ?? {}).map((field) => `billing_${field}`),
];

/**
 * Changes with the same subject replace each other while they wait: only the latest is sent. null for what must
 * never be left out.
 */
export const intentSubject = (intent: CartIntent): string | null => {
	switch (intent.type) {
		case 'set-quantity':
		case 'remove-item':
			return `item:${intent.key}`;
		case 'select-rate':
			return `rate:${String(intent.packageId)}`;
		case 'apply-coupon':
		case 'remove-coupon':
			return `coupon:${intent.code.toLowerCase()}`;
		case 'update-customer':
			return `customer:${[...fieldsOf(intent)].sort().join()}`;
		case 'add-item':
		case 'extension':
			return null;
	}
};
