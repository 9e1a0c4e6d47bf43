import { createElement } from '@wordpress/element';

interface SelectFieldProps {
	/** Unique on the page. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** Stored value and shown name, in the order shown. */
	readonly options: readonly (readonly [string, string])[];
	readonly autoComplete: string;
	readonly onChange: (value: string) => void;
	readonly onBlur?: () => void;
}

/** A choice from a list with its label above it; what is not in the list shows as not chosen. */
export const SelectField = (props: SelectFieldProps) => (
	<div className="storefront-field">
		<label htmlFor={props.id}>{props.label}</label>
		<select
			id={props.id}
			value={props.value}
			autoComplete={props.autoComplete}
			onChange={(event) => props.onChange(event.target.value)}
			onBlur={props.onBlur}
		>
			{!props.options.some(([value]) => value === props.value) && <option value={props.value} />}
			{props.options.map(([value, name]) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</select>
	</div>
);
