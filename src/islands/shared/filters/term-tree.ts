/** Orders terms as a tree. php-stubs/src/Views/Filters/TermTree.php does the same. */
interface Branch {
	readonly id: number;
	/** Id of the parent term; 0 for none. */
	readonly parent: number;
}

/**
 * Places each term after its parent and keeps the order otherwise. Terms with an unknown parent are treated as
 * top-level terms.
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
		// Each term is listed once, even if parent ids form a cycle.
		families.delete(id);
		return family.flatMap((term) => [{ ...term, level }, ...below(term.id, level + 1)]);
	};
	return below(0, 0);
};
