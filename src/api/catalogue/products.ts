/** Suggestions of the product search: their request, GET products, and its decoding. */
import { readList, readNumber, readRecord, readText } from '../../domain/support/unknown';
import { safeImageUrl, safeUrl } from '../../domain/html/url';

/** Product that the search suggests. */
export interface Suggestion {
	readonly id: number;
	/** Plain text, entities decoded. */
	readonly name: string;
	/** Empty if it is not a URL that can be linked to. */
	readonly permalink: string;
	/** Thumbnail; null if there is none. */
	readonly image: { readonly src: string; readonly alt: string } | null;
	/** The shop's own HTML; empty if it shows no price. */
	readonly priceHtml: string;
}

/**
 * Arguments of the products request for suggestions. `_fields` limits the response to the fields that are displayed.
 */
export const suggestionsQuery = (search: string, limit: number) => ({
	search,
	per_page: limit,
	catalog_visibility: 'search',
	// Rules of the page of results apply (php-stubs/src/Catalogue/Query/PageQuery.php).
	storefront_islands_page: 'post_type=product',
	_fields: 'id,name,permalink,images,price_html',
});

/**
 * Returns the text of a piece of HTML. Injected: a browser has a parser, and a table of entities would be as large as a
 * filter island.
 */
export type TextOf = (html: string) => string;

const imageOf = (json: unknown, textOf: TextOf): Suggestion['image'] => {
	const { thumbnail, src, alt } = readRecord(readList(json)[0]);
	const address = safeImageUrl(readText(thumbnail) || readText(src));
	return address === '' ? null : { src: address, alt: textOf(readText(alt)) };
};

const decodeSuggestion = (json: unknown, textOf: TextOf): Suggestion => {
	const { id, name, permalink, images, price_html } = readRecord(json);
	return {
		id: readNumber(id, 0),
		name: textOf(readText(name)),
		permalink: safeUrl(readText(permalink)),
		image: imageOf(images, textOf),
		priceHtml: readText(price_html),
	};
};

/** Decodes the suggestions. Products without an id or a name are left out. */
export const decodeSuggestions = (json: unknown, textOf: TextOf): readonly Suggestion[] =>
	readList(json)
		.map((product) => decodeSuggestion(product, textOf))
		.filter(({ id, name }) => id > 0 && name !== '');
