import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { readList, readRecord, readText } from '../../../domain/read-unknown';
import { safeUrl } from '../../../domain/url';

/** Action and hidden fields of a form, for submission without JavaScript. */
export interface FormProps {
	readonly action: string;
	/** Pairs of name and value. */
	readonly fields: readonly (readonly [string, string])[];
}

/** Reads what Views\Filters\Parts::form_props() printed. */
export const readFormProps = (json: unknown): FormProps => {
	const { action, fields } = readRecord(json);
	return {
		action: safeUrl(readText(action)),
		fields: readList(fields).map((field) => {
			const [name, value] = readList(field);
			return [readText(name), readText(value)];
		}),
	};
};

interface FilterFormProps {
	readonly form: FormProps;
	/** Unique on the page; needed for a button outside of the form. */
	readonly id?: string;
	readonly className?: string;
	readonly onSubmit: () => void;
	readonly children?: ReactNode;
}

/**
 * Form of a filter, as Parts::form() prints it. Submitted without JavaScript it leads to the page with this filter
 * changed.
 */
export const FilterForm = ({ form, id, className, onSubmit, children }: FilterFormProps) => (
	<form
		className={className ? `storefront-filter__form ${className}` : 'storefront-filter__form'}
		id={id}
		method="get"
		action={form.action}
		noValidate
		onSubmit={(event) => {
			event.preventDefault();
			onSubmit();
		}}
	>
		{form.fields.map(([name, value], index) => (
			<input key={index} type="hidden" name={name} value={value} />
		))}
		{children}
	</form>
);
