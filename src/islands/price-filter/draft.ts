/**
 * State of the price range while it is being chosen. Typed values are kept separate from the range chosen with the
 * thumbs, so that typing "2" on the way to "25" has no lasting effect.
 */
import {
	acceptsTyped,
	moveThumb,
	priceStep,
	shownRange,
	typedRange,
	type ClosedRange,
	type PriceEnd,
} from '../../domain/catalogue/price';
import type { PriceRange } from '../../domain/catalogue/filters';
import { readPrice } from '../../domain/catalogue/filters';

export interface Draft {
	/** Range that was chosen but is not in the URL yet, in minor units; null if the URL's range applies. */
	readonly chosen: ClosedRange | null;
	/** Texts of inputs that are being edited or are invalid; null if the input shows the range's value. */
	readonly typed: Readonly<Record<PriceEnd, string | null>>;
	/** True if the range was just reset, which is applied after a longer pause than other changes. */
	readonly isReset: boolean;
	/** True if the typed maximum has lowered the minimum; a note says so until the next change. */
	readonly isAdjusted: boolean;
}

export const NO_DRAFT: Draft = {
	chosen: null,
	typed: { min: null, max: null },
	isReset: false,
	isAdjusted: false,
};

/** Context of the draft. */
export interface Scale {
	readonly bounds: ClosedRange;
	/** Price filter in the URL. */
	readonly applied: PriceRange;
	readonly minorUnit: number;
}

export type DraftEvent =
	/** A thumb was moved; `to` is in major units. */
	| { readonly type: 'moved'; readonly end: PriceEnd; readonly to: string }
	| { readonly type: 'typed'; readonly end: PriceEnd; readonly text: string }
	/** An input lost the focus. */
	| { readonly type: 'left'; readonly end: PriceEnd }
	| { readonly type: 'reset' }
	/** The range was written to the URL; from then on it cannot be derived if the minimum was lowered. */
	| { readonly type: 'applied'; readonly isAdjusted: boolean }
	/** The URL has been changed by something else. */
	| { readonly type: 'overtaken' };

const ENDS = ['min', 'max'] as const;

/**
 * Parses an amount into minor units; NaN if it is not a price. A comma is accepted as decimal separator, as many
 * keyboards offer no point.
 */
const amountOf = (text: string, minorUnit: number): number =>
	readPrice(text.trim().replace(',', '.'), minorUnit) ?? NaN;

const baseOf = ({ chosen }: Draft, { bounds, applied }: Scale): ClosedRange =>
	shownRange(chosen ?? applied, bounds);

const withTyped = (range: ClosedRange, end: PriceEnd, text: string | null, scale: Scale) => {
	const amount = amountOf(text ?? '', scale.minorUnit);
	return acceptsTyped(end, amount, range, scale.bounds)
		? typedRange(end, amount, range, scale.bounds, priceStep(scale.bounds.max, scale.minorUnit))
		: range;
};

/** Returns the range that is shown: the chosen range, combined with valid typed values. */
export const draftRange = (draft: Draft, scale: Scale): ClosedRange =>
	ENDS.reduce((range, end) => withTyped(range, end, draft.typed[end], scale), baseOf(draft, scale));

const textsWith = ({ typed }: Draft, end: PriceEnd, text: string | null): Draft['typed'] => ({
	...typed,
	[end]: text,
});

/** Returns the range without the typed value of one end. */
const rangeWithout = (draft: Draft, end: PriceEnd, scale: Scale): ClosedRange =>
	draftRange({ ...draft, typed: textsWith(draft, end, null) }, scale);

/** True if the typed maximum has lowered the minimum. */
export const isAdjusted = (draft: Draft, scale: Scale): boolean =>
	draft.isAdjusted || draftRange(draft, scale).min < rangeWithout(draft, 'max', scale).min;

/** Returns the ends with an invalid typed value. An empty input is not invalid, as it is being edited. */
export const refusedEnds = (draft: Draft, scale: Scale): readonly PriceEnd[] =>
	ENDS.filter((end) => {
		const text = draft.typed[end];
		if (text === null || text.trim() === '') {
			return false;
		}
		const others = rangeWithout(draft, end, scale);
		return !acceptsTyped(end, amountOf(text, scale.minorUnit), others, scale.bounds);
	});

/** True if the range differs from the one in the URL. */
export const isPending = (draft: Draft, scale: Scale): boolean => {
	const range = draftRange(draft, scale);
	const shown = shownRange(scale.applied, scale.bounds);
	return range.min !== shown.min || range.max !== shown.max;
};

/** Reducer of the draft. */
export const nextDraft = (draft: Draft, event: DraftEvent, scale: Scale): Draft => {
	switch (event.type) {
		case 'moved': {
			const to = amountOf(event.to, scale.minorUnit);
			const range = draftRange(draft, scale);
			const step = priceStep(scale.bounds.max, scale.minorUnit);
			return { ...NO_DRAFT, chosen: moveThumb(event.end, to, range, scale.bounds, step) };
		}
		case 'typed':
			return { ...NO_DRAFT, chosen: draft.chosen, typed: textsWith(draft, event.end, event.text) };
		case 'left': {
			if (refusedEnds(draft, scale).includes(event.end)) {
				return draft;
			}
			const chosen = isPending(draft, scale) ? draftRange(draft, scale) : null;
			return {
				...draft,
				chosen,
				typed: textsWith(draft, event.end, null),
				isAdjusted: isAdjusted(draft, scale),
			};
		}
		case 'reset':
			return { ...NO_DRAFT, chosen: scale.bounds, isReset: true };
		case 'applied':
			return { ...NO_DRAFT, typed: draft.typed, isAdjusted: event.isAdjusted };
		case 'overtaken':
			return NO_DRAFT;
	}
};
