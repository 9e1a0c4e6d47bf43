/** Hooks of a filter list: selected values, counts, and the choices themselves. */
import {
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
	useDeferredValue,
} from '@wordpress/element';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import type { Counts } from '../../domain/catalogue/query';
import type { CountsState } from '../../stores/catalogue/contract';
import type { LoadChoices } from './catalogue-terms';
import { countOf } from './source';
import type { Source, Term } from './source';

export interface Choices {
	/** Selected values: those in the URL, or those about to be written to it. */
	readonly chosen: readonly string[];
	/** All values that have ever been selected. */
	readonly everChosen: readonly string[];
	/** True if there are changes to apply. */
	readonly isPending: boolean;
	/** Selects or deselects values; stable between renders. */
	readonly toggle: (values: readonly string[]) => void;
	readonly applyNow: () => void;
}

interface ChoicesOptions {
	/** Values in the URL. */
	readonly applied: readonly string[];
	readonly isSingle: boolean;
	/** True if a change is applied at once, otherwise with applyNow. */
	readonly isAutomatic: boolean;
	/** Writes the values to the URL. */
	readonly apply: (values: readonly string[]) => void;
}

/**
 * Manages the selected values of a list. They are ahead of the URL until it changes, by whatever cause; then the URL's
 * values apply.
 */
export const useChoices = ({ applied, isSingle, isAutomatic, apply }: ChoicesOptions): Choices => {
	const key = applied.join();
	const [seen, setSeen] = useState(key);
	const [draft, setDraft] = useState<readonly string[] | null>(null);
	const [everChosen, setEverChosen] = useState(applied);
	if (seen !== key) {
		setSeen(key);
		setDraft(null);
	}
	const ticked = draft ?? applied;
	// The URL may contain several values for a single-choice list.
	const chosen = useMemo(() => (isSingle ? ticked.slice(0, 1) : ticked), [isSingle, ticked]);

	const next = (values: readonly string[], value: string): readonly string[] => {
		if (isSingle) {
			return value === '' ? [] : [value];
		}
		return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
	};
	const toggleNow = (values: readonly string[]) => {
		const toggled = values.reduce(next, chosen);
		setDraft(toggled);
		setEverChosen((before) => [...new Set([...before, ...values])]);
		if (isAutomatic) {
			apply(toggled);
		}
	};
	const toggleRef = useRef(toggleNow);
	useEffect(() => {
		toggleRef.current = toggleNow;
	});
	const toggle = useCallback((values: readonly string[]) => toggleRef.current(values), []);

	useEffect(() => {
		// A page restored from the back/forward cache shows the values of its own URL again.
		const comeBack = ({ persisted }: PageTransitionEvent) => {
			if (persisted) {
				setDraft(null);
			}
		};
		window.addEventListener('pageshow', comeBack);
		return () => window.removeEventListener('pageshow', comeBack);
	}, []);

	return {
		chosen,
		everChosen,
		isPending: draft !== null && [...draft].sort().join() !== [...applied].sort().join(),
		toggle,
		applyNow: () => apply(chosen),
	};
};

/** `printed`: the counts in the server's HTML apply. `unknown`: the counts are not available. */
type KnownCounts = Counts | 'printed' | 'unknown';

const lastOf = (counts: CountsState): KnownCounts => {
	switch (counts.kind) {
		case 'none':
			return 'printed';
		case 'known':
			return counts.counts;
		case 'loading':
		case 'failed':
			return counts.last ?? 'printed';
	}
};

/**
 * WooCommerce counts categories among the products of the selected ones, as if products had to be in all of them. So
 * the counts from before a category was selected are correct as long as the other filters do not change.
 */
const useCategoryCounts = (filters: CatalogueFilters, counts: CountsState): KnownCounts => {
	const others = JSON.stringify({ ...filters, categories: [], taxonomies: [] });
	const [cached, setCached] = useState<{ readonly known: KnownCounts; readonly others: string }>({
		known: 'printed',
		others,
	});
	const isAccurate = counts.kind === 'known' && filters.categories.length === 0;
	if (isAccurate && cached.known !== counts.counts) {
		setCached({ known: counts.counts, others });
	}
	return cached.others === others ? cached.known : 'unknown';
};

/**
 * Returns a function for the number of products of a choice, null if unknown. The function is replaced when counts
 * change, as a deferred value, since hundreds of rows may be rendered again.
 */
export const useTermCounts = (
	source: Source,
	filters: CatalogueFilters,
	counts: CountsState,
): ((term: Term) => number | null) => {
	const categories = useCategoryCounts(filters, counts);
	const known = useDeferredValue(source.kind === 'category' ? categories : lastOf(counts));
	return useCallback(
		(term: Term) => {
			switch (known) {
				case 'printed':
					return term.count;
				case 'unknown':
					return null;
				default:
					return countOf(known, source, term) ?? term.count;
			}
		},
		[known, source],
	);
};

export type TermsState =
	| { readonly kind: 'known'; readonly terms: readonly Term[] }
	| { readonly kind: 'loading' }
	| { readonly kind: 'failed' };

const LOADING: TermsState = { kind: 'loading' };

/**
 * Returns the choices of a list: those printed by the server, or else requested from the shop.
 *
 * @param printed     Null if the server could not print them.
 * @param source      Source of the list.
 * @param loadChoices Requests the choices from the shop.
 */
export const useTerms = (
	printed: readonly Term[] | null,
	source: Source,
	loadChoices: LoadChoices,
): { readonly offered: TermsState; readonly reloadTerms: () => void } => {
	const [offered, setOffered] = useState<TermsState>(
		printed ? { kind: 'known', terms: printed } : LOADING,
	);
	const isLoading = offered.kind === 'loading';
	useEffect(() => {
		if (!isLoading) {
			return undefined;
		}
		let isCurrent = true;
		void loadChoices(source).then((terms) => {
			if (isCurrent) {
				setOffered(terms ? { kind: 'known', terms } : { kind: 'failed' });
			}
		});
		return () => {
			isCurrent = false;
		};
	}, [isLoading, source, loadChoices]);
	return { offered, reloadTerms: () => setOffered(LOADING) };
};
