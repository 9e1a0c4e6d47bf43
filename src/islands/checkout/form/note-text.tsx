import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useNativeInput } from '../../../ui/fields/use-pre-hydration-input';

export interface NoteTextProps {
	readonly text: string;
	readonly onType: (text: string) => void;
}

/** Field for the note to the order. */
const NoteText = ({ text, onType }: NoteTextProps) => {
	const ref = useNativeInput<HTMLTextAreaElement>(text, onType);
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
				onChange={(event) => onType(event.target.value)}
			/>
		</div>
	);
};

export default NoteText;
