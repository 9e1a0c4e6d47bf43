/** What filters share: form, heading, Apply button, and requests for counts. */
import { createElement, useEffect } from '@wordpress/element';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { CountsRequest } from '../../../domain/catalogue/query';
import { readList, readRecord, readText } from '../../../domain/support/unknown';
import { safeUrl } from '../../../domain/html/url';
import { catalogueStore } from '../../../stores/catalogue/contract';
import type { Registry } from '../../../stores/shared/registry';
import { classNames } from '../../../ui/class-names';

/** Action and hidden fields of a form, for submission without JavaScript. */
export interface FormProps {
	readonly action: string;
	/** Pairs of name and value. */
	readonly fields: readonly (readonly [string, string])[];
}

/** Reads what Catalogue\Filters\FormParts::form_props() printed. */
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
 * Form of a filter, as FormParts::form() prints it. Submitted without JavaScript it leads to the page with this filter
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

interface ApplyButtonProps {
	/** True if changes are applied with it, otherwise it is shown without JavaScript only. */
	readonly isNeeded: boolean;
	/** True if there are changes to apply. */
	readonly canApply: boolean;
	readonly isLoading: boolean;
}

/** Button of a filter form, as FormParts::apply() prints it. When disabled it keeps the focus. */
export const ApplyButton = ({ isNeeded, canApply, isLoading }: ApplyButtonProps) => (
	<button
		type="submit"
		className={classNames(
			'storefront-filter__apply button wp-element-button',
			!isNeeded && 'storefront-filter__apply--without-script',
			isLoading && 'is-loading',
		)}
		aria-disabled={isNeeded ? isLoading || !canApply : undefined}
	>
		<span aria-hidden="true">{__('Apply', 'storefront-islands')}</span>
		<span className="storefront-visually-hidden">{__('Apply filter', 'storefront-islands')}</span>
	</button>
);

interface FilterHeadingProps {
	/** Plain text; no heading if it is empty. */
	readonly text: string;
	/** Heading level, 1 to 6. */
	readonly level: number;
}

/** Heading of a filter, as FormParts::heading() prints it. */
export const FilterHeading = ({ text, level }: FilterHeadingProps) =>
	text === ''
		? null
		: createElement(
				`h${String(Math.max(1, Math.min(6, level)))}`,
				{ className: 'storefront-filter__heading' },
				text,
			);

/**
 * Adds the counts that an island shows to the page's requests for counts, while the component is mounted.
 *
 * @param registry      Registry with the catalogue's store.
 * @param countsRequest Counts that it shows; must be stable between renders.
 * @param isPrinted     True if the server's HTML contained these counts.
 */
export const useRequestedCounts = (
	registry: Registry,
	countsRequest: CountsRequest,
	isPrinted: boolean,
): void => {
	useEffect(() => {
		// Dispatching returns a promise for the action's result.
		const request = registry.dispatch(catalogueStore).requestCounts(countsRequest, isPrinted);
		return () => {
			void request.then((withdraw) => withdraw());
		};
	}, [registry, countsRequest, isPrinted]);
};
