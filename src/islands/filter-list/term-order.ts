import type { TermOrder } from './source';

/** Sort criterion of terms. */
interface SortedTerm {
	readonly label: string;
	/** Number of products in the whole shop, so that filters do not change the order. */
	readonly count: number | null;
	readonly level: number;
}

/**
 * Sorts terms that are in tree order; those of one parent change places, with all below them. Equal ones keep the
 * shop's order. php-stubs/src/Catalogue/Query/TermTree.php does the same.
 */
export const inTermOrder = <Term extends SortedTerm>(
	terms: readonly Term[],
	order: TermOrder = 'default',
): readonly Term[] => {
	const [first] = terms;
	if (!first || order === 'default') {
		return terms;
	}
	const families: [Term, ...Term[]][] = [];
	terms.forEach((term) => {
		const family = families[families.length - 1];
		if (family && term.level > first.level) {
			family.push(term);
		} else {
			families.push([term]);
		}
	});
	return families
		.sort(([one], [other]) =>
			order === 'name'
				? one.label.localeCompare(other.label, undefined, { numeric: true, sensitivity: 'base' })
				: (other.count ?? 0) - (one.count ?? 0),
		)
		.flatMap(([above, ...below]) => [above, ...inTermOrder(below, order)]);
};
