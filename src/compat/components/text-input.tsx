import { createElement, useId } from '@wordpress/element';
import { TextField } from '../../ui/text-field';

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
