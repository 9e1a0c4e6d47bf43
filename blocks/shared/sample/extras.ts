/** Sample coupon, fee and shipping rates. */
import { __ } from '@wordpress/i18n';
import type {
	CouponData,
	CurrencyData,
	FeeData,
	ShippingRateData,
} from '../../../src/domain/cart/data';
import { taxOn } from './amounts';

const COUPON_DISCOUNT = 810;

/** Returns a coupon of 10 per cent. */
export const sampleCoupon = (currency: CurrencyData): CouponData => ({
	code: 'welcome',
	discount_type: 'percent',
	totals: {
		...currency,
		total_discount: String(COUPON_DISCOUNT),
		total_discount_tax: String(taxOn(COUPON_DISCOUNT)),
	},
});

const FEE = 200;

export const sampleFee = (currency: CurrencyData): FeeData => ({
	id: 'gift-wrap',
	key: 'gift-wrap',
	name: __('Gift wrap', 'storefront-islands'),
	totals: { ...currency, total: String(FEE), total_tax: String(taxOn(FEE)) },
});

type RateOptions = Pick<ShippingRateData, 'method_id' | 'name' | 'selected'> &
	Partial<Pick<ShippingRateData, 'meta_data'>> & { readonly price: number };

const rate = ({ price, ...options }: RateOptions, currency: CurrencyData): ShippingRateData => ({
	...currency,
	rate_id: `${options.method_id}:1`,
	description: '',
	delivery_time: '',
	price: String(price),
	taxes: String(taxOn(price)),
	instance_id: 1,
	meta_data: [],
	...options,
});

/** Returns the rates flat_rate, free_shipping and pickup_location (docs/behaviour.md#editor-preview). */
export const sampleRates = (currency: CurrencyData): readonly ShippingRateData[] => [
	rate(
		{
			method_id: 'flat_rate',
			name: __('Flat rate', 'storefront-islands'),
			price: 500,
			selected: true,
		},
		currency,
	),
	rate(
		{
			method_id: 'free_shipping',
			name: __('Free shipping', 'storefront-islands'),
			price: 0,
			selected: false,
		},
		currency,
	),
	rate(
		{
			method_id: 'pickup_location',
			name: __('Local pickup', 'storefront-islands'),
			price: 0,
			selected: false,
			meta_data: [
				{ key: 'pickup_location', value: __('Local pickup', 'storefront-islands') },
				{ key: 'pickup_address', value: '123 Main Street, San Francisco, CA 94105' },
			],
		},
		currency,
	),
];
