import { createElement } from '@wordpress/element';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import { describedBy, FieldError } from './field-error';
import { useLeftField } from './use-left-field';
import { useNativeInput } from './use-pre-hydration-input';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

export interface TextFieldProps {
	/** Unique on the page; must be the same on server and client. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** Error message; null if the value is valid. */
	readonly error: string | null;
	/**
	 * Id of the element with the error; derived from the field's id by default. Set if other code looks for a
	 * particular id.
	 */
	readonly errorId?: string;
	/** Role of the error, if it is to be said as soon as it appears. */
	readonly errorRole?: 'alert';
	/** What the value is for; stands where an error or a hint may come. */
	readonly note?: string | null;
	/** Hint about the value, which does not block the input. */
	readonly hint?: ReactNode;
	/** Input type; defaults to `text`. */
	readonly type?: 'text' | 'email' | 'tel' | 'password';
	readonly required?: boolean;
	/** Value of the autocomplete attribute; empty if no token applies. */
	readonly autoComplete: string;
	readonly autoCapitalize?: 'off' | 'none' | 'sentences' | 'characters';
	/** Maximum length in characters; null or undefined for no limit. */
	readonly maxLength?: number | null;
	readonly inputMode?: InputAttributes['inputMode'];
	readonly enterKeyHint?: InputAttributes['enterKeyHint'];
	/** Further attributes of the input, by React's names. */
	readonly attributes?: Readonly<Record<string, string>> | undefined;
	readonly onChange: (value: string) => void;
	/** Called instead of `onChange` with what the visitor types. */
	readonly onType?: (value: string) => void;
	readonly onBlur?: () => void;
}

/** Single-line text field with its label above it and its error or hint below it. */
export const TextField = (props: TextFieldProps) => {
	const { id, error, errorId = `${id}-error`, hint = null, note = null } = props;
	const help = hint ?? note;
	const hintId = `${id}-hint`;
	const ref = useNativeInput<HTMLInputElement>(props.value, props.onChange);
	useLeftField(ref, props.value, props.onBlur);
	return (
		<div
			className={classNames(
				'storefront-field wc-block-components-text-input',
				error !== null && 'has-error',
			)}
		>
			<label htmlFor={id}>{props.label}</label>
			<input
				ref={ref}
				type={props.type ?? 'text'}
				id={id}
				value={props.value}
				required={props.required ?? false}
				autoComplete={props.autoComplete || undefined}
				autoCapitalize={props.autoCapitalize ?? 'off'}
				inputMode={props.inputMode}
				maxLength={props.maxLength ?? undefined}
				enterKeyHint={props.enterKeyHint}
				{...props.attributes}
				// Blank: for the styles of labels inside the fields (blocks/shared/styles/_floating-labels.scss).
				placeholder=" "
				aria-invalid={error !== null}
				aria-describedby={describedBy(
					error === null ? (help === null ? null : hintId) : errorId,
					props.attributes,
				)}
				onChange={(event) => (props.onType ?? props.onChange)(event.target.value)}
				onBlur={props.onBlur}
			/>
			<FieldError id={errorId} message={error} role={props.errorRole} />
			{error === null && help !== null && (
				<p
					className="storefront-field__hint"
					id={hintId}
					role={hint === null ? undefined : 'status'}
				>
					{help}
				</p>
			)}
		</div>
	);
};
