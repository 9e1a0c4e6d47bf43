/**
 * Script `viewed-cards`: requests the cards of viewed products. It is loaded once a visitor has viewed some, as it
 * includes the sanitiser.
 */
import { sanitizeCards } from '../../compat/sanitize';
import { requestViewed } from '../../stores/viewed-products/request';

declare global {
	interface Window {
		storefrontViewedCards?: (
			root: string,
			widgetId: string,
			products: readonly number[],
		) => Promise<readonly Element[]>;
	}
}

window.storefrontViewedCards = async (...request) => {
	const markup = await requestViewed(...request);
	return markup === null ? [] : [...sanitizeCards(markup).querySelectorAll('ul > li')];
};
