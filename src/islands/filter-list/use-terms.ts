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
): { readonly offered: TermsState; readonly askAgain: () => void } => {
	const [offered, setOffered] = useState<TermsState>(
		printed ? { kind: 'known', terms: printed } : LOADING,
	);
	const isAsked = offered.kind === 'loading';
	useEffect(() => {
		if (!isAsked) {
			return undefined;
		}
		let isWanted = true;
		void loadChoices(source).then((terms) => {
			if (isWanted) {
				setOffered(terms ? { kind: 'known', terms } : { kind: 'failed' });
			}
		});
		return () => {
			isWanted = false;
		};
	}, [isAsked, source, loadChoices]);
	return { offered, askAgain: () => setOffered(LOADING) };
};
