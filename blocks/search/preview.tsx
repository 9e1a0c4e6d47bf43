import { createElement, useRef } from '@wordpress/element';
import { formatMoney, money, type Currency } from '../../src/domain/money';
import { CLOSED, OPENED } from '../../src/islands/search/combobox';
import type { SearchRow } from '../../src/islands/search/model';
import { SearchView } from '../../src/islands/search/view';
import { nothing } from '../shared/nothing';
import { sampleProducts } from '../shared/product-list/sample';

/** The field at rest, and with what it suggests to somebody who types. */
export type SearchState = 'rest' | 'suggesting';

interface SearchPreviewProps {
	/** Unique in the editor. */
	readonly id: string;
	readonly state: SearchState;
	readonly currency: Currency;
}

/** Products that are suggested at once. */
const SUGGESTIONS = 3;

const sampleRows = (currency: Currency): readonly SearchRow[] =>
	sampleProducts(SUGGESTIONS).map(({ name, price }) => ({
		kind: 'product',
		key: name,
		name,
		url: '#',
		image: null,
		price: formatMoney(money(price * 10 ** currency.minorUnit, currency)),
	}));

/** The island's view: nothing is searched. */
export const SearchPreview = ({ id, state, currency }: SearchPreviewProps) => {
	const fieldRef = useRef<HTMLInputElement>(null);
	const isSuggesting = state === 'suggesting';
	return (
		<SearchView
			id={id}
			name=""
			action=""
			text=""
			rows={isSuggesting ? sampleRows(currency) : []}
			list={isSuggesting ? OPENED : CLOSED}
			announcement=""
			isAwake={isSuggesting}
			fieldRef={fieldRef}
			onType={nothing}
			onKey={nothing}
			onFocus={nothing}
			onLeave={nothing}
			onChoose={nothing}
			onForget={nothing}
			onSubmit={() => false}
		/>
	);
};
