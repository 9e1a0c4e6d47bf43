import { useEffect, useReducer, useRef } from '@wordpress/element';
import type { PriceRange } from '../../domain/catalogue/filters';
import { rangeFilter } from '../../domain/catalogue/price';
import {
	draftRange,
	isAdjusted,
	isPending,
	nextDraft,
	NO_DRAFT,
	refusedEnds,
	type Draft,
	type DraftEvent,
	type Scale,
} from './draft';

/**
 * Time from the last change until it is applied automatically, and from a reset, in milliseconds
 * (docs/behaviour.md#price-filter).
 */
export const APPLY_PAUSE = 500;
export const RESET_PAUSE = 600;

export interface PriceDraft {
	readonly draft: Draft;
	readonly dispatch: (event: DraftEvent) => void;
	/** Writes the range to the URL, unless a typed value is invalid. */
	readonly applyNow: () => void;
}

const keyOf = ({ min, max }: PriceRange): string => `${String(min)} ${String(max)}`;

/**
 * Keeps the draft until it is applied: after a pause, or with the Apply button.
 *
 * @param scale         Bounds, and the range in the URL.
 * @param isAutomatic   True if a change is applied without a button. A reset always is.
 * @param apply         Writes a range to the URL.
 */
export const usePriceDraft = (
	scale: Scale,
	isAutomatic: boolean,
	apply: (price: PriceRange) => void,
): PriceDraft => {
	const [draft, dispatch] = useReducer(
		(before: Draft, event: DraftEvent) => nextDraft(before, event, scale),
		NO_DRAFT,
	);
	const applied = keyOf(scale.applied);
	/** Range in the URL, or the one that this component has just applied. */
	const expectedRef = useRef(applied);

	const applyNow = () => {
		if (isPending(draft, scale) && refusedEnds(draft, scale).length === 0) {
			const price = rangeFilter(draftRange(draft, scale), scale.bounds);
			expectedRef.current = keyOf(price);
			dispatch({ type: 'applied', isAdjusted: isAdjusted(draft, scale) });
			apply(price);
		}
	};
	const applyRef = useRef(applyNow);

	useEffect(() => {
		applyRef.current = applyNow;
	});

	useEffect(() => {
		if (expectedRef.current !== applied) {
			expectedRef.current = applied;
			dispatch({ type: 'overtaken' });
		}
	}, [applied]);

	useEffect(() => {
		if (draft === NO_DRAFT || !(isAutomatic || draft.isReset)) {
			return undefined;
		}
		const timer = setTimeout(() => applyRef.current(), draft.isReset ? RESET_PAUSE : APPLY_PAUSE);
		return () => clearTimeout(timer);
	}, [draft, isAutomatic]);

	return { draft, dispatch, applyNow };
};
