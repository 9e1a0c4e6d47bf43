import { readFlag, readNumber, readRecord, readText } from '../../domain/support/unknown';
import { safeUrl } from '../../domain/html/url';
import { readFormProps } from '../shared/catalogue/filter-form';
import type { FormProps } from '../shared/catalogue/filter-form';
import type { Names } from './model';

/** Props of the island (Catalogue\Filters\ActiveFilters::props). */
export interface ActiveFiltersProps {
	/** Plain text; empty for no heading. */
	readonly heading: string;
	readonly headingLevel: number;
	/** True if the filters are shown as chips side by side instead of a list. */
	readonly isChips: boolean;
	/** True if the browser's Back button undoes a change. */
	readonly backUndoes: boolean;
	/** True if the page has any products without filters. */
	readonly hasProducts: boolean;
	/** URL for which the server rendered the page. */
	readonly url: string;
	readonly names: Names;
	/** Form that removes all filters. */
	readonly clear: FormProps;
}

const readTexts = (json: unknown): ReadonlyMap<string, string> =>
	new Map(Object.entries(readRecord(json)).map(([slug, name]) => [slug, readText(name)]));

const readNames = (json: unknown): Names =>
	new Map(
		Object.entries(readRecord(json)).map(([taxonomy, names]) => {
			const { label, terms } = readRecord(names);
			return [taxonomy, { label: readText(label), terms: readTexts(terms) }];
		}),
	);

/** Reads data-props; missing or malformed values become false or empty. */
export const readProps = (json: unknown): ActiveFiltersProps => {
	const props = readRecord(json);
	return {
		heading: readText(props['heading']),
		headingLevel: readNumber(props['headingLevel'], 3),
		isChips: readFlag(props['isChips']),
		backUndoes: readFlag(props['backUndoes']),
		hasProducts: readFlag(props['hasProducts']),
		url: safeUrl(readText(props['url'])),
		names: readNames(props['names']),
		clear: readFormProps(props['clear']),
	};
};
