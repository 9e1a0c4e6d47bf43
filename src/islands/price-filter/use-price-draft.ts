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

/** Milliseconds from the last change until it is applied by itself, and from a reset (spec section 9, timings). */
export const APPLY_PAUSE = 500;
export const RESET_PAUSE = 600;

export interface PriceDraft {
	readonly draft: Draft;
	readonly happen: (event: DraftEvent) => void;
	/** Brings the range into the address now; not while something typed cannot stand. */
	readonly applyNow: () => void;
}

const keyOf = ({ min, max }: PriceRange): string => `${String(min)} ${String(max)}`;

/**
 * Keeps what is being chosen until it is applied: after a pause, or with the button where there is one.
 *
 * @param scale         The bounds, and what the address says.
 * @param isAutomatic   Whether a change applies without a button. A reset always does.
 * @param apply         Brings a range into the address.
 */
export const usePriceDraft = (
	scale: Scale,
	isAutomatic: boolean,
	apply: (price: PriceRange) => void,
): PriceDraft => {
	const [draft, happen] = useReducer(
		(before: Draft, event: DraftEvent) => nextDraft(before, event, scale),
		NO_DRAFT,
	);
	const applied = keyOf(scale.applied);
	/** What the address says, or will by our own doing. */
	const expectedRef = useRef(applied);

	const applyNow = () => {
		if (isPending(draft, scale) && refusedEnds(draft, scale).length === 0) {
			const price = rangeFilter(draftRange(draft, scale), scale.bounds);
			expectedRef.current = keyOf(price);
			happen({ type: 'applied', isAdjusted: isAdjusted(draft, scale) });
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
			happen({ type: 'overtaken' });
		}
	}, [applied]);

	useEffect(() => {
		if (draft === NO_DRAFT || !(isAutomatic || draft.isReset)) {
			return undefined;
		}
		const timer = setTimeout(() => applyRef.current(), draft.isReset ? RESET_PAUSE : APPLY_PAUSE);
		return () => clearTimeout(timer);
	}, [draft, isAutomatic]);

	return { draft, happen, applyNow };
};
