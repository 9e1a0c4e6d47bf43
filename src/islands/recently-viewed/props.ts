import { readNumber, readRecord, readText } from '../../domain/support/unknown';

/** Props as php-stubs/src/Catalogue/GridView/RecentlyViewed.php prints them. */
export interface RecentlyViewedProps {
	/**
	 * Product that the page or form shows, which is remembered, and which a list on its page leaves out; 0 for none.
	 */
	readonly productId: number;
	/** Id by which the server identifies the list; empty where a product is only remembered. */
	readonly widgetId: string;
	/** Maximum number of products in the list. */
	readonly most: number;
}

/** Decodes data-props. */
export const readProps = (json: unknown): RecentlyViewedProps => {
	const { productId, widgetId, most } = readRecord(json);
	return {
		productId: readNumber(productId, 0),
		widgetId: readText(widgetId),
		most: readNumber(most, 0),
	};
};
