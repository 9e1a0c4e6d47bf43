/**
 * Converts WooCommerce's cart (data.ts) to the islands' cart (cart.ts): amounts become Money, HTML becomes text, URLs
 * are checked.
 */
import type {
	CartData,
	CartItemData,
	CrossSellData,
	CurrencyData,
	ImageData,
	ItemDetailData,
	PricesData,
	ShippingPackageData,
	ShippingRateData,
} from './data';
import type {
	Cart,
	CartImage,
	CartItem,
	CartTotals,
	CrossSell,
	ItemDetail,
	ShippingPackage,
	ShippingRate,
	StockNote,
} from './cart';
import { money, parseAmount, type Currency, type Money } from '../support/money';
import { decodeEntities, htmlToText } from '../html/text';
import { safeImageUrl, safeUrl } from '../html/url';

export interface ReadOptions {
	/** True if the shop displays prices in the cart including tax (settings.displayCartPricesIncludingTax). */
	readonly pricesIncludeTax: boolean;
}

/** Reads an amount and its tax, and returns their sum if the shop displays prices including tax. */
type Reader = (amount: string | null, tax: string | null) => Money;

export const readCurrency = (data: CurrencyData): Currency => ({
	code: data.currency_code,
	symbol: decodeEntities(data.currency_symbol),
	minorUnit: data.currency_minor_unit,
	decimalSeparator: data.currency_decimal_separator,
	thousandSeparator: data.currency_thousand_separator,
	prefix: decodeEntities(data.currency_prefix),
	suffix: decodeEntities(data.currency_suffix),
});

const readerFor =
	(data: CurrencyData, { pricesIncludeTax }: ReadOptions): Reader =>
	(amount, tax) =>
		money(parseAmount(amount) + (pricesIncludeTax ? parseAmount(tax) : 0), readCurrency(data));

const readImage = ([image]: readonly ImageData[]): CartImage | null => {
	const src = image ? safeImageUrl(image.thumbnail) || safeImageUrl(image.src) : '';
	return image && src
		? { src, srcset: image.srcset, sizes: image.sizes, alt: htmlToText(image.alt) }
		: null;
};

const isHidden = ({ hidden }: ItemDetailData): boolean =>
	hidden === true || (typeof hidden === 'string' && !['', '0', 'false'].includes(hidden));

/** Returns the attributes of the variation, then the visible item data of plugins. */
const readDetails = ({ variation, item_data }: CartItemData): readonly ItemDetail[] =>
	[
		...variation.map(({ attribute, value }) => ({ name: attribute, value })),
		...item_data
			.filter((row) => !isHidden(row))
			.map((row) => ({ name: row.name || row.key || '', value: row.display || row.value || '' })),
	].map(({ name, value }) => ({ name: htmlToText(name), value }));

const readStock = (item: CartItemData): StockNote => {
	if (item.show_backorder_badge) {
		return { kind: 'backorder' };
	}
	// 0 is what is left of a product that may be backordered without a word.
	return item.low_stock_remaining
		? { kind: 'low', remaining: item.low_stock_remaining }
		: { kind: 'plenty' };
};

const halfToEven = (exact: number): number => {
	const rounded = Math.round(exact);
	return rounded - exact === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
};

/**
 * Returns the unit price in minor units, as WooCommerce's blocks show it: from `raw_prices`, which plugins change (a
 * bundle's price is that of all its members), half a cent rounded to even.
 */
const readPrice = (prices: PricesData, name: 'price' | 'regular_price'): number => {
	const { raw_prices: raw, currency_minor_unit: minorUnit } = prices;
	return raw
		? halfToEven(Number(raw[name]) / 10 ** (raw.precision - minorUnit)) || 0
		: parseAmount(prices[name]);
};

const readItem = (item: CartItemData, options: ReadOptions): CartItem => {
	const currency = readCurrency(item.prices);
	return {
		key: item.key,
		productId: item.id,
		name: htmlToText(item.name),
		summary: htmlToText(item.summary || item.short_description),
		sku: htmlToText(item.sku),
		permalink: safeUrl(item.permalink),
		image: readImage(item.images),
		details: readDetails(item),
		quantity: item.quantity,
		limits: {
			minimum: item.quantity_limits.minimum,
			maximum: item.quantity_limits.maximum,
			// 0: a plugin's step below 1, in a shop of whole numbers. PHP: Quantity::step().
			multipleOf: item.quantity_limits.multiple_of || 1,
			editable: item.quantity_limits.editable,
		},
		soldIndividually: item.sold_individually,
		stock: readStock(item),
		price: money(readPrice(item.prices, 'price'), currency),
		regularPrice: money(readPrice(item.prices, 'regular_price'), currency),
		lineTotal: readerFor(item.totals, options)(
			item.totals.line_subtotal,
			item.totals.line_subtotal_tax,
		),
		activity: 'settled',
		extensions: item.extensions,
	};
};

const readPickup = ({ method_id, meta_data }: ShippingRateData): ShippingRate['pickup'] => {
	const meta = new Map(meta_data.map(({ key, value }) => [key, htmlToText(value)]));
	if (method_id !== 'pickup_location' && !meta.has('pickup_location')) {
		return null;
	}
	return {
		location: meta.get('pickup_location') ?? '',
		address: meta.get('pickup_address') ?? '',
		details: meta.get('pickup_details') ?? '',
	};
};

const readRate = (rate: ShippingRateData, options: ReadOptions): ShippingRate => ({
	rateId: rate.rate_id,
	methodId: rate.method_id,
	name: htmlToText(rate.name),
	description: htmlToText(rate.description),
	deliveryTime: htmlToText(rate.delivery_time),
	price: readerFor(rate, options)(rate.price, rate.taxes),
	taxes: money(parseAmount(rate.taxes), readCurrency(rate)),
	selected: rate.selected,
	pickup: readPickup(rate),
});

const readPackage = (pack: ShippingPackageData, options: ReadOptions): ShippingPackage => ({
	packageId: pack.package_id,
	name: htmlToText(pack.name),
	destination: pack.destination,
	contents: pack.items.map((item) => ({ ...item, name: htmlToText(item.name) })),
	rates: pack.shipping_rates.map((rate) => readRate(rate, options)),
});

const crossSellAction = (product: CrossSellData): CrossSell['action'] => {
	if (!product.is_in_stock) {
		return 'none';
	}
	if (product.has_options || product.type !== 'simple') {
		return 'choose';
	}
	return product.is_purchasable ? 'add' : 'none';
};

const readCrossSell = (product: CrossSellData): CrossSell => ({
	productId: product.id,
	name: htmlToText(product.name),
	permalink: safeUrl(product.permalink),
	image: readImage(product.images),
	priceHtml: product.price_html,
	action: crossSellAction(product),
	actionLabel: htmlToText(product.add_to_cart.text),
	minimumQuantity: product.add_to_cart.minimum,
});

/** True if the shipping total is known. If rates are offered and none is selected, the shop's "0" is not a price. */
const isPriced = ({ hasCalculatedShipping, shippingRates }: CartData): boolean =>
	hasCalculatedShipping &&
	(shippingRates.length === 0 ||
		shippingRates.some((pack) => pack.shipping_rates.some(({ selected }) => selected)));

const readTotals = (data: CartData, options: ReadOptions): CartTotals => {
	const { totals } = data;
	const read = readerFor(totals, options);
	return {
		items: read(totals.total_items, totals.total_items_tax),
		fees: read(totals.total_fees, totals.total_fees_tax),
		discount: read(totals.total_discount, totals.total_discount_tax),
		shipping:
			isPriced(data) && totals.total_shipping !== null
				? read(totals.total_shipping, totals.total_shipping_tax)
				: null,
		tax: read(totals.total_tax, null),
		taxLines: totals.tax_lines.map((line) => ({
			name: htmlToText(line.name),
			total: read(line.price, null),
			rate: line.rate,
		})),
		price: read(totals.total_price, null),
	};
};

/** Converts WooCommerce's cart. Prices are without tax unless the shop displays them with tax. */
export const readCart = (
	data: CartData,
	options: ReadOptions = { pricesIncludeTax: false },
): Cart => ({
	items: data.items.map((item) => readItem(item, options)),
	count: data.itemsCount,
	coupons: data.coupons.map(({ code, totals }) => ({
		code,
		discount: readerFor(totals, options)(totals.total_discount, totals.total_discount_tax),
		activity: 'settled',
	})),
	fees: data.fees.map(({ key, name, totals }) => ({
		key,
		name: htmlToText(name),
		total: readerFor(totals, options)(totals.total, totals.total_tax),
	})),
	packages: data.shippingRates.map((pack) => readPackage(pack, options)),
	crossSells: data.crossSells.map(readCrossSell),
	totals: readTotals(data, options),
	extensions: data.extensions,
	needsShipping: data.needsShipping,
	needsPayment: data.needsPayment,
	paymentMethods: data.paymentMethods,
	hasCalculatedShipping: data.hasCalculatedShipping,
	shippingAddress: data.shippingAddress,
	billingAddress: data.billingAddress,
	errors: data.errors.map(({ code, message }) => ({ code, message: htmlToText(message) })),
	settling: false,
});
