/** Drawings that PHP has too (Views\Ui\Icon), as paths on a grid of 20 × 20. */
export const FUNNEL = 'M3 6h14M6 10h8M8.5 14h3';
export const LINES = 'M3 5.5h14M3 10h14M3 14.5h14';
