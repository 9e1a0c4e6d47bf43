/** Which choices of a list are seen. php-stubs/src/Views/Filters/FilterList.php decides the same before anything is touched. */
import type { Term } from './source';

/** A longer list is folded after FIRST choices; it is not folded for one or two. */
const LONGEST = 12;
const FIRST = 10;
/** From so many choices on a list can be searched. */
export const SEARCHED_FROM = 20;

export interface Row {
	readonly term: Term;
	/** Products; null where nobody knows. */
	readonly count: number | null;
	readonly isChosen: boolean;
	/** Whether choosing it would leave nothing. */
	readonly isOff: boolean;
	/** Whether it is seen only in the unfolded list. */
	readonly isMore: boolean;
	/** Whether a search is on that it does not match. */
	readonly isHidden: boolean;
}

export interface Rows {
	readonly rows: readonly Row[];
	/** Whether the list is long enough to be folded. */
	readonly canFold: boolean;
	/** How many match the search. */
	readonly found: number;
}

/** Letters without case and accents: who looks for "creme" means "Crème". */
const plain = (text: string): string =>
	text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export interface RowsOptions {
	readonly countOf: (term: Term) => number | null;
	readonly chosen: readonly string[];
	/** Values that stay in sight in the folded list: what was ever chosen here. */
	readonly kept: readonly string[];
	readonly hideEmpty: boolean;
	/** What is searched for; empty for no search. */
	readonly query: string;
}

export const rowsOf = (
	terms: readonly Term[],
	{ countOf, chosen, kept, hideEmpty, query }: RowsOptions,
): Rows => {
	const wanted = plain(query.trim());
	const shown = terms
		.map((term) => ({ term, count: countOf(term), isChosen: chosen.includes(term.value) }))
		.filter(({ count, isChosen }) => isChosen || count !== 0 || !hideEmpty);
	const canFold = shown.length > LONGEST;
	const rows = shown.map((row, index) => ({
		...row,
		isOff: row.count === 0 && !row.isChosen,
		isMore: canFold && index >= FIRST && !kept.includes(row.term.value),
		isHidden: wanted !== '' && !plain(row.term.label).includes(wanted),
	}));
	return { rows, canFold, found: rows.filter(({ isHidden }) => !isHidden).length };
};
