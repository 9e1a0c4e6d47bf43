/** What the block says to the island (Views\Filters\ActiveFilters::props). */
import { readFormProps, type FormProps } from '../shared/filters/filter-form';
import { safeUrl } from '../../domain/url';
import { readFlag, readNumber, readRecord, readText } from '../../domain/read-unknown';
import type { Names } from './names';

export interface ActiveFiltersProps {
	/** Text; empty for no heading. */
	readonly heading: string;
	readonly headingLevel: number;
	/** Whether the filters stand beside each other, else below each other. */
	readonly isChips: boolean;
	/** Whether Back undoes a change. */
	readonly backUndoes: boolean;
	/** Whether the page has products at all, whatever is filtered by. */
	readonly hasProducts: boolean;
	/** The address that the server made the page for. */
	readonly url: string;
	readonly names: Names;
	/** The form that takes all filters off. */
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

/** Reads data-props; what is missing or malformed is off or empty. */
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
