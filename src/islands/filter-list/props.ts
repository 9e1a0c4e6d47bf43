/** What PHP tells a filter list: php-stubs/src/Views/Filters/FilterList.php. */
import type { CountsWanted } from '../../domain/catalogue/counts';
import { readFormProps, type FormProps } from '../shared/filters/filter-form';
import { readFlag, readList, readNumber, readRecord, readText } from '../../domain/read-unknown';
import { wantsOf, type Source, type Term } from './source';

/** How the block was set. */
export interface FilterListOptions {
	readonly heading: string;
	readonly headingLevel: number;
	/** What the choices are about: "Color". */
	readonly label: string;
	readonly isChips: boolean;
	/** Whether one choice replaces the other. */
	readonly isSingle: boolean;
	/** Whether the choices are numbers of stars. */
	readonly hasStars: boolean;
	readonly showCounts: boolean;
	/** Whether choices that would leave nothing are not shown; else they are dimmed. */
	readonly hideEmpty: boolean;
	/** Whether changes wait for a button. */
	readonly showFilterButton: boolean;
	/** Whether Back undoes a change. */
	readonly backUndoes: boolean;
	/** Sent without script: with what else is filtered by. */
	readonly form: FormProps;
	/** Of the inputs. */
	readonly name: string;
}

export interface FilterListProps {
	readonly options: FilterListOptions;
	readonly source: Source;
	/** In the order in which they are shown, those without products too; null where the server's HTML could not know them. */
	readonly terms: readonly Term[] | null;
	/** The values that PHP found in the address. */
	readonly chosen: readonly string[];
	/** What has to be counted when filters change: what ChoicesReader prints as `wants` for as long as the list sleeps. */
	readonly wants: CountsWanted;
}

const readTerm = (json: unknown): Term => {
	const [id, value, label, count, level] = readList(json);
	return {
		id: readNumber(id, 0),
		value: readText(value),
		label: readText(label),
		count: typeof count === 'number' ? count : null,
		level: readNumber(level, 0),
	};
};

const readSource = (props: Readonly<Record<string, unknown>>): Source => {
	const { kind } = props;
	const taxonomy = readText(props.taxonomy);
	switch (kind) {
		case 'stock':
		case 'rating':
		case 'category':
			return { kind };
		case 'taxonomy':
			return { kind, taxonomy, widgetId: readText(props.widgetId) };
		default:
			return { kind: 'attribute', taxonomy, operator: props.needsAll === true ? 'and' : 'in' };
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
			hasStars: source.kind === 'rating',
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
		wants: wantsOf(source),
	};
};
