import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useTypedText } from '../../../ui/fields/typed-text-field';
import { useNativeInput } from '../../../ui/fields/use-pre-hydration-input';

export interface NoteTextProps {
	readonly text: string;
	readonly onType: (text: string) => void;
}

/** Field for the note to the order. */
const NoteText = (props: NoteTextProps) => {
	const [text, type] = useTypedText(props.text, props.onType);
	const ref = useNativeInput<HTMLTextAreaElement>(text, props.onType);
	return (
		<div className="storefront-field">
			<label className="storefront-visually-hidden" htmlFor="order-note">
				{__('Note to your order', 'storefront-islands')}
			</label>
			<textarea
				ref={ref}
				id="order-note"
				className="wc-block-components-textarea"
				rows={3}
				placeholder={__(
					'Anything we should know, as where to leave the parcel.',
					'storefront-islands',
				)}
				value={text}
				onChange={(event) => type(event.target.value)}
			/>
		</div>
	);
};

export default NoteText;
