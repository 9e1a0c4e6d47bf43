/** Text fields for plugins, with and without validation, with WooCommerce's component and class names. */
import { createElement, useId, useEffect, useRef, useState, Fragment } from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { validationStore } from '../../stores/checkout/validation';
import { FieldError, errorElementId } from '../../ui/fields/field-error';
import { TextField } from '../../ui/fields/text-field';

interface TextInputProps {
	readonly id?: string;
	readonly label?: string;
	readonly value?: string;
	readonly required?: boolean;
	readonly autoComplete?: string;
	readonly onChange?: (value: string) => void;
	readonly onBlur?: (value: string) => void;
}

/** Text field for plugins, without validation. */
export const TextInput = ({
	id,
	label = '',
	value = '',
	onChange,
	onBlur,
	...rest
}: TextInputProps) => {
	const made = useId();
	return (
		<TextField
			id={id ?? `textinput-${made}`}
			label={label}
			value={value}
			required={rest.required ?? false}
			autoComplete={rest.autoComplete ?? 'off'}
			error={null}
			onChange={(text) => onChange?.(text)}
			onBlur={() => onBlur?.(value)}
		/>
	);
};

interface ValidatedTextInputProps {
	readonly id?: string;
	/** Suffix for the generated id if none is given. */
	readonly instanceId?: string;
	/** Id of its error in wc/store/validation; defaults to the element's id. */
	readonly errorId?: string;
	readonly label?: string;
	readonly value?: string;
	readonly required?: boolean;
	readonly autoComplete?: string;
	/** Error shown instead of the browser's message. */
	readonly errorMessage?: string;
	/** Returns true if the value is valid; may set the input's custom validity. */
	readonly customValidation?: (input: HTMLInputElement) => boolean;
	readonly validateOnMount?: boolean;
	readonly showError?: boolean;
	readonly onChange?: (value: string) => void;
}

/** Text field that keeps its error in wc/store/validation, so that no order is placed while it is invalid. */
export const ValidatedTextInput = (props: ValidatedTextInputProps) => {
	const { label = '', value = '', required = false, errorMessage, showError = true } = props;
	const { customValidation, onChange } = props;
	const id = props.id ?? `textinput-${props.instanceId ?? ''}`;
	const errorId = props.errorId ?? id;
	const frame = useRef<HTMLDivElement>(null);
	const [isTouched, setTouched] = useState(props.validateOnMount === false);
	const stored = useSelect(
		(select) => select(validationStore).getValidationError(errorId),
		[errorId],
	);
	const actions = useDispatch(validationStore);

	useEffect(() => {
		const input = frame.current?.querySelector('input');
		if (!input) {
			return;
		}
		input.setCustomValidity('');
		const isValid = input.checkValidity() && (customValidation?.(input) ?? true);
		if (isValid) {
			void actions.clearValidationError(errorId);
			return;
		}
		const missing =
			required && value === ''
				? // translators: %s: label of a field.
					sprintf(__('Please enter a valid %s', 'storefront-islands'), label.toLowerCase())
				: input.validationMessage;
		void actions.setValidationErrors({
			[errorId]: { message: errorMessage ?? missing, hidden: !isTouched },
		});
	}, [value, isTouched, required, label, errorMessage, errorId, customValidation, actions]);
	useEffect(() => () => void actions.clearValidationError(errorId), [errorId, actions]);

	return (
		<div ref={frame}>
			<TextField
				id={id}
				label={label}
				value={value}
				required={required}
				autoComplete={props.autoComplete ?? 'off'}
				error={showError && stored?.hidden === false ? stored.message : null}
				errorId={`validate-error-${errorId}`}
				onChange={(text) => onChange?.(text)}
				onBlur={() => setTouched(true)}
			/>
		</div>
	);
};

interface ValidationInputErrorProps {
	/** Overrides the error in the store. */
	readonly errorMessage?: string;
	/** Id of the error in wc/store/validation. */
	readonly propertyName?: string;
	readonly elementId?: string;
}

/** Error of a field, said as it appears: nothing ties it to what a gateway draws. Nothing while it is hidden. */
export const ValidationInputError = ({
	errorMessage = '',
	propertyName = '',
	elementId = '',
}: ValidationInputErrorProps) => {
	const stored = useSelect(
		// The optional chaining is needed: select returns undefined for a store that is not registered, contrary to its
		// types.
		(select) => select(validationStore)?.getValidationError(propertyName),
		[propertyName],
	);
	const message = errorMessage || (stored?.hidden === false ? stored.message : '');
	return (
		<Fragment>
			{message !== '' && (
				<FieldError id={errorElementId(elementId || propertyName)} message={message} role="alert" />
			)}
		</Fragment>
	);
};
