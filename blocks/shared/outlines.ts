/** SVG paths on a 20 × 20 grid. PHP has the same icons (Views\Ui\Icon). */
export const FUNNEL = 'M3 6h14M6 10h8M8.5 14h3';
export const LINES = 'M3 5.5h14M3 10h14M3 14.5h14';
export const PERSON =
	'M10 10.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM3 17.5c0-3.5 3-5 7-5s7 1.5 7 5';
