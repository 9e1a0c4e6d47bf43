/**
 * Script `viewed-cards`: requests the cards of viewed products. It is loaded once a visitor has viewed some, as it
 * includes the sanitiser.
 */
import { sanitizeCards } from '../../ui/html/sanitize';
import { requestViewed } from '../../stores/catalogue/viewed-products/request';

declare global {
	interface StorefrontModules {
		'viewed-cards': { readonly requestCards: typeof requestCards };
	}
}

/** Returns the cards of these products, in their order; none if the shop cannot be reached. */
export const requestCards = async (
	...request: Parameters<typeof requestViewed>
): Promise<readonly Element[]> => {
	const markup = await requestViewed(...request);
	return markup === null ? [] : [...sanitizeCards(markup).querySelectorAll('ul > li')];
};
