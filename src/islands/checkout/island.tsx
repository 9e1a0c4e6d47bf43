import { createElement, useEffect } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { GatewayProvider } from '../../compat/gateway/services';
import { pluginSlot } from '../../compat/parts';
import type { Cart } from '../../domain/cart/cart';
import { withPreferredDelivery } from '../../domain/cart/delivery';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { cartStore } from '../../stores/cart/contract';
import { checkoutStore } from '../../stores/checkout/contract';
import type { CheckoutPage } from '../../stores/checkout/page';
import { doPluginAction } from '../../stores/page/tell-plugins';
import type { MethodRegistry } from '../../stores/payment/method';
import { shoppingStore } from '../../stores/shopping/contract';
import type { NoticeModel } from '../../ui/notices';
import type { CheckoutAreaName, RenderArea } from '../shared/areas';
import { settingsOfBlock } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { errorNotices, withoutRepeats } from '../shared/error-notices';
import { useNotices } from '../shared/use-notices';
import { useAnnouncedTotal } from '../shared/use-spoken-total';
import { useIsHydrated } from '../shared/use-taken-over';
import { useWaitsFor } from '../shared/use-waits-for';
import { checkoutModel } from './model';
import { filterPlaceOrderLabel, applyOrderSummaryFilters } from './plugin-words';
import { ActionsSection } from './sections/actions-section';
import { FormSections } from './sections/form-sections';
import { useCheckoutActions } from './use-checkout-actions';
import { useOrderCart } from './use-order-cart';
import { CheckoutView } from './view';

interface CheckoutIslandProps {
	readonly page: Pick<CheckoutPage, 'settings' | 'events' | 'emitResponse' | 'expressHandlers'>;
	readonly methods: MethodRegistry;
	/** Cart rendered by PHP. The first render uses it, even if the store has been updated since. */
	readonly printed: Cart;
	/** Messages of the shop, as printed; also stored in core/notices, from where they are shown after hydration. */
	readonly messages: readonly NoticeModel[];
	/** Removed parts and heading level of the block. */
	readonly choices: BlockChoices;
	/** True if the coupon form was opened before hydration. */
	readonly couponFormStartsOpen: boolean;
	readonly area: RenderArea<CheckoutAreaName>;
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
	const model =
		isHydrated && shop.screen === 'checkout'
			? { ...shop, order: applyOrderSummaryFilters(shop.order, data) }
			: shop;
	return (
		<GatewayProvider value={page}>
			<CheckoutView
				model={model}
				headingLevel={props.choices.headingLevel}
				actions={useCheckoutActions()}
				notices={withoutRepeats([
					...errorNotices(cart),
					...(isHydrated ? [...ofCart.notices, ...ofCheckout.notices] : props.messages),
				])}
				snackbars={isHydrated ? [...ofCart.snackbars, ...ofCheckout.snackbars] : []}
				waitsFor={isHydrated ? waitsFor : null}
				couponProblem={couponFailure?.message ?? null}
				couponFormStartsOpen={props.couponFormStartsOpen}
				announcement={useAnnouncedTotal(cart)}
				belowCoupons={isHydrated && pluginSlot('checkout/coupons')}
				belowTotals={isHydrated && pluginSlot('checkout/totals')}
				area={props.area}
				ending={
					model.screen === 'checkout' && (
						<ActionsSection
							order={model.order}
							filterButtonLabel={(label) =>
								isHydrated ? filterPlaceOrderLabel(label, data) : label
							}
							cartUrl={model.cartUrl}
							methods={methods}
						/>
					)
				}
			>
				{model.screen === 'checkout' && (
					<FormSections cart={cart} settings={settings} methods={methods} />
				)}
			</CheckoutView>
		</GatewayProvider>
	);
};
