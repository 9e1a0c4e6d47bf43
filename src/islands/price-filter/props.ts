/** Props of the price filter: php-stubs/src/Catalogue/Filters/PriceFilter.php. */
import type { PriceRange } from '../../domain/catalogue/filters';
import type { ClosedRange } from '../../domain/catalogue/price';
import { readFlag, readList, readNumber, readRecord, readText } from '../../domain/support/unknown';
import { readFormProps } from '../shared/catalogue/filter-form';
import type { FormProps } from '../shared/catalogue/filter-form';

/** Settings of the block (docs/behaviour.md#price-filter). */
export interface PriceFilterOptions {
	/** Prefix of its elements' ids; unique on the page. */
	readonly id: string;
	readonly heading: string;
	readonly headingLevel: number;
	/** True if prices can be typed. */
	readonly showInputFields: boolean;
	/** True if the inputs are placed beside the slider where space allows. */
	readonly inlineInput: boolean;
	/** True if the histogram is shown. */
	readonly showHistogram: boolean;
	/** True if changes are applied with a button. */
	readonly showFilterButton: boolean;
	/** True if the browser's Back button undoes a change. */
	readonly backUndoes: boolean;
	/** Forms for submission without JavaScript: with the changed prices, and without prices. */
	readonly form: FormProps;
}

export interface PriceFilterProps {
	readonly options: PriceFilterOptions;
	/**
	 * Lowest and highest price found by PHP, in minor units; null if there are none, undefined if PHP did not query
	 * them.
	 */
	readonly prices: ClosedRange | null | undefined;
	/** Price filter that PHP read from the URL, in minor units. */
	readonly applied: PriceRange;
	/** Number of products along the slider; empty without a histogram. */
	readonly histogram: readonly number[];
}

const readEnd = (json: unknown): number | null => (typeof json === 'number' ? json : null);

const readPrices = (json: unknown): ClosedRange | null => {
	const { min, max } = readRecord(json);
	return typeof min === 'number' && typeof max === 'number' ? { min, max } : null;
};

export const readProps = (json: unknown): PriceFilterProps => {
	const props = readRecord(json);
	const applied = readRecord(props['applied']);
	return {
		options: {
			id: readText(props['id']),
			heading: readText(props['heading']),
			headingLevel: readNumber(props['headingLevel'], 3),
			showInputFields: props['showInputFields'] !== false,
			inlineInput: readFlag(props['inlineInput']),
			showHistogram: readFlag(props['showHistogram']),
			showFilterButton: readFlag(props['showFilterButton']),
			backUndoes: readFlag(props['backUndoes']),
			form: readFormProps(props['form']),
		},
		prices: props['prices'] === undefined ? undefined : readPrices(props['prices']),
		applied: { min: readEnd(applied['min']), max: readEnd(applied['max']) },
		histogram: readList(props['histogram']).map((count) => readNumber(count, 0)),
	};
};
