import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import { readList, readRecord, readText } from '../../../domain/read-unknown';
import { safeUrl } from '../../../domain/url';

/** What a form has to say beside its own filter, for visitors without script. */
export interface FormProps {
	readonly action: string;
	/** Names and values of arguments. */
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
	/** Unique on the page, for a button that stands outside of its form. */
	readonly id?: string;
	readonly className?: string;
	readonly onSubmit: () => void;
	readonly children?: ReactNode;
}

/** A filter's form, as Parts::form() prints it. Sent without script it leads to the page with this filter changed. */
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
