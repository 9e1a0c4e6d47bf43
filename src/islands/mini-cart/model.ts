/** View model of the mini-cart's drawer. */
import type { Cart } from '../../domain/cart/cart';
import { formatMoney } from '../../domain/support/money';
import type { ShopSettings } from '../../domain/support/settings';
import { safeUrl } from '../../domain/html/url';
import { freeShippingModel } from '../../ui/cart/free-shipping';
import type { FreeShippingModel } from '../../ui/cart/free-shipping';
import { lineModel } from '../../ui/cart/model';
import type { LineModel } from '../../ui/cart/model';

export interface DrawerModel {
	readonly lines: readonly LineModel[];
	readonly subtotal: string;
	/** Null if there is no minimum amount, or nothing needs shipping. */
	readonly freeShipping: FreeShippingModel | null;
	readonly isSettling: boolean;
	readonly shopUrl: string;
	readonly cartUrl: string;
	/** Empty if the shop has no such page. */
	readonly checkoutUrl: string;
}

/**
 * Builds the view model of the drawer.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 */
export const drawerModel = (cart: Cart, settings: ShopSettings): DrawerModel => ({
	lines: cart.items.map((item) => lineModel(item, settings)),
	subtotal: formatMoney(cart.totals.items),
	freeShipping: freeShippingModel(cart, settings),
	isSettling: cart.settling,
	shopUrl: safeUrl(settings.storePages.shop.permalink) || safeUrl(settings.homeUrl),
	cartUrl: safeUrl(settings.storePages.cart.permalink),
	checkoutUrl: safeUrl(settings.storePages.checkout.permalink),
});
