import { createElement, Fragment } from '@wordpress/element';
import { classNames } from '../class-names';
import { memoByValue } from '../memo-by-value';
import { describedBy, FieldError } from './field-error';
import { useLeftField } from './use-left-field';
import { useNativeInput } from './use-pre-hydration-input';

/** Pairs of stored value and displayed name, in display order. */
export type SelectOptions = readonly (readonly [string, string])[];

interface SelectFieldProps {
	/** Unique on the page. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	readonly options: SelectOptions;
	/** Displayed name of a value that is no option; the value itself by default. */
	readonly unlisted?: string | undefined;
	/** Error message; null if the value is valid. */
	readonly error?: string | null;
	/**
	 * Id of the element with the error; derived from the field's id by default. Set if other code looks for a
	 * particular id.
	 */
	readonly errorId?: string;
	readonly required?: boolean;
	/** Value of the autocomplete attribute; empty if no token applies. */
	readonly autoComplete: string;
	/** Further attributes of the select, by React's names. */
	readonly attributes?: Readonly<Record<string, string>> | undefined;
	readonly onChange: (value: string) => void;
	readonly onBlur?: () => void;
}

interface OptionsProps {
	readonly options: SelectOptions;
	readonly required: boolean;
}

/** Memoised, so that two hundred countries are not rendered again with every change of the field. */
const Options = memoByValue(({ options, required }: OptionsProps) => (
	<Fragment>
		{options.map(([value, name]) => (
			<option key={value} value={value} disabled={required && value === ''}>
				{name}
			</option>
		))}
	</Fragment>
));

/**
 * Select with its label above it. Its options keep their places whatever is chosen, because browsers fill in by index:
 * the empty one is always the first, a value that is not listed the last.
 */
export const SelectField = ({ error = null, required = false, ...props }: SelectFieldProps) => {
	const errorId = props.errorId ?? `${props.id}-error`;
	const isListed = (wanted: string) => props.options.some(([value]) => value === wanted);
	const empty: SelectOptions = isListed('') ? [] : [['', '']];
	const stale: SelectOptions =
		!props.value || isListed(props.value) ? [] : [[props.value, props.unlisted ?? props.value]];
	const shown = [...empty, ...props.options, ...stale];
	const ref = useNativeInput<HTMLSelectElement>(props.value, props.onChange);
	useLeftField(ref, props.value, props.onBlur);
	return (
		<div className={classNames('storefront-field', error !== null && 'has-error')}>
			<label htmlFor={props.id}>{props.label}</label>
			<select
				ref={ref}
				id={props.id}
				value={props.value}
				required={required}
				autoComplete={props.autoComplete || undefined}
				{...props.attributes}
				aria-invalid={error !== null}
				aria-describedby={describedBy(error === null ? null : errorId, props.attributes)}
				onChange={(event) => props.onChange(event.target.value)}
				onBlur={props.onBlur}
			>
				<Options options={shown} required={required} />
			</select>
			<FieldError id={errorId} message={error} />
		</div>
	);
};
