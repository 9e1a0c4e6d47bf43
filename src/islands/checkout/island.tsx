/** Island of the checkout: connects the screen to the stores, and applies plugins' checkout filters. */
import { useDispatch, useSelect } from '@wordpress/data';
import { useMemo, useState, createElement, useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { GatewayProvider } from '../../compat/gateway/use-gateway-props';
import type { GatewayServices } from '../../compat/gateway/use-gateway-props';
import { pluginSlot } from '../../compat/plugin-slots';
import { changesRates } from '../../domain/support/address';
import type { Cart } from '../../domain/cart/cart';
import { withPreferredDelivery } from '../../domain/cart/shipping/delivery';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { cartStore } from '../../stores/cart/store/contract';
import { checkoutStore } from '../../stores/checkout/store/contract';
import { pushableAddresses } from '../../stores/cart/mutations/pushable';
import { pushesHere } from '../../stores/cart/mutations/pushes-here';
import { doPluginAction } from '../../stores/cart/page/events';
import { createValidity } from '../../stores/shared/validity';
import type { MethodRegistry } from '../../stores/checkout/payment/methods';
import type { Registry } from '../../stores/shared/registry';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import { useShopping, useCart } from '../../stores/cart/shopping/use-cart';
import type { NoticeModel } from '../../ui/notices/notices';
import type { CheckoutPlace, RenderArea } from '../shared/areas';
import { BlockChoicesProvider, settingsOfBlock } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { errorNotices, withoutRepeats } from '../shared/cart/errors';
import { useIsHydrated } from '../shared/hydrate';
import { useNotices } from '../shared/notices';
import {
	argOf,
	cartFilters,
	filterCoupons,
	filterText,
	filterCartItem,
	filterPriceFormat,
} from '../shared/cart/checkout-filters';
import type { CartFilters } from '../shared/cart/checkout-filters';
import { useAnnouncedTotal } from '../shared/cart/use-spoken-total';
import { useWaitsFor } from '../shared/cart/use-waits-for';
import { ActionsSection } from './actions-section';
import { FormSections } from './form-sections';
import { checkoutModel } from './model';
import type { OrderModel } from './model';
import { CheckoutView } from './view';
import type { CheckoutActions } from './view';

/**
 * Applies the checkout filters of plugins to the order summary: names, coupons, price formats and the total's label.
 */
const applyOrderSummaryFilters = (order: OrderModel, filters: CartFilters): OrderModel => ({
	...order,
	lines: order.lines.map((line) =>
		filterCartItem(line, filters, argOf(line.key, filters, 'summary')),
	),
	coupons: filterCoupons(order.coupons, filters),
	totals: { ...order.totals, total: filterPriceFormat(filters, 'totalValue', order.totals.total) },
	totalLabel: filterText(filters, 'totalLabel', order.totalLabel),
});

/** Applies the checkout filter for the label of the place-order button. */
const filterPlaceOrderLabel = (label: string, filters: CartFilters): string =>
	filterText(filters, 'placeOrderButtonLabel', label);

/** Returns the checkout screen's actions on the stores. The object is stable between renders. */
const useCheckoutActions = (): CheckoutActions => {
	const shopping = useShopping();
	const { removeNotice } = useDispatch(noticesStore);
	return useMemo(
		() => ({
			...shopping,
			forgetCouponFailure: () => void shopping.setCouponFailure(null),
			// A notice above the checkout belongs to the cart's or the checkout's context.
			dismissNotice: (id) => {
				void removeNotice(id, NOTICE_CONTEXTS.cart);
				void removeNotice(id, NOTICE_CONTEXTS.checkout);
			},
		}),
		[shopping, removeNotice],
	);
};

/** True while the totals are those of an address that the shop is about to be told otherwise. */
const awaitsTotals = (select: Registry['select']): boolean => {
	if (!pushesHere(select)) {
		return false;
	}
	const { shippingAddress, billingAddress } = pushableAddresses(select, createValidity({ select }));
	return changesRates({ ...shippingAddress, ...billingAddress });
};

/**
 * Returns the cart that is being ordered: the printed one until hydration, then the live one. The shop empties the cart
 * with the order, so the last non-empty cart is returned until the page is left.
 */
const useOrderCart = (printed: Cart): Cart => {
	const isHydrated = useIsHydrated();
	const live = useCart();
	const isMoving = useSelect(awaitsTotals, []);
	const isIdle = useSelect((select) => select(checkoutStore).isIdle(), []);
	const [filled, setFilled] = useState(printed);
	// Not before hydration: a second render pass during hydration makes React 18 use the state after it.
	if (isHydrated && live.items.length > 0 && live !== filled) {
		setFilled(live);
	}
	if (!isHydrated) {
		return printed;
	}
	const cart = live.items.length === 0 && !isIdle ? filled : live;
	return isMoving && !cart.settling ? { ...cart, settling: true } : cart;
};

interface CheckoutIslandProps {
	readonly page: GatewayServices;
	readonly methods: MethodRegistry;
	/** Cart rendered by PHP. The first render uses it, even if the store has been updated since. */
	readonly printed: Cart;
	/** Messages of the shop, as printed; also stored in core/notices, from where they are shown after hydration. */
	readonly messages: readonly NoticeModel[];
	/** Removed parts and heading level of the block. */
	readonly choices: BlockChoices;
	readonly area: RenderArea<CheckoutPlace>;
}

/** Checkout, connected to the stores. */
export const CheckoutIsland = ({ page, methods, ...props }: CheckoutIslandProps) => {
	const settings = settingsOfBlock(page.settings, props.choices);
	const isHydrated = useIsHydrated();
	const cart = useOrderCart(props.printed);
	const ofCart = useNotices(NOTICE_CONTEXTS.cart);
	const ofCheckout = useNotices(NOTICE_CONTEXTS.checkout);
	const waitsFor = useWaitsFor();
	const couponFailure = useSelect((select) => select(shoppingStore).getCouponFailure(), []);
	const data = useSelect((select) => select(cartStore).getCartData(), []);
	const { getCartData } = useSelect(cartStore, []);
	useEffect(
		() => doPluginAction('checkout-render-checkout-form', { storeCart: getCartData() }),
		[getCartData],
	);
	const prefersCollection = useSelect((select) => select(checkoutStore).prefersCollection(), []);
	const shop = checkoutModel(withPreferredDelivery(cart, prefersCollection, settings), settings);
	const filters = isHydrated ? cartFilters(data) : null;
	const model =
		filters && shop.screen === 'checkout'
			? { ...shop, order: applyOrderSummaryFilters(shop.order, filters) }
			: shop;
	return (
		<GatewayProvider value={page}>
			<BlockChoicesProvider value={props.choices}>
				<CheckoutView
					model={model}
					headingLevel={props.choices.headingLevel}
					actions={useCheckoutActions()}
					notices={withoutRepeats([
						...errorNotices(cart, isHydrated),
						...(isHydrated ? [...ofCart.notices, ...ofCheckout.notices] : props.messages),
					])}
					snackbars={isHydrated ? [...ofCart.snackbars, ...ofCheckout.snackbars] : []}
					waitsFor={isHydrated ? waitsFor : null}
					couponProblem={couponFailure?.message ?? null}
					announcement={useAnnouncedTotal(cart)}
					belowCoupons={isHydrated && pluginSlot('checkout/coupons')}
					belowTotals={isHydrated && pluginSlot('checkout/totals')}
					area={props.area}
					ending={
						model.screen === 'checkout' && (
							<ActionsSection
								order={model.order}
								needsPayment={cart.needsPayment}
								drawButton={(label, price) =>
									(filters ? filterPlaceOrderLabel(label, filters) : label) + price
								}
								cartUrl={model.cartUrl}
								below={props.area('below-order')}
								methods={methods}
							/>
						)
					}
				>
					{model.screen === 'checkout' && (
						<FormSections cart={cart} settings={settings} methods={methods} area={props.area} />
					)}
				</CheckoutView>
			</BlockChoicesProvider>
		</GatewayProvider>
	);
};
