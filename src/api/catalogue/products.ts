/** Decodes GET products for the search's suggestions. */
import type { Suggestion } from '../../domain/catalogue/suggestion';
import { money, type Currency } from '../../domain/money';
import { isPrice } from '../../domain/catalogue/price-text';
import { htmlToText } from '../../domain/text';
import { safeImageUrl, safeUrl } from '../../domain/url';
import { decodeOr, isRecord, list, number, text } from '../decode/json';

const words = decodeOr(text, '');
const entries = decodeOr(
	list((json) => json),
	[],
);

/** Arguments of the products route that suggestions are decoded from. Fields that are not shown are not sent. */
export const suggestionsQuery = (search: string, limit: number) => ({
	search,
	per_page: limit,
	catalog_visibility: 'search',
	_fields: 'id,name,permalink,images,prices',
});

const currencyOf = (prices: Readonly<Record<string, unknown>>): Currency => ({
	code: words(prices.currency_code),
	symbol: words(prices.currency_symbol),
	minorUnit: decodeOr(number(2), 2)(prices.currency_minor_unit),
	decimalSeparator: words(prices.currency_decimal_separator),
	thousandSeparator: words(prices.currency_thousand_separator),
	prefix: words(prices.currency_prefix),
	suffix: words(prices.currency_suffix),
});

const priceOf = (json: unknown): Suggestion['price'] => {
	if (!isRecord(json)) {
		return null;
	}
	const range = isRecord(json.price_range) ? json.price_range : {};
	const from = Number(range.min_amount ?? json.price ?? NaN);
	const to = Number(range.max_amount ?? json.price ?? NaN);
	const currency = currencyOf(json);
	return isPrice(from) && isPrice(to) && words(json.price) !== ''
		? { from: money(from, currency), to: money(to, currency) }
		: null;
};

const imageOf = (json: unknown): Suggestion['image'] => {
	const [image] = entries(json);
	const src = isRecord(image) ? safeImageUrl(words(image.thumbnail) || words(image.src)) : '';
	return isRecord(image) && src !== '' ? { src, alt: htmlToText(words(image.alt)) } : null;
};

/** What has neither id nor name is left out. */
export const decodeSuggestions = (json: unknown): readonly Suggestion[] =>
	entries(json).flatMap((product) => {
		const id = isRecord(product) ? decodeOr(number(0), 0)(product.id) : 0;
		const name = isRecord(product) ? htmlToText(words(product.name)) : '';
		return isRecord(product) && id > 0 && name !== ''
			? [
					{
						id,
						name,
						permalink: safeUrl(words(product.permalink)),
						image: imageOf(product.images),
						price: priceOf(product.prices),
					},
				]
			: [];
	});
