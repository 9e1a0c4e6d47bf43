/** Validation of a typed quantity and its correction. */
import { __, sprintf } from '@wordpress/i18n';
import {
	clampQuantity,
	explainChange,
	isValidQuantity,
	parseQuantity,
} from '../../domain/quantity';
import type { QuantityLimits } from '../../domain/quantity';

export type TypedQuantity =
	| { readonly kind: 'valid'; readonly quantity: number }
	/** `quantity` is the nearest allowed quantity, or null if the text is not a number. */
	| { readonly kind: 'wrong'; readonly quantity: number | null; readonly problem: string };

const explain = (typed: number, corrected: number, limits: QuantityLimits): string => {
	const change = explainChange(typed, corrected, limits);
	switch (change.kind) {
		case 'multiple':
			return sprintf(
				// translators: %d: pieces in a group.
				__('You must purchase this product in groups of %d.', 'storefront-islands'),
				change.multipleOf,
			);
		case 'minimum':
			// translators: %d: pieces.
			return sprintf(__('The minimum quantity is %d.', 'storefront-islands'), corrected);
		case 'maximum':
			// translators: %d: pieces.
			return sprintf(__('The maximum quantity is %d.', 'storefront-islands'), corrected);
		case 'changed':
			// translators: %d: pieces.
			return sprintf(__('The nearest possible quantity is %d.', 'storefront-islands'), corrected);
	}
};

/** Reads a typed quantity and checks it against the limits of the item. */
export const readTypedQuantity = (text: string, limits: QuantityLimits): TypedQuantity => {
	const typed = parseQuantity(text);
	if (typed === null) {
		return {
			kind: 'wrong',
			quantity: null,
			problem: __('Please enter a whole number.', 'storefront-islands'),
		};
	}
	if (isValidQuantity(typed, limits)) {
		return { kind: 'valid', quantity: typed };
	}
	const quantity = clampQuantity(typed, limits);
	return { kind: 'wrong', quantity, problem: explain(typed, quantity, limits) };
};
