import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { NumberRange } from './controls';

interface HeadingLevelControlProps {
	/** 1 to `deepest`. */
	readonly level: number;
	readonly deepest: number;
	readonly onChange: (level: number) => void;
}

/** Of which level a block's headings are. */
export const HeadingLevelControl = ({ level, deepest, onChange }: HeadingLevelControlProps) => (
	<NumberRange
		label={__('Heading level', 'storefront-islands')}
		min={1}
		max={deepest}
		value={level}
		onChange={onChange}
	/>
);
