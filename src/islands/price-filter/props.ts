/** What PHP tells the price filter: php-stubs/src/Views/Filters/PriceFilter.php. */
import type { PriceRange } from '../../domain/catalogue/filters';
import type { ClosedRange } from '../../domain/catalogue/price';
import { readFormProps, type FormProps } from '../shared/filters/filter-form';
import { readFlag, readList, readNumber, readRecord, readText } from '../../domain/read-unknown';

/** How the block was set (spec section 2, price filter widget). */
export interface PriceFilterOptions {
	/** Begins the ids of its elements; unique on the page. */
	readonly id: string;
	readonly heading: string;
	readonly headingLevel: number;
	/** Whether numbers can be typed. */
	readonly showInputFields: boolean;
	/** Whether the inputs stand beside the slider where there is room. */
	readonly inlineInput: boolean;
	/** Whether it shows how many products there are along the slider. */
	readonly showHistogram: boolean;
	/** Whether changes wait for a button. */
	readonly showFilterButton: boolean;
	/** Whether Back undoes a change. */
	readonly backUndoes: boolean;
	/** Sent without script: with the prices changed, and without prices. */
	readonly form: FormProps;
}

export interface PriceFilterProps {
	readonly options: PriceFilterOptions;
	/** The lowest and the highest price that PHP found, minor units; null where there are none, undefined where it did not look. */
	readonly prices: ClosedRange | null | undefined;
	/** The filter that PHP found in the address, minor units. */
	readonly applied: PriceRange;
	/** Products along the slider; empty without a histogram. */
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
