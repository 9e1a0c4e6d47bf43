/** View model of the mini-cart's drawer, and props of the island. */
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../domain/cart/cart';
import { freeShippingProgress } from '../../domain/cart/shipping/free-shipping';
import { formatMoney, parseMajorAmount } from '../../domain/support/money';
import type { SiteSettings } from '../../domain/support/settings';
import { isObject } from '../../domain/support/unknown';
import { safeUrl } from '../../domain/html/url';
import { lineModel } from '../../ui/cart/model';
import type { LineModel } from '../../ui/cart/model';

/** Progress towards free shipping. */
export interface FreeShippingModel {
	readonly text: string;
	/** Progress from 0 to 100. */
	readonly percent: number;
}

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

const freeShippingModel = (cart: Cart, settings: SiteSettings): FreeShippingModel | null => {
	const threshold = parseMajorAmount(settings.freeShippingThreshold, cart.totals.items.currency);
	const progress = freeShippingProgress(cart, threshold);
	switch (progress.kind) {
		case 'none':
			return null;
		case 'reached':
			return { text: __('You have free shipping.', 'storefront-islands'), percent: 100 };
		case 'away':
			return {
				text: sprintf(
					// translators: %s: an amount of money.
					__('%s more for free shipping', 'storefront-islands'),
					formatMoney(progress.remaining),
				),
				percent: Math.round(progress.share * 100),
			};
	}
};

/**
 * Builds the view model of the drawer.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 */
export const drawerModel = (cart: Cart, settings: SiteSettings): DrawerModel => ({
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
