import { createElement, Fragment, useCallback, useEffect, useState } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../../stores/cart/contract';
import { shoppingStore } from '../../stores/shopping/contract';
import { useCart, useCartLoadState, useShopping } from '../../stores/shopping/use-cart';
import { ConnectionNotice } from '../../ui/connection-notice';
import { Drawer } from '../../ui/drawer';
import { LiveRegion } from '../../ui/live-region';
import { NoticeList, SnackbarList } from '../../ui/notices';
import type { RenderArea, DrawerAreaName } from '../shared/areas';
import { useNotices } from '../shared/use-notices';
import { useIsHydrated } from '../shared/use-taken-over';
import { useWaitsFor } from '../shared/use-waits-for';
import { MiniCartButton } from './button';
import { rememberCount } from './count-cache';
import { DrawerContent } from './drawer-content';
import { drawerModel } from './model';
import { applyDrawerFilters } from './plugin-words';
import type { MiniCartAppearance } from './props';
import { useAdded } from './use-added';
import { CartLoading, CartLoadFailed } from './waiting';

interface MiniCartIslandProps {
	readonly settings: SiteSettings;
	/** URL of the link, as PHP printed it. */
	readonly cartUrl: string;
	readonly appearance: MiniCartAppearance;
	/** True if the drawer opens when something was added, otherwise it is announced only. */
	readonly opensOnAdd: boolean;
	/** True if something was added while the island was loading. */
	readonly hasJustAdded: boolean;
	/** Shows or hides the block around the island's element. */
	readonly setHidden: (isHidden: boolean) => void;
	readonly area: RenderArea<DrawerAreaName>;
}

/** Content of the drawer: the cart, a placeholder or an error. */
const Content = ({ settings, area }: Pick<MiniCartIslandProps, 'settings' | 'area'>) => {
	const cart = useCart();
	const data = useSelect((select) => select(cartStore).getCartData(), []);
	const loadState = useCartLoadState();
	const shopping = useShopping();
	const waitsFor = useWaitsFor();
	const { notices, snackbars, dismiss } = useNotices(NOTICE_CONTEXTS.cart);
	const messages = (
		<SnackbarList notices={snackbars} onDismiss={dismiss}>
			<ConnectionNotice waitsFor={waitsFor} onRetry={() => void shopping.retryNow()} />
		</SnackbarList>
	);
	const content = () => {
		switch (loadState) {
			case 'loading':
				return <CartLoading />;
			case 'failed':
				return <CartLoadFailed onRetry={() => void shopping.refresh()} />;
			case 'known':
				return (
					<DrawerContent
						model={applyDrawerFilters(drawerModel(cart, settings), data)}
						changeQuantity={(key, quantity) => void shopping.changeQuantity(key, quantity)}
						removeItem={(key) => shopping.removeItem(key)}
						restoreItem={(key) => shopping.restoreItem(key)}
						area={area}
					>
						{messages}
					</DrawerContent>
				);
		}
	};
	return (
		<Fragment>
			<NoticeList notices={notices} onDismiss={dismiss} />
			{content()}
			{loadState !== 'known' && messages}
		</Fragment>
	);
};

/** Link to the cart with the count, and the drawer that it opens. */
export const MiniCartIsland = (props: MiniCartIslandProps) => {
	const { opensOnAdd, setHidden } = props;
	const [isOpen, setOpen] = useState(false);
	const [announcement, setAnnouncement] = useState('');
	const { getCart } = useSelect(shoppingStore, []);
	const isHydrated = useIsHydrated();
	const isKnown = useCartLoadState() === 'known';
	const { count, settling } = useCart();
	const isAdding = useSelect(
		(select) =>
			select(shoppingStore)
				.getChanges()
				.some(({ intent }) => intent.type === 'add-item'),
		[],
	);
	const shown = isHydrated && isKnown ? count : null;

	const added = useCallback(() => {
		if (opensOnAdd) {
			setOpen(true);
			return;
		}
		const pieces = getCart().count;
		setAnnouncement(
			// translators: %d: pieces in the cart.
			sprintf(
				_n('%d item in your cart', '%d items in your cart', pieces, 'storefront-islands'),
				pieces,
			),
		);
	}, [opensOnAdd, getCart]);
	useAdded(added, props.hasJustAdded);

	useEffect(() => {
		// While changes are pending, there is no cart hash for the count yet.
		if (isKnown && !settling) {
			rememberCount(count);
		}
	}, [isKnown, settling, count]);
	useEffect(() => {
		if (shown !== null) {
			setHidden(shown === 0 && !isAdding && !isOpen);
		}
	}, [shown, isAdding, isOpen, setHidden]);

	const close = useCallback(() => setOpen(false), []);
	return (
		<Fragment>
			<MiniCartButton
				{...props.appearance}
				cartUrl={props.cartUrl}
				count={shown}
				isOpen={isOpen}
				onOpen={() => setOpen(true)}
			/>
			{isHydrated && (
				<Fragment>
					<Drawer isOpen={isOpen} title={__('Your cart', 'storefront-islands')} onClose={close}>
						{() => <Content settings={props.settings} area={props.area} />}
					</Drawer>
					<LiveRegion message={announcement} />
				</Fragment>
			)}
		</Fragment>
	);
};
