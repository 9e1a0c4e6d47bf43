import { createElement } from '@wordpress/element';
import { Outline } from './outline';

/** SVG paths on a 20 × 20 grid. PHP has the same icons (Views\Ui\Icon). */
const OUTLINES = {
	bag: 'M4.5 6.5h11l1 11h-13zM7 8.5v-3a3 3 0 0 1 6 0v3',
	cart: 'M2.5 3.5h2l2 9.5h8.5l2-7H5M8 16.25v.5M14 16.25v.5',
	basket: 'M2.5 8.5h15l-1.75 8.5H4.25zM6.25 8.5l2.5-5.5M13.75 8.5l-2.5-5.5',
	plus: 'M10 4.5v11M4.5 10h11',
	minus: 'M4.5 10h11',
	close: 'M5 5l10 10M15 5L5 15',
	alert: 'M10 2.75l7.75 14H2.25zM10 8v4M10 14.25v.5',
	info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9v4.5M10 6v.75',
	check: 'M4 10.5l4 4 8-9',
} as const;

export type IconName = keyof typeof OUTLINES;

/** Icon shared by islands. */
export const Icon = ({ name }: { readonly name: IconName }) => <Outline path={OUTLINES[name]} />;
