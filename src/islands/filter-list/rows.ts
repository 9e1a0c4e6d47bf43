/**
 * Determines the visible choices of a list. php-stubs/src/Catalogue/Filters/FilterList.php does the same for the initial
 * state.
 */
import type { Term } from './source';

/** A longer list is collapsed after FIRST choices, so that never only one or two choices are hidden. */
const LONGEST = 12;
const FIRST = 10;
/** Minimum number of choices for a search field. */
export const SEARCHED_FROM = 20;

export interface Row {
	readonly term: Term;
	/** Number of products; null if unknown. */
	readonly count: number | null;
	readonly isChosen: boolean;
	/** True if it has no products. */
	readonly isDisabled: boolean;
	/** True if it is hidden while the list is collapsed. */
	readonly isFolded: boolean;
	/** True if it does not match the search text. */
	readonly isHidden: boolean;
}

export interface Rows {
	readonly rows: readonly Row[];
	/** True if the list is long enough to be collapsed. */
	readonly canFold: boolean;
	/** Number of choices that match the search text. */
	readonly found: number;
}

/** Letters that Unicode does not decompose, as WordPress's remove_accents() writes them. */
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', ø: 'o', đ: 'd', ł: 'l' };

/** Removes case and accents, so that "creme" finds "Crème". */
const plain = (text: string): string =>
	text
		.toLocaleLowerCase()
		.normalize('NFD')
		.replace(/[\p{M}ßæøđł]/gu, (letter) => LETTERS[letter] ?? '');

export interface RowsOptions {
	readonly countOf: (term: Term) => number | null;
	readonly chosen: readonly string[];
	/** Values that stay visible in the collapsed list: all that have ever been selected on this page. */
	readonly everChosen: readonly string[];
	readonly hideEmpty: boolean;
	/** Search text; empty for no search. */
	readonly query: string;
}

export const rowsOf = (
	terms: readonly Term[],
	{ countOf, chosen, everChosen, hideEmpty, query }: RowsOptions,
): Rows => {
	const wanted = plain(query.trim());
	const shown = terms
		.map((term) => ({ term, count: countOf(term), isChosen: chosen.includes(term.value) }))
		.filter(({ count, isChosen }) => isChosen || count !== 0 || !hideEmpty);
	const canFold = shown.length > LONGEST;
	const rows = shown.map((row, index) => ({
		...row,
		isDisabled: row.count === 0 && !row.isChosen,
		isFolded: canFold && index >= FIRST && !everChosen.includes(row.term.value),
		isHidden: wanted !== '' && !plain(row.term.label).includes(wanted),
	}));
	return { rows, canFold, found: rows.filter(({ isHidden }) => !isHidden).length };
};
