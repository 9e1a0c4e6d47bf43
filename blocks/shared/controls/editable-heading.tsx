import { RichText } from '@wordpress/block-editor';
import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { decodeEntities } from '../../../src/domain/html/text';

interface EditableHeadingProps {
	/** Plain text, not HTML. */
	readonly text: string;
	/** Heading level, 1 to 6. */
	readonly level: number;
	readonly className?: string;
	readonly onChange: (text: string) => void;
}

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Heading of a block, by default of a filter, edited in place. */
export const EditableHeading = ({
	text,
	level,
	className = 'storefront-filter__heading',
	onChange,
}: EditableHeadingProps) => (
	<RichText
		tagName={TAGS[level - 1] ?? 'h3'}
		className={className}
		aria-label={__('Heading', 'storefront-islands')}
		placeholder={__('No heading', 'storefront-islands')}
		allowedFormats={[]}
		disableLineBreaks
		value={text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}
		onChange={(html) => onChange(decodeEntities(html))}
	/>
);
