/**
 * Tells scripts of other plugins which variation is chosen, by the jQuery events of WooCommerce's own form. With a
 * variation they get what the shop describes it with, which plugins extend.
 */
import type { JQuery } from '../../stores/cart/page/jquery';

/** Returns a function that tells of each choice. `description` is the shop's own; null for no variation. */
export const tellOfChoices =
	(form: HTMLFormElement, jQuery: JQuery) =>
	(description: object | null, isBuyable: boolean): void => {
		const trigger = (name: string, ...details: readonly unknown[]): void => {
			jQuery(form).trigger(name, details);
		};
		trigger('woocommerce_variation_select_change');
		if (description) {
			trigger('found_variation', description);
			trigger('show_variation', description, isBuyable);
		} else {
			trigger('reset_data');
			trigger('hide_variation');
		}
		trigger('woocommerce_variation_has_changed');
	};
