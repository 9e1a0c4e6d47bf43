import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { TotalsData } from '../../domain/cart/data';
import { parseAmount } from '../../domain/money';
import { cartStore } from '../../stores/cart/contract';
import { checkoutStore } from '../../stores/checkout/contract';
import { getCurrencyFromPriceResponse } from '../wc/price-format';
import { useGatewayServices } from './services';

/** One line of the total for payment sheets; amounts are in minor units. */
export interface TotalLine {
	readonly key: string;
	readonly label: string;
	readonly value: number;
	readonly valueWithTax: number;
}

/** Returns the total's lines in the format that gateways pass to payment sheets. */
export const totalLines = (totals: TotalsData, needsShipping: boolean): readonly TotalLine[] => {
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
export const useBilling = () => {
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
