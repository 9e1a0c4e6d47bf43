import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PluginSlotName } from '../../compat/parts';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import { rowsOf } from '../../ui/cart-lines/rows';
import { useRemovedLine } from '../../ui/cart-lines/use-removed-line';
import { ConnectionNotice } from '../../ui/connection-notice';
import { HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { NoticeList, SnackbarList } from '../../ui/notices';
import type { NoticeModel } from '../../ui/notices';
import type { CartAreaName, RenderArea } from '../shared/areas';
import { settingsOfBlock } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { CouponForm, CouponList } from '../shared/order/coupons';
import type { CartActions } from './actions';
import { cartModel } from './model';
import type { CartModel } from './model';
import { estimateModel } from './model/estimate';
import { CrossSells } from './parts/cross-sells';
import { EmptyCart } from './parts/empty';
import { Items } from './parts/items';
import { Proceed } from './parts/proceed';
import { Shipping } from './parts/shipping';
import { Summary } from './parts/summary';
import { useFocusAfterAdd } from './use-focus-after-add';

/** Props of the cart screen besides the cart; on the server all of them are in their initial state. */
export interface CartScreenProps {
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Notices of the shop about the address, e.g. an invalid postcode. */
	readonly addressNotices: readonly NoticeModel[];
	/** Reason for which changes are waiting; null if they are not. */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly couponProblem: string | null;
	/** Message for screen readers; empty if there is none. */
	readonly announcement: string;
	/** Message about an added product; a separate live region, as each announces its own changes. */
	readonly added?: string;
	/** Forms that were opened before hydration. */
	readonly unfolded: { readonly coupon: boolean; readonly address: boolean };
	/** Renders the content areas. */
	readonly area: RenderArea<CartAreaName>;
	/** Applies the checkout filters of plugins to the model. */
	readonly applyFilters: (model: CartModel) => CartModel;
	/** Renders the content of plugins for a slot; omitted if there is none. */
	readonly pluginSlot?: (name: PluginSlotName) => ReactNode;
}

interface CartViewProps extends CartScreenProps {
	/** Projected cart. */
	readonly cart: Cart;
	readonly settings: SiteSettings;
	readonly choices: BlockChoices;
	readonly actions: CartActions;
}

/**
 * Cart screen. Its first render equals the output of Views\Cart\CartView in PHP, element for element; test/parity
 * checks that.
 */
export const CartView = ({ cart, choices, actions, area, ...screen }: CartViewProps) => {
	const settings = settingsOfBlock(screen.settings, choices);
	const model = screen.applyFilters(cartModel(cart, settings));
	const { pluginSlot = () => null } = screen;
	const removal = useRemovedLine(actions);
	const rows = rowsOf(model.lines, removal.removed);
	const { ref: layoutRef, add } = useFocusAfterAdd(
		model.crossSells,
		(productId) => cart.items.filter((item) => item.productId === productId).at(-1)?.key ?? null,
		actions.addProduct,
	);
	const isEmpty = rows.every((row) => row.kind === 'removed');
	return (
		<HeadingLevel value={choices.headingLevel}>
			<NoticeList notices={screen.notices} onDismiss={actions.dismissNotice} />
			{rows.length > 0 && area('above')}
			<div className="storefront-cart__layout" ref={layoutRef}>
				{rows.length > 0 && (
					<Items
						rows={rows}
						onQuantity={actions.changeQuantity}
						onRemove={removal.remove}
						onUndoRemove={removal.undoRemove}
					>
						{!isEmpty && pluginSlot('cart/items')}
					</Items>
				)}
				{isEmpty ? (
					<EmptyCart shopUrl={model.shopUrl}>{pluginSlot('cart/empty')}</EmptyCart>
				) : (
					<div className="storefront-cart__side">
						<Summary {...model} after={pluginSlot('cart/totals')}>
							{model.coupons.length > 0 && (
								<CouponList coupons={model.coupons} onRemove={actions.removeCoupon} />
							)}
							{model.couponsAreOpen && (
								<CouponForm
									startsOpen={screen.unfolded.coupon}
									problem={screen.couponProblem}
									onApply={actions.applyCoupon}
									onType={actions.forgetCouponFailure}
								/>
							)}
							{pluginSlot('cart/coupons')}
							{model.shipping !== null && (
								<Shipping
									shipping={model.shipping}
									estimate={() => estimateModel(cart.shippingAddress, settings)}
									estimateStartsOpen={screen.unfolded.address}
									onRate={actions.selectRate}
									notices={screen.addressNotices}
									onDismiss={actions.dismissAddressNotice}
									onAddress={actions.typeAddress}
									onAddressBlur={actions.leaveAddress}
								>
									{pluginSlot('cart/shipping')}
								</Shipping>
							)}
						</Summary>
						{area('beside-totals')}
						<Proceed
							url={model.checkoutUrl}
							label={model.proceedLabel}
							total={model.totals.total}
							totalLabel={model.totalLabel}
							isSettling={model.isSettling}
						/>
						{pluginSlot('cart/side')}
						{area('below-proceed')}
					</div>
				)}
				{isEmpty && area('empty')}
				{model.crossSells.length > 0 && !isEmpty && !choices.hides.includes('cross-sells') && (
					<CrossSells products={model.crossSells} onAdd={add} onView={actions.viewProduct} />
				)}
			</div>
			{model.crossSells.length > 0 && !isEmpty && pluginSlot('cart/cross-sells')}
			{!isEmpty && pluginSlot('cart/filled')}
			{!isEmpty && area('below')}
			<SnackbarList notices={screen.snackbars} onDismiss={actions.dismissNotice}>
				<ConnectionNotice waitsFor={screen.waitsFor} onRetry={actions.retryNow} />
			</SnackbarList>
			<LiveRegion message={screen.announcement} />
			<LiveRegion message={screen.added ?? ''} />
		</HeadingLevel>
	);
};
