import { createElement } from '@wordpress/element';

interface FilterHeadingProps {
	/** Plain text; no heading if it is empty. */
	readonly text: string;
	/** Heading level, 1 to 6. */
	readonly level: number;
}

/** Heading of a filter, as Parts::heading() prints it. */
export const FilterHeading = ({ text, level }: FilterHeadingProps) =>
	text === ''
		? null
		: createElement(
				`h${String(Math.max(1, Math.min(6, level)))}`,
				{ className: 'storefront-filter__heading' },
				text,
			);
