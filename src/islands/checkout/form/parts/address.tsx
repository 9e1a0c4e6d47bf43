import { createElement } from '@wordpress/element';
import type { FieldModel } from '../../../../domain/fields/field';
import type { FieldContext } from './field';
import { FormField } from './field';

interface AddressFieldsProps extends FieldContext {
	readonly fields: readonly FieldModel[];
}

/** Fields of an address in the order of its country. */
export const AddressFields = ({ fields, ...context }: AddressFieldsProps) => (
	<div className="storefront-form__fields wc-block-components-address-form">
		{fields.map((field) => (
			<FormField key={field.id} field={field} {...context} />
		))}
	</div>
);
