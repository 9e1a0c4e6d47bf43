/**
 * The range while it is being chosen. What is typed is laid over what the thumbs chose, so that "2" on the way to "25" changes
 * nothing for good.
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
import { readPrice } from '../../domain/catalogue/price-text';

export interface Draft {
	/** What was chosen and is not in the address yet, minor units; null: as the address says. */
	readonly chosen: ClosedRange | null;
	/** Texts of the inputs while they are edited, or cannot stand; null: the number of the range. */
	readonly typed: Readonly<Record<PriceEnd, string | null>>;
	/** Whether the range was just reset, which is sent a little later than other changes. */
	readonly isReset: boolean;
	/** Whether the typed maximum has taken the minimum along: it is said until something else is done. */
	readonly isAdjusted: boolean;
}

export const NO_DRAFT: Draft = {
	chosen: null,
	typed: { min: null, max: null },
	isReset: false,
	isAdjusted: false,
};

/** Where the draft is at home. */
export interface Scale {
	readonly bounds: ClosedRange;
	/** The price filter of the address. */
	readonly applied: PriceRange;
	readonly minorUnit: number;
}

export type DraftEvent =
	/** A thumb was moved; major units. */
	| { readonly type: 'moved'; readonly end: PriceEnd; readonly to: string }
	| { readonly type: 'typed'; readonly end: PriceEnd; readonly text: string }
	/** The focus has left an input. */
	| { readonly type: 'left'; readonly end: PriceEnd }
	| { readonly type: 'reset' }
	/** The range is in the address now: whether the minimum was moved cannot be told from it any more. */
	| { readonly type: 'applied'; readonly isAdjusted: boolean }
	/** The address says something else now. */
	| { readonly type: 'overtaken' };

const ENDS = ['min', 'max'] as const;

/** Minor units; NaN for what is no price. A comma is what many keyboards have for a point. */
const amountOf = (text: string, minorUnit: number): number =>
	readPrice(text.trim().replace(',', '.'), minorUnit) ?? NaN;

const baseOf = ({ chosen }: Draft, { bounds, applied }: Scale): ClosedRange =>
	shownRange(chosen ?? applied, bounds);

const withTyped = (range: ClosedRange, end: PriceEnd, text: string | null, scale: Scale) => {
	const amount = amountOf(text ?? '', scale.minorUnit);
	return acceptsTyped(end, amount, range, scale.bounds)
		? typedRange(end, amount, range, scale.bounds, priceStep(scale.minorUnit))
		: range;
};

/** The range that is shown: what was chosen, with what was typed and may stand laid over it. */
export const draftRange = (draft: Draft, scale: Scale): ClosedRange =>
	ENDS.reduce((range, end) => withTyped(range, end, draft.typed[end], scale), baseOf(draft, scale));

const textsWith = ({ typed }: Draft, end: PriceEnd, text: string | null): Draft['typed'] => ({
	...typed,
	[end]: text,
});

/** The range as it would be without what was typed at one end. */
const rangeWithout = (draft: Draft, end: PriceEnd, scale: Scale): ClosedRange =>
	draftRange({ ...draft, typed: textsWith(draft, end, null) }, scale);

/** Whether what was typed as the maximum has taken the minimum along. */
export const isAdjusted = (draft: Draft, scale: Scale): boolean =>
	draft.isAdjusted || draftRange(draft, scale).min < rangeWithout(draft, 'max', scale).min;

/** Ends at which something was typed that cannot stand. An empty input is on its way to something. */
export const refusedEnds = (draft: Draft, scale: Scale): readonly PriceEnd[] =>
	ENDS.filter((end) => {
		const text = draft.typed[end];
		if (text === null || text.trim() === '') {
			return false;
		}
		const others = rangeWithout(draft, end, scale);
		return !acceptsTyped(end, amountOf(text, scale.minorUnit), others, scale.bounds);
	});

/** Whether there is anything to bring into the address. */
export const isPending = (draft: Draft, scale: Scale): boolean => {
	const range = draftRange(draft, scale);
	const shown = shownRange(scale.applied, scale.bounds);
	return range.min !== shown.min || range.max !== shown.max;
};

/** The draft after something has happened. */
export const nextDraft = (draft: Draft, event: DraftEvent, scale: Scale): Draft => {
	switch (event.type) {
		case 'moved': {
			const to = amountOf(event.to, scale.minorUnit);
			const range = draftRange(draft, scale);
			const step = priceStep(scale.minorUnit);
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
