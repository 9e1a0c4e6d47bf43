import { createElement } from '@wordpress/element';

/**
 * A line drawing on a grid of 20 × 20 in the colour of the text, by its path. Hidden from assistive technology: a text always
 * stands beside it.
 */
export const Outline = ({ path }: { readonly path: string }) => (
	<svg
		className="storefront-icon"
		width="20"
		height="20"
		viewBox="0 0 20 20"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.5"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
		focusable="false"
	>
		<path d={path} />
	</svg>
);
