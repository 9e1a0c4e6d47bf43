import { createElement } from '@wordpress/element';
import { Icon } from './icon';
import { classNames } from './class-names';

interface TextFieldProps {
	/** Unique on the page; server and browser must agree on it. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** What is wrong and what to do; null while all is well. */
	readonly error: string | null;
	readonly autoComplete: string;
	readonly onChange: (value: string) => void;
	readonly onBlur?: () => void;
}

/** The message of a field, at the field, in words and with an icon. */
export const FieldError = ({ id, message }: { readonly id: string; readonly message: string }) => (
	<p className="storefront-field__error" id={id} role="alert">
		<Icon name="alert" />
		<span>{message}</span>
	</p>
);

/** A one-line text input with its label above it and its error below it. */
export const TextField = (props: TextFieldProps) => (
	<div
		className={classNames(
			'storefront-field wc-block-components-text-input',
			props.error !== null && 'has-error',
		)}
	>
		<label htmlFor={props.id}>{props.label}</label>
		<input
			type="text"
			id={props.id}
			value={props.value}
			autoComplete={props.autoComplete}
			autoCapitalize="off"
			aria-invalid={props.error !== null}
			aria-describedby={props.error === null ? undefined : `${props.id}-error`}
			onChange={(event) => props.onChange(event.target.value)}
			onBlur={props.onBlur}
		/>
		{props.error !== null && <FieldError id={`${props.id}-error`} message={props.error} />}
	</div>
);
