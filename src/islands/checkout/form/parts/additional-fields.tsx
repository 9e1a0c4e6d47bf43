import { createElement, Fragment } from '@wordpress/element';
import type { FieldModel } from '../../../../domain/fields/field';
import type { FormActions } from '../actions';
import type { FieldMessages } from '../messages';
import { FormField } from './field';

interface AdditionalFieldsProps {
	readonly fields: readonly FieldModel[];
	readonly actions: FormActions;
	readonly messages: FieldMessages;
}

/** Plugins' fields that belong to no address. */
export const AdditionalFields = ({ fields, actions, messages }: AdditionalFieldsProps) => (
	<Fragment>
		{fields.map((field) => (
			<FormField
				key={field.id}
				owner="additional"
				field={field}
				actions={actions}
				messages={messages}
			/>
		))}
	</Fragment>
);
