import { createElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { lazyPart } from '../../../ui/lazy-part';
import type { NoteTextProps } from './note-text';
import { Step } from './step';
import type { FormActions } from './use-form';
import type { NoteModel } from './model';
import { AdditionalFields } from '../../shared/fields/field';
import type { FieldMessages } from '../../shared/fields/field';

interface OrderNoteProps {
	readonly note: NoteModel;
	readonly actions: FormActions;
	readonly messages: FieldMessages;
}

/** Part of the chunk that places orders (src/stores/checkout/placing.ts), which the first touch of the form loads. */
const NoteText = lazyPart(() => import(/* webpackChunkName: "placing" */ './note-text'));

/** While unchecked no note is sent; when checked again, the text is restored. */
const FoldedNote = ({ text, onType }: NoteTextProps) => {
	const [isWanted, setWanted] = useState(text !== '');
	const [putAway, setPutAway] = useState('');
	if (text !== '' && !isWanted) {
		setWanted(true);
	}
	return (
		<div className="storefront-note wc-block-checkout__add-note">
			<CheckboxField
				id="order-note-wanted"
				label={__('Add a note to your order', 'storefront-islands')}
				checked={isWanted}
				onChange={(wants) => {
					setWanted(wants);
					setPutAway(wants ? '' : text);
					onType(wants ? putAway : '');
				}}
			/>
			{isWanted && <NoteText text={text} onType={onType} />}
		</div>
	);
};

/** Order note and plugins' fields about the order; nothing if there are neither. */
export const OrderNote = ({ note, actions, messages }: OrderNoteProps) => {
	const { fields, isEnabled, text } = note;
	if (!isEnabled && fields.length === 0) {
		return null;
	}
	if (fields.length === 0) {
		return <FoldedNote text={text} onType={actions.typeNote} />;
	}
	return (
		<Step
			id="order-fields"
			title={__('Additional order information', 'storefront-islands')}
			notices={null}
		>
			<div className="storefront-form__fields">
				<AdditionalFields fields={fields} actions={actions} messages={messages} />
			</div>
			{isEnabled && <FoldedNote text={text} onType={actions.typeNote} />}
		</Step>
	);
};
