import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NumberRange } from './controls';

interface HeadingLevelControlProps {
	/** Heading level, 1 to `deepest`. */
	readonly level: number;
	readonly deepest: number;
	readonly onChange: (level: number) => void;
}

/** Control for the level of a block's headings. */
export const HeadingLevelControl = ({ level, deepest, onChange }: HeadingLevelControlProps) => (
	<NumberRange
		label={__('Heading level', 'storefront-islands')}
		help={__(
			'One deeper than the heading above the block, so that screen readers list the page in order.',
			'storefront-islands',
		)}
		min={1}
		max={deepest}
		value={level}
		onChange={onChange}
	/>
);
