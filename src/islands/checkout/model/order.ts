/** Order summary. Views\Checkout\OrderSummary does the same in PHP. */
import type { Cart } from '../../../domain/cart/cart';
import type { SiteSettings } from '../../../domain/settings';
import { lineModel } from '../../../ui/cart-lines/model';
import type { LineModel } from '../../../ui/cart-lines/model';
import { couponModels } from '../../shared/order/coupon-model';
import type { CouponModel } from '../../shared/order/coupon-model';
import { totalLabel, totalsModel } from '../../shared/order/totals';
import type { TotalsModel } from '../../shared/order/totals';

export interface OrderModel {
	readonly lines: readonly LineModel[];
	readonly coupons: readonly CouponModel[];
	readonly couponsAreOpen: boolean;
	readonly totals: TotalsModel;
	/** Label of the total. */
	readonly totalLabel: string;
	/** True if changes are pending and the totals will change. */
	readonly isSettling: boolean;
}

/**
 * Builds the view model of the order summary.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 */
export const orderModel = (cart: Cart, settings: SiteSettings): OrderModel => {
	const totals = totalsModel(cart, settings);
	return {
		lines: cart.items.map((item) => lineModel(item, settings.placeholderImgSrc)),
		coupons: couponModels(cart),
		couponsAreOpen: settings.couponsEnabled,
		totals,
		totalLabel: totalLabel(totals),
		isSettling: cart.settling,
	};
};
