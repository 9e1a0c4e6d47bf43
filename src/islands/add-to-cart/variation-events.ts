/**
 * Tells scripts of other plugins which variation is chosen, by the jQuery events of WooCommerce's own form. With a
 * variation they get what the shop describes it with, which plugins extend.
 */
import type { JQuery } from '../../stores/cart/page/jquery';

/** Tells that the form is ready: scripts show their fields, and listen to the others, from then on. */
export const tellOfForm = (form: HTMLFormElement, jQuery: JQuery): void => {
	jQuery(form).trigger('wc_variation_form', []);
};

/** Returns a function that tells of each choice. `description` is the shop's own; null for no variation. */
export const tellOfChoices =
	(form: HTMLFormElement, jQuery: JQuery) =>
	(description: object | null, isBuyable: boolean): void => {
		const trigger = (name: string, ...details: readonly unknown[]): void => {
			jQuery(form).trigger(name, details);
		};
		// Scripts listen at the element of the variation, at the one around it, and at the form.
		const variation = jQuery(form.querySelector('.single_variation') ?? form);
		trigger('woocommerce_variation_select_change');
		if (description) {
			trigger('found_variation', description);
			variation.trigger('show_variation', [description, isBuyable]);
		} else {
			trigger('reset_data');
			variation.trigger('hide_variation', []);
		}
		trigger('woocommerce_update_variation_values');
		trigger('woocommerce_variation_has_changed');
	};
