/** Buttons by which scripts of WooCommerce's templates know a product that is added. */

/** Class names of the button in WooCommerce's lists and in its form. */
const BUTTONS = ['.add_to_cart_button', '.single_add_to_cart_button'];

/**
 * Returns the button that adds a product; null without one, as for a cross-sell or a member of a group.
 *
 * @param productId Id of the product; anything else for none.
 */
export const addButtonOf = (body: HTMLElement, productId: unknown): Element | null =>
	typeof productId === 'number'
		? body.querySelector(BUTTONS.map((name) => `${name}[value="${String(productId)}"]`).join())
		: null;
