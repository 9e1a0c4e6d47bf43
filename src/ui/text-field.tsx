import { createElement } from '@wordpress/element';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field-error';
import { useUnheardInput } from './use-unheard-input';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

interface TextFieldProps {
	/** Unique on the page; server and browser must agree on it. */
	readonly id: string;
	readonly label: string;
	readonly value: string;
	/** What is wrong and what to do; null while all is well. */
	readonly error: string | null;
	/** Of the element that says what is wrong; made of the field's unless others look for it by a name of its own. */
	readonly errorId?: string;
	/** What else helps with this field and stands in nobody's way. */
	readonly hint?: ReactNode;
	/** The kind of text; plain text unless given. */
	readonly type?: 'text' | 'email' | 'tel' | 'password';
	readonly required?: boolean;
	/** What browsers fill it by; empty where they know nothing of it. */
	readonly autoComplete: string;
	readonly autoCapitalize?: 'off' | 'none' | 'sentences' | 'characters';
	/** In characters; null or none where any length will do. */
	readonly maxLength?: number | null;
	readonly inputMode?: InputAttributes['inputMode'];
	readonly enterKeyHint?: InputAttributes['enterKeyHint'];
	readonly onChange: (value: string) => void;
	readonly onBlur?: () => void;
}

/** A one-line text input with its label above it and its error or hint below it. */
export const TextField = (props: TextFieldProps) => {
	const { id, error, errorId = `${id}-error`, hint = null } = props;
	const hintId = `${id}-hint`;
	const ref = useUnheardInput<HTMLInputElement>(props.value, props.onChange);
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
				aria-invalid={error !== null}
				aria-describedby={error === null ? (hint === null ? undefined : hintId) : errorId}
				onChange={(event) => props.onChange(event.target.value)}
				onBlur={props.onBlur}
			/>
			{error !== null && <FieldError id={errorId} message={error} />}
			{error === null && hint !== null && (
				<p className="storefront-field__hint" id={hintId}>
					{hint}
				</p>
			)}
		</div>
	);
};
