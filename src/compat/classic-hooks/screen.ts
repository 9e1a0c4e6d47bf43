/** The plugin's screens that stand for WooCommerce's classic ones. */
export type Screen = 'cart' | 'checkout';

/** Returns the island of the screen that a page has; null for another page. */
export const findScreen = (page: Document): Element | null =>
	page.querySelector('[data-island="checkout"], [data-island="cart"]');

export const screenOf = (island: Element | null): Screen =>
	island?.matches('[data-island="cart"]') === true ? 'cart' : 'checkout';
