/** Registry of plugins' inner blocks in the cart and the checkout, with the parts that accept them. */
import type { ComponentType } from 'react';
import { isObject, valueAt } from '../../../domain/support/unknown';
import type { UnknownObject } from '../../../domain/support/unknown';

/** Names of the parts of the cart and the checkout that accept plugins' inner blocks. */
export const AREAS = {
	CHECKOUT: 'woocommerce/checkout',
	CHECKOUT_FIELDS: 'woocommerce/checkout-fields-block',
	CHECKOUT_TOTALS: 'woocommerce/checkout-totals-block',
	CONTACT_INFORMATION: 'woocommerce/checkout-contact-information-block',
	SHIPPING_ADDRESS: 'woocommerce/checkout-shipping-address-block',
	BILLING_ADDRESS: 'woocommerce/checkout-billing-address-block',
	SHIPPING_METHOD: 'woocommerce/checkout-shipping-method-block',
	SHIPPING_METHODS: 'woocommerce/checkout-shipping-methods-block',
	PICKUP_LOCATION: 'woocommerce/checkout-pickup-options-block',
	PAYMENT_METHODS: 'woocommerce/checkout-payment-block',
	CHECKOUT_ORDER_SUMMARY: 'woocommerce/checkout-order-summary-block',
	CHECKOUT_ORDER_SUMMARY_TOTALS: 'woocommerce/checkout-order-summary-totals-block',
	CART: 'woocommerce/cart',
	EMPTY_CART: 'woocommerce/empty-cart-block',
	FILLED_CART: 'woocommerce/filled-cart-block',
	CART_ITEMS: 'woocommerce/cart-items-block',
	CART_CROSS_SELLS: 'woocommerce/cart-cross-sells-block',
	CART_TOTALS: 'woocommerce/cart-totals-block',
	CART_ORDER_SUMMARY: 'woocommerce/cart-order-summary-block',
	CART_ORDER_SUMMARY_TOTALS: 'woocommerce/cart-order-summary-totals-block',
	MINI_CART: 'woocommerce/mini-cart-contents',
	EMPTY_MINI_CART: 'woocommerce/empty-mini-cart-contents-block',
	FILLED_MINI_CART: 'woocommerce/filled-mini-cart-contents-block',
	MINI_CART_TITLE: 'woocommerce/mini-cart-title-block',
	MINI_CART_ITEMS: 'woocommerce/mini-cart-items-block',
	MINI_CART_FOOTER: 'woocommerce/mini-cart-footer-block',
} as const;

export type Area = (typeof AREAS)[keyof typeof AREAS];

/**
 * Inner blocks of plugins in the cart and the checkout: forced ones are rendered in all their parent parts, others
 * where an editor inserted them.
 */
export interface CheckoutBlock {
	readonly name: string;
	readonly component: ComponentType<UnknownObject>;
	/** Parts in which it is allowed. */
	readonly parents: readonly string[];
	/**
	 * True if it is rendered without being inserted, because its removal is locked ("forced" in WooCommerce's
	 * documentation).
	 */
	readonly isForced: boolean;
}

const isComponent = (value: unknown): value is ComponentType<UnknownObject> =>
	typeof value === 'function' || (isObject(value) && '$$typeof' in value);

const parentsOf = ({ parent }: UnknownObject): readonly string[] =>
	(Array.isArray(parent) ? parent : [parent]).filter((name) => typeof name === 'string');

/** Checks `attributes.lock.default.remove` of block.json: a block that cannot be removed is always present. */
const isLocked = (metadata: UnknownObject): boolean =>
	valueAt(metadata, 'attributes', 'lock', 'default', 'remove') === true;

const blocks = new Map<string, CheckoutBlock>();

/** Returns a block by its name. */
export const blockNamed = (name: string): CheckoutBlock | undefined => blocks.get(name);

/** Returns the forced blocks of a part, in the order of registration. */
export const forcedBlocksIn = (area: string): readonly CheckoutBlock[] =>
	[...blocks.values()].filter(({ isForced, parents }) => isForced && parents.includes(area));

const AREA_NAMES: readonly string[] = Object.values(AREAS);

export const checkoutBlocks = {
	/**
	 * Registers a block. `force` overrides the lock in the block's metadata.
	 *
	 * @throws TypeError without a name or a component.
	 */
	register({ metadata, component, force }: UnknownObject): void {
		if (!isObject(metadata) || typeof metadata.name !== 'string' || !isComponent(component)) {
			throw new TypeError('metadata and component are required');
		}
		blocks.set(metadata.name, {
			name: metadata.name,
			component,
			parents: parentsOf(metadata),
			isForced: typeof force === 'boolean' ? force : isLocked(metadata),
		});
	},
	/** Returns the names of the blocks that are allowed in a part. */
	namesIn: (area: string): readonly string[] =>
		[...blocks.values()].filter(({ parents }) => parents.includes(area)).map(({ name }) => name),
	isArea: (name: string): boolean => AREA_NAMES.includes(name),
	areas: { ...AREAS },
} as const;
