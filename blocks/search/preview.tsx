import { createElement, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { money, type Currency } from '../../src/domain/support/money';
import type { SearchRow } from '../../src/islands/search/model';
import { SearchView } from '../../src/islands/search/view';
import { CLOSED, OPENED } from '../../src/ui/fields/combobox';
import { nothing } from '../shared/nothing';
import { samplePriceHtml } from '../../src/preview/price-html';

/** State of the preview: an empty field, or a field with suggestions. */
export type SearchState = 'rest' | 'suggesting';

interface SearchPreviewProps {
	/** Unique within the editor. */
	readonly id: string;
	readonly state: SearchState;
	readonly currency: Currency;
}

/** Sample suggestions: names, and prices in major units. */
const products = (): readonly (readonly [string, number])[] => [
	[__('T-shirt', 'storefront-islands'), 18],
	[__('Mug', 'storefront-islands'), 12],
	[__('Bag', 'storefront-islands'), 35],
];

const sampleRows = (currency: Currency): readonly SearchRow[] =>
	products().map(([name, price]) => ({
		kind: 'product',
		key: name,
		name,
		url: '#',
		image: null,
		priceHtml: samplePriceHtml(money(price * 10 ** currency.minorUnit, currency)),
	}));

/** Draws the island's view without searching. */
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
			isWaiting={false}
			announcement=""
			isHydrated={isSuggesting}
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
