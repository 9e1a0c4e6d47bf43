import { createElement } from '@wordpress/element';

/**
 * Line icon on a 20 × 20 grid in the text colour, given by its path (data/icons.json). Hidden from assistive
 * technology, as it is always accompanied by text. A path instead of a name leaves the other icons out of a script.
 */
export const Icon = ({ path }: { readonly path: string }) => (
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
