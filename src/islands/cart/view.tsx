/** Cart screen: its actions and props, the items, and the empty cart. */
import { createElement, Fragment, useCallback } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { PluginSlotName } from '../../compat/plugin-slots';
import type { Cart } from '../../domain/cart/cart';
import type { CartSettings } from '../../domain/support/settings';
import { LineList, rowsOf, useRemovedLine } from '../../ui/cart/line-list';
import type { LineListProps, Restored, Row } from '../../ui/cart/line-list';
import type { LineModel } from '../../ui/cart/model';
import { Heading, HeadingLevel } from '../../ui/heading';
import { LiveRegion } from '../../ui/notices/live-region';
import { ConnectionNotice, NoticeList, SnackbarList } from '../../ui/notices/notices';
import type { NoticeModel, WaitsFor } from '../../ui/notices/notices';
import type { OperationResult } from '../shared/cart/answer';
import type { CartPlace, RenderArea } from '../shared/areas';
import { BlockChoicesProvider, settingsOfBlock } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { Coupons } from '../shared/cart/coupons';
import type { CouponActions } from '../shared/cart/coupons';
import { Parts } from '../shared/parts';
import { CrossSells, useFocusAfterAdd } from './cross-sells';
import { cartModel, estimateModel } from './model';
import type { EstimateField, CartModel, DrawnCart } from './model';
import { Shipping } from './shipping';
import { Proceed, Summary } from './summary';

/**
 * Actions of the cart screen. They return immediately: the view shows changes optimistically and receives results
 * through its props.
 */
export interface CartActions extends CouponActions {
	readonly changeQuantity: LineListProps['onQuantity'];
	/** `removeItem` and `restoreItem` resolve when the shop has responded. */
	readonly removeItem: (key: string) => Promise<OperationResult>;
	readonly restoreItem: (key: string) => Promise<Restored>;
	/** A null package id selects the rate for all packages. */
	readonly selectRate: (rateId: string, packageId: number | string | null) => void;
	/** Stores what was typed or chosen; sent to the shop after a pause (docs/behaviour.md#address-updates). */
	readonly typeAddress: (field: EstimateField, value: string) => void;
	/** Called on blur: sends the address at once. */
	readonly leaveAddress: () => void;
	readonly addProduct: (productId: number, quantity: number) => Promise<OperationResult>;
	/** The shopper follows the link to a cross-sell's page. */
	readonly viewProduct: (productId: number) => void;
	readonly retryNow: () => void;
	readonly dismissNotice: (id: string) => void;
	/** Dismisses a notice about the address. */
	readonly dismissAddressNotice: (id: string) => void;
}

interface EmptyCartProps {
	readonly shopUrl: string;
	/** Content of plugins. */
	readonly children?: ReactNode;
}

/** Empty cart with a link to the shop. */
const EmptyCart = ({ shopUrl, children }: EmptyCartProps) => (
	<div className="storefront-cart__empty">
		<Heading>{__('Your cart is empty', 'storefront-islands')}</Heading>
		<a className="storefront-button button wp-element-button" href={shopUrl}>
			{__('Browse the shop', 'storefront-islands')}
		</a>
		{children}
	</div>
);

interface ItemsProps {
	readonly rows: readonly Row[];
	readonly onQuantity: LineListProps['onQuantity'];
	readonly onRemove: (line: LineModel, index: number) => void;
	readonly onUndoRemove: () => void;
	/** What the server has printed below the name of a product. */
	readonly afterName: (key: string) => ReactNode;
	/** Content of plugins below the items. */
	readonly children?: ReactNode;
}

/** Items of the cart. */
const Items = ({ children, ...props }: ItemsProps) => (
	<section
		className="storefront-cart__items wp-block-woocommerce-cart-items-block"
		aria-labelledby="storefront-cart-items"
	>
		<Heading id="storefront-cart-items" className="storefront-visually-hidden">
			{__('Products in your cart', 'storefront-islands')}
		</Heading>
		<Parts lines={<LineList idPrefix="storefront-cart" {...props} />} />
		<noscript />
		{children}
	</section>
);

/** Props of the cart screen besides the cart; on the server all of them are in their initial state. */
export interface CartScreenProps {
	readonly notices: readonly NoticeModel[];
	readonly snackbars: readonly NoticeModel[];
	/** Notices of the shop about the address, e.g. an invalid postcode. */
	readonly addressNotices: readonly NoticeModel[];
	/** Reason for which changes are waiting; null if they are not. */
	readonly waitsFor: WaitsFor | null;
	readonly couponProblem: string | null;
	/** Message for screen readers; empty if there is none. */
	readonly announcement: string;
	/** Message about an added product; a separate live region, as each announces its own changes. */
	readonly added: string;
	/** True if the address form was opened before hydration. */
	readonly addressStartsOpen: boolean;
	/** Renders the content areas, and the accepted payment methods as the server has printed them. */
	readonly area: RenderArea<CartPlace>;
	/** Applies the checkout filters of plugins to the model. */
	readonly applyFilters: (model: CartModel) => DrawnCart;
	/** Renders the content of plugins for a slot; omitted if there is none. */
	readonly pluginSlot?: (name: PluginSlotName) => ReactNode;
}

interface CartViewProps extends CartScreenProps {
	/** Projected cart. */
	readonly cart: Cart;
	readonly settings: CartSettings;
	readonly choices: BlockChoices;
	readonly actions: CartActions;
}

/**
 * Cart screen. Its first render equals the output of Cart\View\CartView in PHP, element for element; test/parity
 * checks that.
 */
export const CartView = ({ cart, choices, actions, area, ...screen }: CartViewProps) => {
	const settings = settingsOfBlock(screen.settings, choices);
	const model = screen.applyFilters(cartModel(cart, settings, choices));
	const { pluginSlot = () => null } = screen;
	const removal = useRemovedLine(actions);
	const rows = rowsOf(model.lines, removal.removed);
	const { ref: layoutRef, add } = useFocusAfterAdd(
		model.crossSells,
		(productId) => cart.items.filter((item) => item.productId === productId).at(-1)?.key ?? null,
		actions.addProduct,
	);
	const afterName = useCallback((key: string) => choices.area?.(`item-${key}`), [choices]);
	const isEmpty = rows.every((row) => row.kind === 'removed');
	const list = rows.length > 0 && (
		<Items
			rows={rows}
			onQuantity={actions.changeQuantity}
			onRemove={removal.remove}
			onUndoRemove={removal.undoRemove}
			afterName={afterName}
		>
			{!isEmpty && pluginSlot('cart/items')}
		</Items>
	);
	const coupons = (
		<Fragment>
			<Coupons
				id="storefront-coupon-code"
				coupons={model.coupons}
				areOpen={model.couponsAreOpen}
				problem={screen.couponProblem}
				actions={actions}
			/>
			{pluginSlot('cart/coupons')}
		</Fragment>
	);
	const shipping = model.shipping !== null && (
		<Shipping
			shipping={model.shipping}
			estimate={() => estimateModel(cart.shippingAddress, settings)}
			startsOpen={screen.addressStartsOpen}
			onRate={actions.selectRate}
			notices={screen.addressNotices}
			onDismiss={actions.dismissAddressNotice}
			onAddress={actions.typeAddress}
			onAddressBlur={actions.leaveAddress}
		>
			{pluginSlot('cart/shipping')}
		</Shipping>
	);
	const side = isEmpty ? (
		<Fragment>
			<EmptyCart shopUrl={model.shopUrl}>{pluginSlot('cart/empty')}</EmptyCart>
			{area('empty')}
		</Fragment>
	) : (
		<div className="storefront-cart__side">
			<Parts
				summary={
					<Fragment>
						<Summary
							{...model}
							title={model.totalsTitle}
							after={pluginSlot('cart/totals')}
							coupons={coupons}
							shipping={shipping}
						/>
						{area('beside-totals')}
					</Fragment>
				}
				proceed={
					<Fragment>
						<Proceed
							url={model.checkoutUrl}
							label={model.proceedLabel}
							total={model.totals.total}
							totalLabel={model.totalLabel}
							isSettling={model.isSettling}
						/>
						{pluginSlot('cart/side')}
						{area('below-proceed')}
					</Fragment>
				}
				accepted={area('accepted')}
			/>
		</div>
	);
	const crossSells = model.crossSells.length > 0 &&
		!isEmpty &&
		!choices.hides.includes('cross-sells') && (
			<CrossSells products={model.crossSells} onAdd={add} onView={actions.viewProduct} />
		);
	return (
		<HeadingLevel value={choices.headingLevel}>
			<NoticeList notices={screen.notices} onDismiss={actions.dismissNotice} />
			{rows.length > 0 && area('above')}
			<BlockChoicesProvider value={choices}>
				<div className="storefront-cart__layout" ref={layoutRef}>
					<Parts items={list} side={side} cross-sells={crossSells} />
				</div>
			</BlockChoicesProvider>
			{model.crossSells.length > 0 && !isEmpty && pluginSlot('cart/cross-sells')}
			{!isEmpty && pluginSlot('cart/filled')}
			{!isEmpty && area('below')}
			<SnackbarList notices={screen.snackbars} onDismiss={actions.dismissNotice}>
				<ConnectionNotice waitsFor={screen.waitsFor} onRetry={actions.retryNow} />
			</SnackbarList>
			<LiveRegion message={screen.announcement} />
			<LiveRegion message={screen.added} />
		</HeadingLevel>
	);
};
