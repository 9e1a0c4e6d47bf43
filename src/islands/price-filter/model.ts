/** View model of the price filter: slider, inputs, histogram, and the messages about a typed range. */
import { __, sprintf } from '@wordpress/i18n';
import { writePrice } from '../../domain/catalogue/filters';
import { priceStep } from '../../domain/catalogue/price';
import type { ClosedRange, PriceEnd } from '../../domain/catalogue/price';
import { formatMoney, money } from '../../domain/support/money';
import type { Currency } from '../../domain/support/money';
import { draftRange, isPending, refusedEnds } from './draft';
import type { Draft, Scale } from './draft';
import type { PriceInputModel } from './price-input';
import type { SliderModel } from './slider';

/** Returns the position of an amount on the slider, 0 to 100 with two decimals. */
const percentOf = (amount: number, { min, max }: ClosedRange): number =>
	Math.round(((amount - min) / (max - min)) * 10_000) / 100;

/**
 * Number of products by price, in bars of equal width from the lowest to the highest price. Prices are in minor units.
 */
export interface PriceSpread {
	/** Empty if there is no histogram. */
	readonly counts: readonly number[];
	readonly prices: ClosedRange;
}

/** Bar of the histogram: height in per cent of the highest bar, and whether its prices are within the chosen range. */
export interface HistogramBar {
	readonly percent: number;
	readonly isChosen: boolean;
}

export interface HistogramModel {
	readonly bars: readonly HistogramBar[];
	/**
	 * Per cent of the slider before the lowest and after the highest price: the slider's ends are rounded, prices are
	 * not.
	 */
	readonly start: number;
	readonly end: number;
}

/**
 * Builds the bars.
 *
 * @param range  Chosen range in minor units: bars that overlap with it count as chosen.
 * @param bounds Ends of the slider, in minor units.
 */
const histogramModel = (
	{ counts, prices }: PriceSpread,
	range: ClosedRange,
	bounds: ClosedRange,
): HistogramModel => {
	const highest = Math.max(1, ...counts);
	const width = (prices.max - prices.min) / counts.length;
	return {
		bars: counts.map((count, index) => ({
			percent: Math.ceil((count / highest) * 100),
			isChosen:
				prices.min + index * width < range.max && prices.min + (index + 1) * width > range.min,
		})),
		start: percentOf(prices.min, bounds),
		end: percentOf(bounds.min + bounds.max - prices.max, bounds),
	};
};

export interface PriceFilterModel {
	readonly slider: SliderModel;
	/** E.g. "$10.00 – $50.00". */
	readonly amounts: string;
	readonly inputs: Readonly<Record<PriceEnd, PriceInputModel>>;
	/** Error about a typed value, with the allowed range; null if there is none. */
	readonly error: string | null;
	/** Note that the typed maximum has lowered the minimum; null if it has not. */
	readonly note: string | null;
	/** Null if the block shows no histogram. */
	readonly histogram: HistogramModel | null;
	/** True if there is a change to apply. */
	readonly canApply: boolean;
	/** True if a range is chosen. */
	readonly canReset: boolean;
}

const amountText = (amount: number, currency: Currency): string =>
	formatMoney(money(amount, currency));

const sliderModel = (range: ClosedRange, bounds: ClosedRange, currency: Currency): SliderModel => {
	const text = (amount: number) => writePrice(amount, currency.minorUnit);
	const thumb = (amount: number, label: string) => ({
		label,
		value: text(amount),
		valueText: amountText(amount, currency),
		percent: percentOf(amount, bounds),
	});
	return {
		least: text(bounds.min),
		most: text(bounds.max),
		step: text(priceStep(bounds.max, currency.minorUnit)),
		min: thumb(range.min, __('Filter products by minimum price', 'storefront-islands')),
		max: thumb(range.max, __('Filter products by maximum price', 'storefront-islands')),
	};
};

/** Returns the error with the allowed values of an end. */
const errorText = (end: PriceEnd, range: ClosedRange, bounds: ClosedRange, currency: Currency) =>
	sprintf(
		end === 'min'
			? // translators: 1: lowest price that can be chosen, 2: a price that it has to stay below.
				__('Enter a minimum from %1$s to less than %2$s.', 'storefront-islands')
			: // translators: %s: highest price that can be chosen.
				__('Enter a maximum above 0, up to %s.', 'storefront-islands'),
		amountText(bounds[end], currency),
		amountText(range.max, currency),
	);

/**
 * @param draft    Current draft.
 * @param scale    Bounds, and the range in the URL.
 * @param spread   Number of products along the slider; null if the block does not show it.
 * @param currency Currency of the shop.
 */
export const priceFilterModel = (
	draft: Draft,
	scale: Scale,
	spread: PriceSpread | null,
	currency: Currency,
): PriceFilterModel => {
	const { bounds } = scale;
	const range = draftRange(draft, scale);
	const refused = refusedEnds(draft, scale);
	const slider = sliderModel(range, bounds, currency);
	const amounts = sprintf(
		// translators: 1: lowest price, 2: highest price.
		__('%1$s – %2$s', 'storefront-islands'),
		slider.min.valueText,
		slider.max.valueText,
	);
	const input = (end: PriceEnd): PriceInputModel => ({
		value: draft.typed[end] ?? slider[end].value,
		isInvalid: refused.includes(end),
	});
	return {
		slider,
		amounts,
		inputs: { min: input('min'), max: input('max') },
		error: refused[0] === undefined ? null : errorText(refused[0], range, bounds, currency),
		note: draft.isAdjusted
			? sprintf(
					// translators: %s: a range of prices, lowest – highest.
					__('The minimum stays below the maximum: %s', 'storefront-islands'),
					amounts,
				)
			: null,
		histogram: spread && histogramModel(spread, range, bounds),
		canApply: refused.length === 0 && isPending(draft, scale),
		canReset: range.min !== bounds.min || range.max !== bounds.max,
	};
};
