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

/** What the cart screen is given besides the cart; on the server all of it is at rest. */
export interface CartSurroundings {
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** What the shop says of the address, as that it does not believe a postcode. */
	readonly addressNotices: readonly NoticeModel[];
	/** Why changes wait, null while they do not. */
	readonly waitsFor: 'network' | 'shop' | null;
	readonly couponProblem: string | null;
	/** What assistive technology is told; empty while there is nothing. */
	readonly spoken: string;
	/** The same of a product that was added; apart, as each is said when it changes. */
	readonly added?: string;
	/** Which folded forms were unfolded before React took over. */
	readonly unfolded: { readonly coupon: boolean; readonly address: boolean };
	/** Draws what editors have put into the content areas. */
	readonly area: DrawArea<CartPlace>;
	/** Puts it into the words that plugins have for it. */
	readonly inWords: (model: CartModel) => CartModel;
	/** What plugins add, by its place; nothing without it. */
	readonly ofPlugins?: (place: PluginPlace) => ReactNode;
}

interface CartViewProps extends CartSurroundings {
	/** The projected cart. */
	readonly cart: Cart;
	readonly settings: SiteSettings;
	readonly choices: BlockChoices;
	readonly actions: CartActions;
}

/**
 * The cart screen. Its first rendering is what Views\Cart\CartView prints in PHP, element for element; test/parity
 * holds the two together.
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
