/** What is ordered and what it costs. Views\Checkout\OrderSummary in PHP says the same. */
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
	/** What the total is called. */
	readonly totalLabel: string;
	/** Whether changes are under way and the totals will move. */
	readonly isSettling: boolean;
}

/**
 * The order as far as it is known.
 *
 * @param cart     The projected cart.
 * @param settings The shop's settings.
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
