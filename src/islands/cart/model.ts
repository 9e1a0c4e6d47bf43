/** View model of the cart screen: rendered by the view, and by PHP (Views\Cart). */
import { __ } from '@wordpress/i18n';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import { safeUrl } from '../../domain/url';
import { lineModel } from '../../ui/cart-lines/model';
import type { LineModel } from '../../ui/cart-lines/model';
import { couponModels } from '../shared/order/coupon-model';
import type { CouponModel } from '../shared/order/coupon-model';
import { totalLabel, totalsModel } from '../shared/order/totals';
import type { TotalsModel } from '../shared/order/totals';
import { crossSellModel } from './model/cross-sells';
import type { CrossSellModel } from './model/cross-sells';
import { shippingModel } from '../shared/shipping/shipping-model';
import type { ShippingModel } from '../shared/shipping/shipping-model';

export interface CartModel {
	readonly lines: readonly LineModel[];
	readonly coupons: readonly CouponModel[];
	readonly couponsAreOpen: boolean;
	readonly shipping: ShippingModel | null;
	readonly totals: TotalsModel;
	readonly totalLabel: string;
	readonly crossSells: readonly CrossSellModel[];
	/** True if changes are pending and the totals will change. */
	readonly isSettling: boolean;
	readonly shopUrl: string;
	readonly checkoutUrl: string;
	readonly proceedLabel: string;
}

/**
 * Builds the view model of the cart screen.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 */
export const cartModel = (cart: Cart, settings: SiteSettings): CartModel => {
	const totals = totalsModel(cart, settings);
	return {
		lines: cart.items.map((item) => lineModel(item, settings.placeholderImgSrc)),
		coupons: couponModels(cart),
		couponsAreOpen: settings.couponsEnabled,
		shipping: shippingModel(cart, settings),
		totals,
		totalLabel: totalLabel(totals),
		crossSells: cart.crossSells.map((product) =>
			crossSellModel(product, settings.placeholderImgSrc),
		),
		isSettling: cart.settling,
		shopUrl: safeUrl(settings.storePages.shop.permalink) || safeUrl(settings.homeUrl),
		checkoutUrl: safeUrl(settings.storePages.checkout.permalink),
		proceedLabel: __('Proceed to checkout', 'storefront-islands'),
	};
};
