/** Quantity that is typed or stepped: checks the text against the limits, corrects it, and applies it after a pause. */
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useRef, useState } from '@wordpress/element';
import {
	clampQuantity,
	explainChange,
	isValidQuantity,
	isWhole,
	parseQuantity,
	stepQuantity,
} from '../../../domain/cart/quantity';
import type { QuantityLimits } from '../../../domain/cart/quantity';
import { quantityText } from '../../count-text';
import { useShownFirst } from '../../use-shown-first';

export type TypedQuantity =
	| { readonly kind: 'valid'; readonly quantity: number }
	/** `quantity` is the nearest allowed quantity, or null if the text is not a number. */
	| { readonly kind: 'wrong'; readonly quantity: number | null; readonly problem: string };

const explain = (typed: number, corrected: number, limits: QuantityLimits): string => {
	const change = explainChange(typed, corrected, limits);
	const quantity = quantityText(corrected);
	switch (change.kind) {
		case 'multiple':
			return sprintf(
				// translators: %s: pieces in a group.
				__('You must purchase this product in groups of %s.', 'storefront-islands'),
				quantityText(change.multipleOf),
			);
		case 'minimum':
			// translators: %s: pieces.
			return sprintf(__('The minimum quantity is %s.', 'storefront-islands'), quantity);
		case 'maximum':
			// translators: %s: pieces.
			return sprintf(__('The maximum quantity is %s.', 'storefront-islands'), quantity);
		case 'changed':
			// translators: %s: pieces.
			return sprintf(__('The nearest possible quantity is %s.', 'storefront-islands'), quantity);
	}
};

/** Reads a typed quantity and checks it against the limits of the item. */
export const readTypedQuantity = (text: string, limits: QuantityLimits): TypedQuantity => {
	const whole = isWhole(limits);
	const typed = parseQuantity(text, whole);
	if (typed === null) {
		return {
			kind: 'wrong',
			quantity: null,
			problem: whole
				? __('Please enter a whole number.', 'storefront-islands')
				: __('Please enter a number.', 'storefront-islands'),
		};
	}
	if (isValidQuantity(typed, limits)) {
		return { kind: 'valid', quantity: typed };
	}
	const quantity = clampQuantity(typed, limits);
	return { kind: 'wrong', quantity, problem: explain(typed, quantity, limits) };
};

/** Pause after the last key until a valid quantity is applied, in milliseconds. */
export const TYPING_PAUSE = 800;

/** State and handlers of a quantity field. */
export interface QuantityText {
	/** Quantity, or the text being typed. */
	readonly text: string;
	/** Error about the last typed quantity; null if there is none. */
	readonly problem: string | null;
	readonly atLowest: boolean;
	readonly atHighest: boolean;
	readonly type: (text: string) => void;
	/** Applies the typed quantity; one that is not allowed is corrected, with an error message. */
	readonly commit: () => void;
	readonly increase: () => void;
	readonly decrease: () => void;
	/** Handles Enter and the arrow keys; returns true if the key was handled. */
	readonly press: (key: string) => boolean;
}

/**
 * Manages a quantity that can be typed and stepped. While typing, quantities from the shop are not shown and the text
 * is not corrected. A step is shown in the next frame and applied behind it, as the cart takes longer to draw.
 */
export const useQuantityText = (
	quantity: number,
	limits: QuantityLimits,
	onChange: (quantity: number, isTyped: boolean) => void,
): QuantityText => {
	const [typed, setTyped] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const take = (next: number | null): void => {
		if (next !== null && next !== quantity) {
			onChange(next, typed !== null);
		}
	};
	const [shown, takeStep] = useShownFirst(quantity, take);
	const commit = (): void => {
		if (typed === null) {
			return;
		}
		const read = readTypedQuantity(typed, limits);
		setProblem(read.kind === 'wrong' ? read.problem : null);
		setTyped(null);
		take(read.quantity);
	};
	const step = (direction: 1 | -1): void => {
		const read = typed === null ? null : readTypedQuantity(typed, limits);
		const next = stepQuantity(read?.quantity ?? shown, direction, limits);
		setProblem(null);
		if (typed !== null) {
			setTyped(null);
			take(next);
			return;
		}
		takeStep(next);
	};

	// After the pause the latest closure is called, which has the current quantity and limits.
	const commitValidRef = useRef(commit);
	useEffect(() => {
		commitValidRef.current = () => {
			if (typed !== null && readTypedQuantity(typed, limits).kind === 'valid') {
				commit();
			}
		};
	});
	useEffect(() => {
		if (typed === null) {
			return undefined;
		}
		const timer = setTimeout(() => commitValidRef.current(), TYPING_PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);

	return {
		text: typed ?? quantityText(shown),
		problem,
		atLowest: stepQuantity(shown, -1, limits) === shown,
		atHighest: stepQuantity(shown, 1, limits) === shown,
		type: (text) => {
			setTyped(text);
			setProblem(null);
		},
		commit,
		increase: () => step(1),
		decrease: () => step(-1),
		press: (key) => {
			switch (key) {
				case 'Enter':
					commit();
					return true;
				case 'ArrowUp':
					step(1);
					return true;
				case 'ArrowDown':
					step(-1);
					return true;
				default:
					return false;
			}
		},
	};
};
