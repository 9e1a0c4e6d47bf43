/** Decodes the cart of the Store API. Missing optional fields get the defaults of docs/behaviour.md#cart-data. */
import { isRecord } from '../../domain/support/unknown';
import {
	amount,
	anything,
	decodeOr,
	flag,
	list,
	map,
	nullable,
	number,
	record,
	requiredNumber,
	requiredText,
	text,
	type Decoder,
} from './json';
import type {
	CartData,
	CartErrorData,
	CartItemData,
	CouponData,
	CrossSellData,
	FeeData,
	ImageData,
	ItemDetailData,
	PricesData,
	ShippingPackageData,
	ShippingRateData,
	TotalsData,
} from '../../domain/cart/data';
import { billingAddress, EXTENSION, shippingAddress, withRawTexts } from './address';
import type { Failure } from '../../domain/failure/failure';
import { failed, success, type Result } from '../../domain/support/result';
import { exactQuantity } from '../../domain/cart/quantity';
import { cartApiError } from './messages';

const currency = {
	currency_code: text,
	currency_symbol: text,
	// No currency has more than four; more would not fit on a screen.
	currency_minor_unit: number(2, 20),
	currency_decimal_separator: text,
	currency_thousand_separator: text,
	currency_prefix: text,
	currency_suffix: text,
};

const image = record<ImageData>({
	id: number(0),
	src: text,
	thumbnail: text,
	srcset: text,
	sizes: text,
	name: text,
	alt: text,
});

/** Responses of older versions and of plugins have false instead of a list of images. */
const images = decodeOr(list(image), []);

const rawPrices = record<NonNullable<PricesData['raw_prices']>>({
	precision: number(6),
	price: text,
	regular_price: text,
	sale_price: text,
});

const prices = record<Omit<PricesData, 'raw_prices'>>({
	...currency,
	price: amount,
	regular_price: amount,
	sale_price: amount,
	price_range: nullable(
		record<NonNullable<PricesData['price_range']>>({ min_amount: amount, max_amount: amount }),
	),
});

const pricesWithRaw: Decoder<PricesData> = (json) => {
	const raw = isRecord(json) ? json.raw_prices : undefined;
	return isRecord(raw) ? { ...prices(json), raw_prices: rawPrices(raw) } : prices(json);
};

const EMPTY_EXTENSIONS: Readonly<Record<string, unknown>> = {};
const extensions = decodeOr(map(anything), EMPTY_EXTENSIONS);

/** Item details as plugins add them; rows that are not objects are left out. */
const itemDetails: Decoder<readonly ItemDetailData[]> = (json) =>
	decodeOr(list(anything), [])(json).flatMap((row) => (isRecord(row) ? [itemDetail(row)] : []));

const detailText = decodeOr(text, '');

const itemDetail = (row: Readonly<Record<string, unknown>>): ItemDetailData => ({
	...row,
	...('name' in row && { name: detailText(row.name) }),
	...('key' in row && { key: detailText(row.key) }),
	...('value' in row && { value: detailText(row.value) }),
	...('display' in row && { display: detailText(row.display) }),
	hidden: flag(false)(row.hidden),
});

/** Sums of a shop have the noise of binary numbers. */
const quantity =
	(decode: Decoder<number>): Decoder<number> =>
	(json) =>
		exactQuantity(decode(json));

const item = record<CartItemData>({
	key: requiredText,
	id: requiredNumber,
	type: text,
	quantity: quantity(requiredNumber),
	quantity_limits: record<CartItemData['quantity_limits']>({
		minimum: quantity(number(1)),
		maximum: quantity(number(9999)),
		multiple_of: quantity(number(1)),
		editable: flag(true),
	}),
	name: text,
	summary: text,
	short_description: text,
	description: text,
	sku: text,
	low_stock_remaining: nullable(number(0)),
	backorders_allowed: flag(false),
	show_backorder_badge: flag(false),
	sold_individually: flag(false),
	permalink: decodeOr(text, ''),
	images,
	variation: list(record<CartItemData['variation'][number]>({ attribute: text, value: text })),
	item_data: itemDetails,
	prices: pricesWithRaw,
	totals: record<CartItemData['totals']>({
		...currency,
		line_subtotal: amount,
		line_subtotal_tax: amount,
		line_total: amount,
		line_total_tax: amount,
	}),
	catalog_visibility: text,
	extensions,
});

const coupon = record<CouponData>({
	code: requiredText,
	discount_type: text,
	totals: record<CouponData['totals']>({
		...currency,
		total_discount: amount,
		total_discount_tax: amount,
	}),
});

const fee = record<FeeData>({
	id: text,
	key: text,
	name: text,
	totals: record<FeeData['totals']>({ ...currency, total: amount, total_tax: amount }),
});

/** WooCommerce names a fee's id `key`, other scripts expect `id`: whichever exists is used for both. */
const feeWithKey: Decoder<FeeData> = (json) => {
	const decoded = fee(json);
	return { ...decoded, id: decoded.id || decoded.key, key: decoded.key || decoded.id };
};

const rate = record<ShippingRateData>({
	...currency,
	rate_id: requiredText,
	name: text,
	description: text,
	delivery_time: text,
	price: amount,
	taxes: amount,
	instance_id: number(0),
	method_id: text,
	meta_data: decodeOr(list(record<{ key: string; value: string }>({ key: text, value: text })), []),
	selected: flag(false),
});

const packageId: Decoder<number | string> = (json) =>
	typeof json === 'number' ? json : requiredText(json);

const shippingPackage = record<ShippingPackageData>({
	package_id: packageId,
	name: text,
	destination: map(text),
	items: list(
		record<ShippingPackageData['items'][number]>({
			key: text,
			name: text,
			quantity: quantity(number(1)),
		}),
	),
	shipping_rates: list(rate),
});

/** null before shipping has been calculated; a total that is missing is "0", as all others are. */
const shippingAmount: Decoder<string | null> = (json) => (json === null ? null : amount(json));

const totals = record<TotalsData>({
	...currency,
	total_items: amount,
	total_items_tax: amount,
	total_fees: amount,
	total_fees_tax: amount,
	total_discount: amount,
	total_discount_tax: amount,
	total_shipping: shippingAmount,
	total_shipping_tax: shippingAmount,
	total_price: amount,
	total_tax: amount,
	tax_lines: list(
		record<TotalsData['tax_lines'][number]>({ name: text, price: amount, rate: text }),
	),
});

const crossSell = record<CrossSellData>({
	id: requiredNumber,
	name: text,
	parent: number(0),
	type: text,
	variation: text,
	permalink: text,
	sku: text,
	short_description: text,
	description: text,
	on_sale: flag(false),
	prices: pricesWithRaw,
	price_html: text,
	average_rating: text,
	review_count: number(0),
	images,
	has_options: flag(false),
	is_purchasable: flag(true),
	is_in_stock: flag(true),
	is_on_backorder: flag(false),
	low_stock_remaining: nullable(number(0)),
	sold_individually: flag(false),
	add_to_cart: record<CrossSellData['add_to_cart']>({
		text,
		description: text,
		url: text,
		minimum: number(1),
		maximum: number(9999),
		multiple_of: number(1),
	}),
});

const cartError = record<CartErrorData>({ code: text, message: text });

/** List whose invalid entries are left out: invalid supplementary data must not hide the cart. */
const tolerantList =
	<Value>(decode: Decoder<Value>): Decoder<readonly Value[]> =>
	(json) =>
		decodeOr(
			list(nullable(decodeOr(nullable(decode), null))),
			[],
		)(json).flatMap((value) => (value === null ? [] : [value]));

/** Decodes the fields of a cart. Throws Malformed if a value is invalid. */
export const readCartData = (source: Readonly<Record<string, unknown>>): CartData => {
	const { [EXTENSION]: own, ...pluginExtensions } = extensions(source.extensions);
	return {
		coupons: list(coupon)(source.coupons),
		shippingRates: list(shippingPackage)(source.shipping_rates),
		items: list(item)(source.items),
		crossSells: tolerantList(crossSell)(source.cross_sells),
		fees: list(feeWithKey)(source.fees),
		itemsCount: quantity(number(0))(source.items_count),
		itemsWeight: number(0)(source.items_weight),
		needsShipping: flag(true)(source.needs_shipping),
		needsPayment: flag(false)(source.needs_payment),
		hasCalculatedShipping: flag(true)(source.has_calculated_shipping),
		shippingAddress: withRawTexts(
			shippingAddress(source.shipping_address),
			'raw_shipping_address',
			own,
		),
		billingAddress: withRawTexts(
			billingAddress(source.billing_address),
			'raw_billing_address',
			own,
		),
		totals: totals(source.totals),
		errors: tolerantList(cartError)(source.errors),
		paymentMethods: list(text)(source.payment_methods),
		paymentRequirements: list(text)(source.payment_requirements),
		extensions: pluginExtensions,
	};
};

/**
 * Decodes a cart. An empty or invalid response becomes `cart_api_error` (docs/behaviour.md#messages): without items and
 * totals nothing can be displayed, and an amount that is not a number must not be displayed as one.
 */
export const decodeCart = (json: unknown): Result<CartData, Failure> => {
	try {
		return isRecord(json) && json.items && isRecord(json.totals)
			? success(readCartData(json))
			: failed(cartApiError());
	} catch {
		// Malformed, or a TypeError of an object that cannot become a string.
		return failed(cartApiError());
	}
};
