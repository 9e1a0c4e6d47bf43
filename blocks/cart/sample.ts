/** A small cart for the editor, where no shopper has one (spec section 1, editor preview). */
import { __ } from '@wordpress/i18n';
import type { TotalsModel } from '../../src/islands/shared/order/totals';
import type { LineModel } from '../../src/ui/cart-lines/model';

/** Limits as the spec's sample has them. */
const LIMITS = { minimum: 1, maximum: 99, multipleOf: 1, editable: true };

const line = (
	key: string,
	name: string,
	quantity: number,
	price: string,
	total: string,
): LineModel => ({
	key,
	name,
	url: '',
	picture: { src: '', srcset: '', alt: '' },
	price: { now: price, before: null },
	details: [],
	stockNote: '',
	quantity,
	limits: LIMITS,
	quantityIsOpen: true,
	total,
	activity: 'settled',
});

export const sampleLines = (): readonly LineModel[] => [
	line('sample-1', __('Beanie', 'storefront-islands'), 2, '$10.00', '$20.00'),
	line('sample-2', __('Cap', 'storefront-islands'), 1, '$16.00', '$16.00'),
];

export const sampleTotals = (): TotalsModel => ({
	rows: [
		{ id: 'subtotal', label: __('Subtotal', 'storefront-islands'), value: '$36.00' },
		{ id: 'tax', label: __('Sales tax', 'storefront-islands'), value: '$7.20' },
	],
	total: '$43.20',
	taxNote: '',
});
