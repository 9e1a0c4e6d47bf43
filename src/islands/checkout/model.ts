/**
 * View model of the checkout around its form: the screen that is shown, the order summary, and the state of the
 * place-order button.
 */
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/support/settings';
import { safeUrl } from '../../domain/html/url';
import type { CheckoutState } from '../../stores/checkout/store/contract';
import { lineModel } from '../../ui/cart/model';
import type { LineModel } from '../../ui/cart/model';
import { couponModels } from '../shared/cart/coupon-model';
import type { CouponModel } from '../../ui/cart/coupon-model';
import { totalLabel, totalsModel } from '../shared/cart/totals';
import type { TotalsModel } from '../../ui/cart/totals-model';

/** Order summary. Checkout\View\OrderSummary does the same in PHP. */
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
const orderModel = (cart: Cart, settings: SiteSettings): OrderModel => {
	const totals = totalsModel(cart, settings);
	return {
		lines: cart.items.map((item) => lineModel(item, settings, 'summary')),
		coupons: couponModels(cart),
		couponsAreOpen: settings.couponsEnabled,
		totals,
		totalLabel: totalLabel(totals),
		isSettling: cart.settling,
	};
};

/** View model of the checkout: rendered by the view, and by PHP (Checkout\View). */
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

/** State of the place-order button. */
export type ButtonState =
	| { readonly kind: 'ready' }
	/** An express payment method is active. */
	| { readonly kind: 'blocked' }
	| Exclude<CheckoutState['wait'], null>
	/** The order was placed; `leaves` is true if its page is being loaded. */
	| { readonly kind: 'complete'; readonly leaves: boolean };

interface ButtonFacts {
	readonly status: CheckoutState['status'];
	readonly wait: CheckoutState['wait'];
	readonly redirectUrl: string;
	readonly isExpressActive: boolean;
}

/**
 * Returns the state of the button. Waiting for an order's result has priority over an active express method, so that
 * nothing is paid twice. Pending totals do not block the button: leaving the last field for the button starts a
 * calculation, and placing the order waits for it.
 */
export const buttonState = (facts: ButtonFacts): ButtonState => {
	if (facts.status === 'complete') {
		return { kind: 'complete', leaves: facts.redirectUrl !== '' };
	}
	if (facts.wait !== null) {
		return facts.wait;
	}
	if (facts.status !== 'idle') {
		return { kind: 'working' };
	}
	return facts.isExpressActive ? { kind: 'blocked' } : { kind: 'ready' };
};
