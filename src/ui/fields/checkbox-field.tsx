import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { describedBy, FieldError } from './field-error';
import { useNativeInput } from './use-pre-hydration-input';

interface CheckboxFieldProps {
	/** Unique on the page; must be the same on server and client. */
	readonly id: string;
	readonly label: ReactNode;
	/** True if it must be checked to go on. */
	readonly required?: boolean;
	readonly checked: boolean;
	/** Error message; null if the value is valid. */
	readonly error?: string | null | undefined;
	/**
	 * Id of the element with the error; derived from the field's id by default. Set if other code looks for a
	 * particular id.
	 */
	readonly errorId?: string;
	/** Further attributes of the input, by React's names. */
	readonly attributes?: Readonly<Record<string, string>> | undefined;
	readonly onChange: (checked: boolean) => void;
	readonly onBlur?: () => void;
}

/** Checkbox with its label beside it. */
export const CheckboxField = ({ id, error = null, ...props }: CheckboxFieldProps) => {
	const errorId = props.errorId ?? `${id}-error`;
	const ref = useNativeInput<HTMLInputElement>(String(props.checked), (held) =>
		props.onChange(held === 'true'),
	);
	return (
		<div
			className={classNames(
				'storefront-checkbox wc-block-components-checkbox',
				error !== null && 'has-error',
			)}
		>
			<label htmlFor={id}>
				<input
					ref={ref}
					className="wc-block-components-checkbox__input"
					type="checkbox"
					id={id}
					checked={props.checked}
					autoComplete="off"
					required={props.required}
					{...props.attributes}
					aria-invalid={error !== null}
					aria-describedby={describedBy(error === null ? null : errorId, props.attributes)}
					onChange={(event) => props.onChange(event.target.checked)}
					onBlur={props.onBlur}
				/>
				<span className="wc-block-components-checkbox__label">{props.label}</span>
			</label>
			<FieldError id={errorId} message={error} />
		</div>
	);
};
