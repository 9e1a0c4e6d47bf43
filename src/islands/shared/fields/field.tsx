/** Fields of the shop's forms: a single field, those of an address, and those that belong to no address. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FieldModel } from '../../../domain/checkout/fields/form';
import type { FieldHint } from '../../../stores/checkout/fields';
import { CheckboxField } from '../../../ui/fields/checkbox-field';
import { errorElementId } from '../../../ui/fields/field-error';
import { SelectField } from '../../../ui/fields/select-field';
import { TypedTextField } from '../../../ui/fields/typed-text-field';
import { memoByValue } from '../../../ui/memo-by-value';
import { useFocusBack } from '../../../ui/use-focus-back';
import { Folded } from './folded';

/**
 * Owner of a field. The e-mail belongs to the billing address; a plugin's field belongs to an address or is additional.
 */
export type FieldOwner = 'shipping' | 'billing' | 'additional';

/** They return immediately: typed values are in the form's state at once. */
export interface FieldActions {
	readonly type: (owner: FieldOwner, field: FieldModel, value: string) => void;
	/** Called on blur: shows the field's errors and sends the change at once. */
	readonly leave: (owner: FieldOwner, field: FieldModel) => void;
}

/** Messages about fields, by the field's id in the validation store (billing_city …). */
export interface FieldMessages {
	/** Null if the field is valid, or while its error is hidden. */
	readonly errorOf: (errorId: string) => string | null;
	readonly hintOf: (errorId: string) => FieldHint | null;
}

interface FieldContext {
	readonly owner: FieldOwner;
	readonly actions: FieldActions;
	readonly messages: FieldMessages;
}

interface FormFieldProps extends FieldContext {
	readonly field: FieldModel;
}

interface HintProps {
	readonly hint: FieldHint;
	readonly onAccept: (suggestion: string) => void;
}

/** Hint with a suggested value, which a click accepts. It does not block the order. */
const Hint = ({ hint: { message, suggestion }, onAccept }: HintProps) => (
	<span ref={useFocusBack()}>
		{suggestion === null ? (
			message
		) : (
			<button type="button" className="storefront-link-button" onClick={() => onAccept(suggestion)}>
				{message}
			</button>
		)}
	</span>
);

/** Says what the shop needs a value for; null for a field that explains itself. */
const noteOf = ({ name }: FieldModel): string | null =>
	name === 'phone' ? __('For questions about your order', 'storefront-islands') : null;

interface ControlProps extends Omit<FormFieldProps, 'messages'> {
	readonly error: string | null;
	readonly hint: FieldHint | null;
}

const Control = memoByValue(({ owner, field, actions, error, hint }: ControlProps) => {
	const type = (value: string) => actions.type(owner, field, value);
	const leave = () => actions.leave(owner, field);
	const shared = {
		...field,
		error,
		errorId: errorElementId(field.errorId),
		onChange: type,
		onBlur: leave,
	};
	switch (field.control) {
		case 'select':
			return <SelectField {...shared} options={field.options ?? []} />;
		case 'checkbox':
			return (
				<CheckboxField
					{...shared}
					checked={field.value === '1'}
					onChange={(isTicked) => type(isTicked ? '1' : '0')}
				/>
			);
		case 'input':
			return (
				<TypedTextField
					{...shared}
					note={noteOf(field)}
					hint={hint && <Hint hint={hint} onAccept={type} />}
				/>
			);
	}
});

/** Returns the class names of a field, with WooCommerce's names; some fields share a line where space allows. */
const className = ({ name }: FieldModel): string =>
	`storefront-form__field wc-block-components-address-form__${name.replace(/\//g, '-')}`;

/** Field of the form with its error or hint; rarely used optional fields are collapsed. */
export const FormField = ({ messages, ...props }: FormFieldProps) => {
	const { field } = props;
	const error = messages.errorOf(field.errorId);
	const control = <Control {...props} error={error} hint={messages.hintOf(field.errorId)} />;
	// A field with an error from the shop must be visible.
	const isNeeded = field.value !== '' || error !== null;
	return (
		<div className={className(field)}>
			{field.foldable ? (
				<Folded label={field.label} isNeeded={isNeeded}>
					{control}
				</Folded>
			) : (
				control
			)}
		</div>
	);
};

interface AddressFieldsProps extends FieldContext {
	readonly fields: readonly FieldModel[];
}

/** Fields of an address in the order of its country. */
export const AddressFields = ({ fields, ...context }: AddressFieldsProps) => (
	<div id={context.owner} className="storefront-form__fields wc-block-components-address-form">
		{fields.map((field) => (
			<FormField key={field.id} field={field} {...context} />
		))}
	</div>
);

interface AdditionalFieldsProps {
	readonly fields: readonly FieldModel[];
	readonly actions: FieldActions;
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
