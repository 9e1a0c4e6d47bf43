/**
 * Props of gateways' elements, under the names that WooCommerce documents (docs/behaviour.md#payment-method-props), and
 * the provider of those that come from no store.
 */
import { createContext, createElement, useContext, useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { useSelect, useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { TotalsData } from '../../domain/cart/data';
import { parseAmount } from '../../domain/support/money';
import { cartStore } from '../../stores/cart/store/contract';
import { checkoutStore } from '../../stores/checkout/store/contract';
import type { CheckoutPage } from '../../stores/checkout/contract';
import { paymentStore } from '../../stores/checkout/payment/contract';
import { getCurrencyFromPriceResponse } from '../wc/price-format';
import { components } from './components';
import { useShippingEvents, useCartParts, useShipping } from './use-shipping';

/** Values passed to gateways' elements besides the stores' state. */
export type GatewayServices = Pick<
	CheckoutPage,
	'events' | 'emitResponse' | 'expressHandlers' | 'settings' | 'validate'
>;

const Services = createContext<GatewayServices | null>(null);

interface GatewayProviderProps {
	/** Services of the CheckoutPage. */
	readonly value: GatewayServices;
	readonly children: ReactNode;
}

/** Provides the services to all gateway elements of a checkout. */
export const GatewayProvider = ({ value, children }: GatewayProviderProps) => {
	useShippingEvents();
	return <Services.Provider value={value}>{children}</Services.Provider>;
};

/** @throws Error if used outside of a GatewayProvider. */
export const useGatewayServices = (): GatewayServices => {
	const services = useContext(Services);
	if (services === null) {
		throw new Error('Elements of gateways are drawn inside a GatewayProvider.');
	}
	return services;
};

/** One line of the total for payment sheets; amounts are in minor units. */
export interface TotalLine {
	readonly key: string;
	readonly label: string;
	readonly value: number;
	readonly valueWithTax: number;
}

/** Returns the total's lines in the format that gateways pass to payment sheets. */
const totalLines = (totals: TotalsData, needsShipping: boolean): readonly TotalLine[] => {
	const line = (key: string, label: string, value: string | null, tax: string | null) => ({
		key,
		label,
		value: parseAmount(value),
		valueWithTax: parseAmount(value) + parseAmount(tax),
	});
	return [
		line(
			'total_items',
			__('Subtotal:', 'storefront-islands'),
			totals.total_items,
			totals.total_items_tax,
		),
		line('total_fees', __('Fees:', 'storefront-islands'), totals.total_fees, totals.total_fees_tax),
		line(
			'total_discount',
			__('Discount:', 'storefront-islands'),
			totals.total_discount,
			totals.total_discount_tax,
		),
		line('total_tax', __('Taxes:', 'storefront-islands'), totals.total_tax, null),
		...(needsShipping
			? [
					line(
						'total_shipping',
						__('Shipping:', 'storefront-islands'),
						totals.total_shipping,
						totals.total_shipping_tax,
					),
				]
			: []),
	];
};

/** Returns the prop `billing`. */
const useBilling = () => {
	const { settings } = useGatewayServices();
	const cart = useSelect((select) => select(cartStore).getCartData(), []);
	const customerId = useSelect((select) => select(checkoutStore).getCustomerId(), []);
	return useMemo(
		() => ({
			appliedCoupons: cart.coupons,
			billingAddress: cart.billingAddress,
			billingData: cart.billingAddress,
			cartTotal: {
				label: __('Total', 'storefront-islands'),
				value: parseAmount(cart.totals.total_price),
			},
			cartTotalItems: totalLines(cart.totals, cart.needsShipping),
			currency: getCurrencyFromPriceResponse(cart.totals),
			customerId,
			displayPricesIncludingTax: settings.displayCartPricesIncludingTax,
		}),
		[cart, customerId, settings],
	);
};

/** Returns the prop `checkoutStatus`. */
const useCheckoutStatus = () =>
	useSelect((select) => {
		const checkout = select(checkoutStore);
		return {
			isCalculating: checkout.isCalculating(),
			isComplete: checkout.isComplete(),
			isIdle: checkout.isIdle(),
			isProcessing: checkout.isProcessing(),
		};
	}, []);

/** Returns the prop `paymentStatus`. */
const usePaymentStatus = () => useSelect((select) => select(paymentStore).getCurrentStatus(), []);

/**
 * Returns all props of a payment method's content, under the names that WooCommerce documents. Amounts are in minor
 * units.
 */
export const useGatewayProps = () => {
	const { events, emitResponse, expressHandlers } = useGatewayServices();
	const { placeOrder } = useDispatch(checkoutStore);
	const shipping = useShipping();
	const billing = useBilling();
	const cartData = useCartParts();
	const checkoutStatus = useCheckoutStatus();
	const paymentStatus = usePaymentStatus();
	const { active, saves } = useSelect((select) => {
		const payment = select(paymentStore);
		return {
			active: payment.getActivePaymentMethod(),
			saves: payment.getShouldSavePaymentMethod(),
		};
	}, []);
	return {
		activePaymentMethod: active,
		billing,
		cartData,
		checkoutStatus,
		components,
		emitResponse,
		eventRegistration: { ...shipping.events, ...events },
		/** Places the order, like the place-order button. */
		onSubmit: placeOrder,
		paymentStatus,
		setExpressPaymentError: expressHandlers.setExpressPaymentError,
		shippingData: shipping.data,
		shippingStatus: shipping.status,
		shouldSavePayment: saves,
	};
};
