import { viewedBefore } from '../../domain/catalogue/viewed-products';
import type { RecentlyViewedProps } from './props';

/** Side effects of a list of viewed products. */
export interface ViewedEffects {
	/** Returns the ids of the visitor's products, the most recent first. */
	readonly viewed: () => readonly number[];
	readonly remember: (productId: number) => void;
	/**
	 * Requests the cards of these products, in this order, without those that cannot be shown any more. Resolves to an
	 * empty list if the shop cannot be reached.
	 */
	readonly requestCards: (
		widgetId: string,
		products: readonly number[],
	) => Promise<readonly Element[]>;
}

/** True if a visitor can see the element's surroundings: a form in a closed popup is not viewed. */
const isShown = ({ parentElement }: Element): boolean =>
	(parentElement?.getClientRects().length ?? 0) > 0;

/**
 * Remembers the product of a page or form, or fills a list with those viewed before. Where there are none, the list,
 * which the server prints hidden, stays or becomes hidden as a whole.
 */
export const showViewed = async (
	element: HTMLElement,
	{ productId, widgetId, most }: RecentlyViewedProps,
	{ viewed, remember, requestCards }: ViewedEffects,
): Promise<void> => {
	const list = element.querySelector('ul');
	if (widgetId === '' || !list) {
		if (productId > 0 && isShown(element)) {
			remember(productId);
		}
		return;
	}
	const products = viewedBefore(viewed(), productId).slice(0, most);
	const cards = products.length > 0 ? await requestCards(widgetId, products) : [];
	list.replaceChildren(...cards);
	list.removeAttribute('aria-busy');
	element.hidden = cards.length === 0;
	// The buttons of a carousel follow its scroll position.
	list.dispatchEvent(new Event('scroll'));
};
