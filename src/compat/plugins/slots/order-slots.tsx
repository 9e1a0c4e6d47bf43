/** Named slots of WooCommerce's cart and checkout. Each is a Fill with its Slot: `<ExperimentalOrderMeta.Slot … />`. */
import { createElement, useMemo } from '@wordpress/element';
import type { ComponentType, ReactNode } from 'react';
import { useSelect } from '@wordpress/data';
import { cartStore } from '../../../stores/cart/store/contract';
import { classNames } from '../../../ui/class-names';
import { createSlotFill, useSlotFills } from './slot-fill';
import { toStoreCart } from './store-cart';

interface OrderSlotProps {
	readonly className?: string;
	/** `extensions`, `cart`, `context` and the other documented props of the slot. */
	readonly [prop: string]: unknown;
}

/** Fill component of a slot, with the slot as a property. */
export type OrderFill = ComponentType<{ readonly children?: ReactNode }> & {
	Slot: ComponentType<OrderSlotProps>;
};

const orderSlot = (name: string, className: string): OrderFill => {
	const { Fill, Slot } = createSlotFill(name, console.error);
	const Filled = (props: { readonly children?: ReactNode }) => <Fill {...props} />;
	return Object.assign(Filled, {
		Slot: ({ className: own, ...fillProps }: OrderSlotProps) =>
			useSlotFills(name).length > 0 ? (
				<Slot className={classNames(className, own)} fillProps={fillProps} />
			) : null,
	});
};

/** Slot below the totals of the order summary. */
export const ExperimentalOrderMeta = orderSlot(
	'__experimentalOrderMeta',
	'wc-block-components-totals-wrapper slot-wrapper wc-block-components-order-meta',
);

/** Slot below the coupons of the order summary. */
export const ExperimentalDiscountsMeta = orderSlot(
	'__experimentalDiscountsMeta',
	'wc-block-components-totals-wrapper slot-wrapper wc-block-components-discounts-meta',
);

/**
 * Slot beside the shipping packages, with `components.ShippingRatesControlPackage` to render one, and `renderOption`.
 */
export const ExperimentalOrderShippingPackages = orderSlot(
	'__experimentalOrderShippingPackages',
	'wc-block-components-shipping-rates-control',
);

/** Slot beside the pickup locations, with `renderPickupLocation`. */
export const ExperimentalOrderLocalPickupPackages = orderSlot(
	'__experimentalOrderLocalPickupPackages',
	'wc-block-components-local-pickup-rates-control',
);

/** Returns the props that WooCommerce documents for every fill. `context` is the name of the surrounding block. */
export const useSlotProps = (context: 'woocommerce/cart' | 'woocommerce/checkout') => {
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	return useMemo(
		() => ({ extensions: cart.extensions, cart: toStoreCart({ ...cart }), context }),
		[cart, context],
	);
};
