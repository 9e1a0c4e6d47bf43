import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { PluginPlace } from '../../compat/parts';
import type { Cart } from '../../domain/cart/cart';
import type { SiteSettings } from '../../domain/settings';
import { rowsOf } from '../../ui/cart-lines/rows';
import { useRemovedLine } from '../../ui/cart-lines/use-removed-line';
import { ConnectionNotice } from '../../ui/connection-notice';
import { HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { NoticeList, SnackbarList } from '../../ui/notices';
import type { NoticeModel } from '../../ui/notices';
import type { CartPlace, DrawArea } from '../shared/areas';
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
export interface CartSurroundings {
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Notices of the shop about the address, e.g. an invalid postcode. */
	readonly addressNotices: readonly NoticeModel[];
	/** Reason for which changes are waiting; null if they are not. */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly couponProblem: string | null;
	/** Message for screen readers; empty if there is none. */
	readonly spoken: string;
	/** Message about an added product; a separate live region, as each announces its own changes. */
	readonly added?: string;
	/** Forms that were opened before hydration. */
	readonly unfolded: { readonly coupon: boolean; readonly address: boolean };
	/** Renders the content areas. */
	readonly area: DrawArea<CartPlace>;
	/** Applies the checkout filters of plugins to the model. */
	readonly inWords: (model: CartModel) => CartModel;
	/** Renders the content of plugins for a slot; omitted if there is none. */
	readonly ofPlugins?: (place: PluginPlace) => ReactNode;
}

interface CartViewProps extends CartSurroundings {
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
export const CartView = ({ cart, choices, actions, area, ...surroundings }: CartViewProps) => {
	const settings = settingsOfBlock(surroundings.settings, choices);
	const model = surroundings.inWords(cartModel(cart, settings));
	const { ofPlugins = () => null } = surroundings;
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
			<NoticeList notices={surroundings.notices} onDismiss={actions.dismissNotice} />
			{rows.length > 0 && area('above')}
			<div className="storefront-cart__layout" ref={layoutRef}>
				{rows.length > 0 && (
					<Items
						rows={rows}
						onQuantity={actions.changeQuantity}
						onRemove={removal.remove}
						onBringBack={removal.bringBack}
					>
						{!isEmpty && ofPlugins('cart/items')}
					</Items>
				)}
				{isEmpty ? (
					<EmptyCart shopUrl={model.shopUrl}>{ofPlugins('cart/empty')}</EmptyCart>
				) : (
					<div className="storefront-cart__side">
						<Summary {...model} after={ofPlugins('cart/totals')}>
							{model.coupons.length > 0 && (
								<CouponList coupons={model.coupons} onRemove={actions.removeCoupon} />
							)}
							{model.couponsAreOpen && (
								<CouponForm
									startsOpen={surroundings.unfolded.coupon}
									problem={surroundings.couponProblem}
									onApply={actions.applyCoupon}
									onType={actions.forgetCouponFailure}
								/>
							)}
							{ofPlugins('cart/coupons')}
							{model.shipping !== null && (
								<Shipping
									shipping={model.shipping}
									estimate={() => estimateModel(cart.shippingAddress, settings)}
									estimateStartsOpen={surroundings.unfolded.address}
									onRate={actions.selectRate}
									notices={surroundings.addressNotices}
									onDismiss={actions.dismissAddressNotice}
									onAddress={actions.typeAddress}
									onAddressLeft={actions.leaveAddress}
								>
									{ofPlugins('cart/shipping')}
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
						{ofPlugins('cart/side')}
						{area('below-proceed')}
					</div>
				)}
				{isEmpty && area('empty')}
				{model.crossSells.length > 0 && !isEmpty && !choices.hides.includes('cross-sells') && (
					<CrossSells products={model.crossSells} onAdd={add} onView={actions.viewProduct} />
				)}
			</div>
			{model.crossSells.length > 0 && !isEmpty && ofPlugins('cart/cross-sells')}
			{!isEmpty && ofPlugins('cart/filled')}
			{!isEmpty && area('below')}
			<SnackbarList notices={surroundings.snackbars} onDismiss={actions.dismissNotice}>
				<ConnectionNotice waitsFor={surroundings.waitsFor} onRetry={actions.retryNow} />
			</SnackbarList>
			<LiveRegion message={surroundings.spoken} />
			<LiveRegion message={surroundings.added ?? ''} />
		</HeadingLevel>
	);
};
