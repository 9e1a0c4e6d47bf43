import { createElement, Fragment, memo } from '@wordpress/element';
import { classNames } from './class-names';
import { FieldError } from './field-error';
import { useUnheardInput } from './use-unheard-input';

/** Stored value and shown name, in the order shown. */
export type SelectOptions = readonly (readonly [string, string])[];

interface SelectFieldProps {
	/** Unique on the page. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly options: SelectOptions;
	/** What is wrong and what to do; null while all is well. */
	readonly error?: string | null;
	/** Of the element that says what is wrong; made of the field's unless others look for it by a name of its own. */
	readonly errorId?: string;
	readonly required?: boolean;
	/** What browsers fill it by; empty where they know nothing of it. */
	readonly autoComplete: string;
	readonly onChange: (value: string) => void;
	readonly onBlur?: () => void;
}

interface OptionsProps {
	readonly options: SelectOptions;
}

const areSame = (before: OptionsProps, after: OptionsProps): boolean =>
	before.options.length === after.options.length &&
	before.options.every(
		([value, name], index) =>
			value === after.options[index]?.[0] && name === after.options[index]?.[1],
	);

/** Two hundred countries are not drawn again with every letter that is typed beside them. */
const Options = memo(function Options({ options }: OptionsProps) {
	return (
		<Fragment>
			{options.map(([value, name]) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</Fragment>
	);
}, areSame);

/** A choice from a list with its label above it; what is not in the list shows as not chosen. */
export const SelectField = ({ error = null, ...props }: SelectFieldProps) => {
	const errorId = props.errorId ?? `${props.id}-error`;
	const ref = useUnheardInput<HTMLSelectElement>(props.value, props.onChange);
	return (
		<div className={classNames('storefront-field', error !== null && 'has-error')}>
			<label htmlFor={props.id}>{props.label}</label>
			<select
				ref={ref}
				id={props.id}
				value={props.value}
				required={props.required ?? false}
				autoComplete={props.autoComplete || undefined}
				aria-invalid={error !== null}
				aria-describedby={error === null ? undefined : errorId}
				onChange={(event) => props.onChange(event.target.value)}
				onBlur={props.onBlur}
			>
				{!props.options.some(([value]) => value === props.value) && <option value={props.value} />}
				<Options options={props.options} />
			</select>
			{error !== null && <FieldError id={errorId} message={error} />}
		</div>
	);
};
