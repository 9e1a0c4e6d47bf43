import { useEffect, useState } from '@wordpress/element';
import type { LoadChoices } from './load-choices';
import type { Source, Term } from './source';

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
