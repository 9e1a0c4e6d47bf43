/** View model of the checkout: rendered by the view, and by PHP (Views\Checkout). */
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import { safeUrl } from '../../domain/url';
import { orderModel } from './model/order';
import type { OrderModel } from './model/order';

export type CheckoutModel =
	| { readonly screen: 'empty'; readonly shopUrl: string }
	/** The shop accepts orders from customers only, and the visitor is not logged in. */
	| { readonly screen: 'login'; readonly loginUrl: string }
	| { readonly screen: 'checkout'; readonly order: OrderModel; readonly cartUrl: string };

const mustLogIn = ({ currentUserId, checkout }: SiteSettings): boolean =>
	currentUserId === 0 && !checkout.allowsGuests && !checkout.offersAccount;

/**
 * Builds the view model of the checkout.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 */
export const checkoutModel = (cart: Cart, settings: SiteSettings): CheckoutModel => {
	const { storePages, homeUrl, checkout } = settings;
	if (cart.items.length === 0) {
		return { screen: 'empty', shopUrl: safeUrl(storePages.shop.permalink) || safeUrl(homeUrl) };
	}
	if (mustLogIn(settings)) {
		return { screen: 'login', loginUrl: safeUrl(checkout.loginUrl) };
	}
	return {
		screen: 'checkout',
		order: orderModel(cart, settings),
		cartUrl: safeUrl(storePages.cart.permalink),
	};
};
