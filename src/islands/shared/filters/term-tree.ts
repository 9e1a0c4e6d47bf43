/** Terms below each other. php-stubs/src/Views/Filters/TermTree.php does the same. */
interface Branch {
	readonly id: number;
	/** The id of the term that it belongs to; 0 for none. */
	readonly parent: number;
}

/**
 * Puts each term behind the one that it belongs to, and keeps the order otherwise. What belongs to a term that is not there stands
 * by itself.
 */
export const inTreeOrder = <Term extends Branch>(
	terms: readonly Term[],
): readonly (Term & { readonly level: number })[] => {
	const ids = new Set(terms.map(({ id }) => id));
	const families = new Map<number, Term[]>();
	terms.forEach((term) => {
		const parent = ids.has(term.parent) ? term.parent : 0;
		const family = families.get(parent);
		if (family) {
			family.push(term);
		} else {
			families.set(parent, [term]);
		}
	});
	const below = (id: number, level: number): readonly (Term & { readonly level: number })[] => {
		const family = families.get(id) ?? [];
		// None stands twice, whatever ids they have.
		families.delete(id);
		return family.flatMap((term) => [{ ...term, level }, ...below(term.id, level + 1)]);
	};
	return below(0, 0);
};
