import { RichText } from '@wordpress/block-editor';
import { createElement, useState } from '@wordpress/element';
import { htmlToText } from '../../../src/domain/html/text';
import { classNames } from '../../../src/ui/class-names';
import { EDITABLE_CLASS } from './inert';

interface EditableTextProps {
	/** Accessible name. */
	readonly label: string;
	/** Text of the block, HTML; empty for the default. */
	readonly value: string;
	/** Text that stands where the block has none, HTML; may be empty. */
	readonly defaultText: string;
	/** Names of the formats that the text may have. */
	readonly formats?: readonly string[];
	readonly onChange: (html: string) => void;
}

const PLAIN: readonly string[] = [];

/**
 * Text that is edited where it stands. It starts with the default text, which comes back when everything is deleted: as
 * a placeholder first, so that something else can be typed.
 */
export const EditableText = (props: EditableTextProps) => {
	const { label, value, defaultText, formats = PLAIN, onChange } = props;
	const [isEmptied, setEmptied] = useState(false);
	return (
		<RichText
			tagName="span"
			className={classNames(EDITABLE_CLASS, defaultText === '' && `${EDITABLE_CLASS}--optional`)}
			aria-label={label}
			placeholder={htmlToText(defaultText) || label}
			allowedFormats={[...formats]}
			disableLineBreaks
			value={value === '' && !isEmptied ? defaultText : value}
			onChange={(html) => {
				setEmptied(html === '');
				onChange(html);
			}}
		/>
	);
};
