import { __, sprintf } from '@wordpress/i18n';
import type { TextNames } from '../shared/in-place/texts';

/** Returns the names and labels of the checkout's texts, in page order. */
export const checkoutTexts = (): TextNames => {
	const steps: TextNames = [
		['contact-fields', __('Contact information', 'storefront-islands')],
		['shipping-method', __('Delivery', 'storefront-islands')],
		['shipping-fields', __('Shipping address', 'storefront-islands')],
		['pickup-options', __('Pickup locations', 'storefront-islands')],
		['billing-fields', __('Billing address', 'storefront-islands')],
		['shipping-option', __('Shipping options', 'storefront-islands')],
		['payment-method', __('Payment options', 'storefront-islands')],
		['order-fields', __('Additional order information', 'storefront-islands')],
	];
	return [
		...steps.flatMap(([id, title]): TextNames => [
			// translators: %s: title of a section of the checkout.
			[id, sprintf(__('Title of “%s”', 'storefront-islands'), title)],
			// translators: %s: title of a section of the checkout.
			[`${id}-description`, sprintf(__('Description of “%s”', 'storefront-islands'), title)],
		]),
		['ship', __('Ship', 'storefront-islands')],
		['pickup', __('Pickup', 'storefront-islands')],
		['place-order', __('Place order', 'storefront-islands')],
		['price-separator', __('Sign before the total on the button', 'storefront-islands')],
		['return-to-cart', __('Back to the cart', 'storefront-islands')],
	];
};
