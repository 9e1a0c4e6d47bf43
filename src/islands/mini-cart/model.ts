/** View model of the mini-cart's drawer, and props of the island. */
import type { Cart } from '../../domain/cart/cart';
import { formatMoney } from '../../domain/support/money';
import type { ShopSettings } from '../../domain/support/settings';
import { isObject } from '../../domain/support/unknown';
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

/** Icons available for the link. */
const ICONS = ['bag', 'cart', 'basket'] as const;

export type MiniCartIcon = (typeof ICONS)[number];

/** Appearance of the link. */
export interface MiniCartAppearance {
	readonly icon: MiniCartIcon;
	/** True if the label is visible; it is always available to screen readers. */
	readonly showLabel: boolean;
	/** True if the price of the products stands beside the icon. */
	readonly showPrice: boolean;
	/** True if the link leads to the checkout instead of opening the drawer. */
	readonly linksToCheckout: boolean;
}

/** Props of the island. */
export interface MiniCartProps extends MiniCartAppearance {
	/** True if the drawer opens when something was added to the cart, otherwise it is announced only. */
	readonly openOnAdd: boolean;
}

/** Reads data-props; missing or malformed values become the defaults. */
export const readProps = (props: unknown): MiniCartProps => {
	const { openOnAdd, icon, showLabel, showPrice, linksToCheckout } = isObject(props) ? props : {};
	return {
		openOnAdd: openOnAdd === true,
		icon: ICONS.find((known) => known === icon) ?? 'bag',
		showLabel: showLabel !== false,
		showPrice: showPrice === true,
		linksToCheckout: linksToCheckout === true,
	};
};
