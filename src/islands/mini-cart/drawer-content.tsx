import { createElement, Fragment, useContext } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { pageGlobal } from '../../stores/shared/page-global';
import { FreeShipping } from '../../ui/cart/free-shipping';
import { LineList, rowsOf, useRemovedLine } from '../../ui/cart/line-list';
import type { LineListProps, Restored } from '../../ui/cart/line-list';
import { classNames } from '../../ui/class-names';
import { useFocusBack } from '../../ui/use-focus-back';
import type { RenderArea, DrawerAreaName } from '../shared/areas';
import { Choices, useBlockTexts } from '../shared/block-choices';
import { Parts } from '../shared/parts';
import type { DrawerModel } from './model';

interface DrawerContentProps {
	readonly model: DrawerModel;
	readonly changeQuantity: LineListProps['onQuantity'];
	/** `removeItem` and `restoreItem` resolve when the shop has responded. */
	readonly removeItem: (key: string) => Promise<unknown>;
	readonly restoreItem: (key: string) => Promise<Restored>;
	readonly area: RenderArea<DrawerAreaName>;
	/** Snackbars that overlap the end of the list, above the links. */
	readonly children: ReactNode;
}

const Empty = ({ shopUrl }: { readonly shopUrl: string }) => {
	const { hides } = useContext(Choices);
	const [, draw] = useBlockTexts();
	return (
		<div className="storefront-drawer__empty">
			<p>{draw('empty', __('Your cart is empty', 'storefront-islands'))}</p>
			{!hides.includes('shop-button') && (
				<a className="storefront-button button wp-element-button" href={shopUrl}>
					{draw('shop', __('Browse the shop', 'storefront-islands'))}
				</a>
			)}
		</div>
	);
};

const Foot = ({ model }: { readonly model: DrawerModel }) => {
	// Not by pluginSlot, which two islands would move into the script of every page.
	const slots = pageGlobal().plugins;
	const { hides } = useContext(Choices);
	const [, draw] = useBlockTexts();
	return (
		<div className="storefront-drawer__foot">
			{model.freeShipping !== null && <FreeShipping {...model.freeShipping} />}
			<p
				className={classNames(
					'storefront-drawer__subtotal',
					model.isSettling && 'storefront-totals--settling',
				)}
				role="status"
				aria-busy={model.isSettling}
			>
				{/* Written anew once changes are confirmed: what changes in a busy region is not said. */}
				<Fragment key={String(model.isSettling)}>
					<span>{__('Subtotal', 'storefront-islands')}</span>
					<span className="storefront-amount">{model.subtotal}</span>
				</Fragment>
			</p>
			<p className="storefront-drawer__note">
				{__('Shipping and taxes come later.', 'storefront-islands')}
			</p>
			<Parts
				checkout={
					model.checkoutUrl !== '' &&
					!hides.includes('checkout-button') && (
						<a className="storefront-button button alt wp-element-button" href={model.checkoutUrl}>
							{draw('checkout', __('Go to checkout', 'storefront-islands'))}
						</a>
					)
				}
				cart={
					!hides.includes('cart-button') && (
						<a
							className="storefront-button storefront-button--quiet button wp-element-button"
							href={model.cartUrl}
						>
							{draw('cart', __('View cart', 'storefront-islands'))}
						</a>
					)
				}
			/>
			{slots && <slots.PluginSlot name="mini-cart/foot" />}
		</div>
	);
};

/** Content of the drawer once the cart is known. */
export const DrawerContent = (props: DrawerContentProps) => {
	const { model, area } = props;
	const removal = useRemovedLine(props);
	const rows = rowsOf(model.lines, removal.removed);
	const isEmpty = rows.every((row) => row.kind === 'removed');
	return (
		<Fragment>
			{rows.length > 0 && (
				<div className="storefront-drawer__lines">
					{area('drawer-top')}
					<LineList
						rows={rows}
						idPrefix="storefront-mini-cart"
						onQuantity={props.changeQuantity}
						onRemove={removal.remove}
						onUndoRemove={removal.undoRemove}
					/>
					{!isEmpty && area('drawer-bottom')}
				</div>
			)}
			{rows.length > 0 && props.children}
			{isEmpty ? <Empty shopUrl={model.shopUrl} /> : <Foot model={model} />}
			{isEmpty && area('drawer-empty')}
			{rows.length === 0 && props.children}
		</Fragment>
	);
};

const PlaceholderLine = () => (
	<li className="storefront-line storefront-line--coming">
		<span className="storefront-picture" />
		<span className="storefront-line__about" />
	</li>
);

/** Placeholder of the drawer while the cart is loading. Where that takes long, there is the cart's own page. */
export const CartLoading = ({ cartUrl }: { readonly cartUrl: string }) => (
	<div className="storefront-drawer__lines" aria-busy="true">
		<span className="storefront-visually-hidden" role="status">
			{__('Loading your cart…', 'storefront-islands')}
		</span>
		<ul className="storefront-lines" aria-hidden="true">
			<PlaceholderLine />
			<PlaceholderLine />
		</ul>
		<p className="storefront-drawer__wait">
			<span aria-hidden="true">{__('Loading your cart…', 'storefront-islands')}</span>
			<a href={cartUrl}>{__('View cart', 'storefront-islands')}</a>
		</p>
	</div>
);

/** Error screen of the drawer if the cart could not be loaded. */
export const CartLoadFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
	<div ref={useFocusBack()} className="storefront-drawer__empty" role="alert">
		<p>{__('Your cart could not be loaded.', 'storefront-islands')}</p>
		<button type="button" className="storefront-button button wp-element-button" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);
