/**
 * Props of a filter list, as php-stubs/src/Catalogue/Filters/FilterList.php prints them, and the input that its HTML
 * receives before hydration.
 */
import { FIXED_KINDS } from '../../domain/catalogue/filters';
import type { CountsRequest } from '../../domain/catalogue/query';
import { readFlag, readList, readNumber, readRecord, readText } from '../../domain/support/unknown';
import { readFormProps } from '../shared/catalogue/filter-form';
import type { FormProps } from '../shared/catalogue/filter-form';
import { countsRequestOf } from './source';
import type { Source, Term, TermOrder } from './source';

/** Settings of the block. */
export interface FilterListOptions {
	readonly heading: string;
	readonly headingLevel: number;
	/** Name of the list, e.g. "Color". */
	readonly label: string;
	readonly isChips: boolean;
	/** True if only one choice can be selected. */
	readonly isSingle: boolean;
	/** True if the choices are star ratings. */
	readonly hasStars: boolean;
	readonly showCounts: boolean;
	/** True if choices without products are hidden, otherwise they are dimmed. */
	readonly hideEmpty: boolean;
	/** True if changes are applied with a button. */
	readonly showFilterButton: boolean;
	/** True if the browser's Back button undoes a change. */
	readonly backUndoes: boolean;
	/** Form for submission without JavaScript, with the other active filters. */
	readonly form: FormProps;
	/** Name of the inputs. */
	readonly name: string;
}

export interface FilterListProps {
	readonly options: FilterListOptions;
	readonly source: Source;
	/** Terms in display order, including those without products; null if the server could not print them. */
	readonly terms: readonly Term[] | null;
	/** Values that PHP read from the URL. */
	readonly chosen: readonly string[];
	/** Counts to request when filters change: printed by ChoicesReader as `wants`, which is used until hydration. */
	readonly countsRequest: CountsRequest;
}

const readTerm = (json: unknown): Term => {
	const [id, value, label, count, level, description, sample] = readList(json);
	return {
		id: readNumber(id, 0),
		value: readText(value),
		label: readText(label),
		description: readText(description),
		sample: readText(sample),
		count: typeof count === 'number' ? count : null,
		level: readNumber(level, 0),
	};
};

const TERM_ORDERS: readonly TermOrder[] = ['name', 'count'];

const readSource = (props: Readonly<Record<string, unknown>>): Source => {
	const { kind } = props;
	const taxonomy = readText(props.taxonomy);
	const termOrder = TERM_ORDERS.find((order) => order === props.termOrder) ?? 'default';
	const fixed = FIXED_KINDS.find((one) => one.kind === kind);
	if (fixed) {
		return { kind: 'fixed', fixed };
	}
	switch (kind) {
		case 'category':
			return { kind, termOrder };
		case 'taxonomy':
			return { kind, taxonomy, widgetId: readText(props.widgetId), termOrder };
		default:
			return {
				kind: 'attribute',
				taxonomy,
				operator: props.needsAll === true ? 'and' : 'in',
				termOrder,
			};
	}
};

export const readProps = (json: unknown): FilterListProps => {
	const props = readRecord(json);
	const source = readSource(props);
	return {
		options: {
			heading: readText(props.heading),
			headingLevel: readNumber(props.headingLevel, 3),
			label: readText(props.label),
			isChips: readFlag(props.isChips),
			isSingle: readFlag(props.isSingle),
			hasStars: props.kind === 'rating',
			showCounts: readFlag(props.showCounts),
			hideEmpty: readFlag(props.hideEmpty),
			showFilterButton: readFlag(props.showFilterButton),
			backUndoes: readFlag(props.backUndoes),
			form: readFormProps(props.form),
			name: readText(props.name),
		},
		source,
		terms: props.terms === undefined ? null : readList(props.terms).map(readTerm),
		chosen: readList(props.chosen).map((text) => readText(text)),
		countsRequest: countsRequestOf(source),
	};
};

/**
 * Input made before hydration (docs/behaviour.md#hydration): it is read, and applied again afterwards.
 * Checked inputs keep their state, as React does not reset them; the search text is reset, as React would report a
 * mismatch.
 */
export interface PreHydrationInput {
	/** Values that were checked, unchecked or chosen. */
	readonly toggled: readonly string[];
	/** Search text. */
	readonly query: string;
}

export const readPreHydrationInput = (element: Element): PreHydrationInput => {
	const toggled: string[] = [];
	let query = '';
	element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])').forEach((input) => {
		if (input.type === 'search') {
			query = input.value;
			input.value = '';
			return;
		}
		const { checked, defaultChecked } = input;
		// Of two radio buttons that have changed, only the checked one was chosen.
		if (checked !== defaultChecked && (checked || input.type === 'checkbox')) {
			toggled.push(input.value);
		}
	});
	return { toggled, query };
};
