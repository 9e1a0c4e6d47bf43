/** Island of the mini-cart: the link with its count, which the next page knows too, and the drawer. */
import { useEffect, createElement, Fragment, useCallback, useState } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CartData } from '../../domain/cart/data';
import { ADDED_TO_CART } from '../../domain/cart/events';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { formatMoney } from '../../domain/support/money';
import type { ShopSettings } from '../../domain/support/settings';
import { readText } from '../../domain/support/unknown';
import { safeUrl } from '../../domain/html/url';
import { cartStore } from '../../stores/cart/store/contract';
import { preservesCartData } from '../../stores/cart/page/events';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import { useCart, useCartLoadState, useShopping } from '../../stores/cart/shopping/use-cart';
import { quantityText } from '../../ui/count-text';
import { Drawer } from '../../ui/overlay/drawer';
import { LiveRegion } from '../../ui/notices/live-region';
import { ConnectionNotice, NoticeList, SnackbarList } from '../../ui/notices/notices';
import { useShownFirst } from '../../ui/use-shown-first';
import type { RenderArea, DrawerAreaName } from '../shared/areas';
import { BlockChoicesProvider } from '../shared/block-choices';
import type { BlockChoices } from '../shared/block-choices';
import { useIsHydrated } from '../shared/hydrate';
import { useNotices } from '../shared/notices';
import { cartFilters, filterEditableCartItem } from '../shared/cart/checkout-filters';
import { useWaitsFor } from '../shared/cart/use-waits-for';
import { MiniCartButton } from './button';
import { DrawerContent, CartLoading, CartLoadFailed } from './drawer-content';
import { drawerModel } from './model';
import type { DrawerModel } from './model';
import type { MiniCartAppearance } from './props';

/**
 * Stores the number of items in the cart for the next page, whose server HTML is the same for everybody and cannot
 * contain it. The shop sends the count in a cookie (Support\Http\CountCookie); this is the fallback for browsers that block it.
 * A small inline script of the block (Cart\MiniCart\Visibility) shows it before the first paint if the cart hash is
 * still the same.
 */
const STORAGE_KEY = 'storefront_cart_count';

/**
 * Own blocks that add, and lists that bring a line back: they say it themselves, to a shopper whose focus is in them.
 */
const SAID_ELSEWHERE = '.storefront-add-to-cart, .storefront-cross-sell, .storefront-lines';

/** Stores the count along with the cart hash that it belongs to. */
const rememberCount = (count: number): void => {
	try {
		window.localStorage.setItem(
			STORAGE_KEY,
			`${readCookie(document.cookie, CART_HASH_COOKIE)}:${String(count)}`,
		);
	} catch {
		// Storage is blocked or full: the next page shows the count after hydration.
	}
};

/** Applies the checkout filters of plugins to the drawer. */
const applyDrawerFilters = (model: DrawerModel, cart: CartData): DrawerModel => {
	const filters = cartFilters(cart);
	return { ...model, lines: model.lines.map((line) => filterEditableCartItem(line, filters)) };
};

/**
 * Calls back whenever something was added to the cart on this page, using WooCommerce's DOM event.
 *
 * @param onAdded      Must be stable between renders.
 * @param hasJustAdded True if the first event was dispatched before the island was mounted.
 */
const useAdded = (onAdded: (event?: Event) => void, hasJustAdded: boolean): void => {
	useEffect(() => {
		if (hasJustAdded) {
			onAdded();
		}
		const { body } = document;
		body.addEventListener(ADDED_TO_CART, onAdded);
		return () => body.removeEventListener(ADDED_TO_CART, onAdded);
	}, [onAdded, hasJustAdded]);
};

interface MiniCartIslandProps {
	readonly settings: ShopSettings;
	/** URL of the link, as PHP printed it. */
	readonly cartUrl: string;
	readonly appearance: MiniCartAppearance;
	/** Texts and hidden parts of the drawer, and the order of its buttons. */
	readonly choices: BlockChoices;
	/** True if the drawer opens when something was added, otherwise it is announced only. */
	readonly opensOnAdd: boolean;
	/** True if this one of the page's mini-carts opens or announces what was added; asked at that time. */
	readonly tellsOfAdds: () => boolean;
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
				return <CartLoading cartUrl={safeUrl(settings.storePages.cart.permalink)} />;
			case 'failed':
				return <CartLoadFailed onRetry={() => void shopping.refresh()} />;
			case 'known':
				return (
					<DrawerContent
						model={applyDrawerFilters(drawerModel(cart, settings), data)}
						{...shopping}
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
	const { opensOnAdd, tellsOfAdds, setHidden, choices } = props;
	const [isOpen, setOpen] = useState(false);
	const [isPressed, press] = useShownFirst(isOpen, setOpen);
	const [announcement, setAnnouncement] = useState('');
	/** What was added is said with the first cart that is known and not this one. */
	const [earlier, setEarlier] = useState<object | null>(null);
	const { getCart } = useSelect(shoppingStore, []);
	const isHydrated = useIsHydrated();
	const isKnown = useCartLoadState() === 'known';
	const cart = useCart();
	const { count, settling, totals } = cart;
	const isAdding = useSelect(
		(select) =>
			select(shoppingStore)
				.getChanges()
				.some(({ intent }) => intent.type === 'add-item'),
		[],
	);
	const shown = isHydrated && isKnown ? count : null;

	const added = useCallback(
		(event?: Event) => {
			if (!tellsOfAdds()) {
				return;
			}
			if (opensOnAdd) {
				setOpen(true);
			} else if (!document.activeElement?.closest(SAID_ELSEWHERE)) {
				// Another script's cart is still to be read.
				setEarlier(event && !preservesCartData(event) ? getCart() : {});
			}
		},
		[opensOnAdd, tellsOfAdds, getCart],
	);
	useAdded(added, props.hasJustAdded);
	useEffect(() => {
		if (earlier && isKnown && earlier !== cart) {
			setEarlier(null);
			setAnnouncement(
				// translators: %s: pieces in the cart.
				sprintf(
					_n('%s item in your cart', '%s items in your cart', count, 'storefront-islands'),
					quantityText(count),
				),
			);
		}
	}, [earlier, isKnown, cart, count]);

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
				price={shown ? formatMoney(totals.items) : ''}
				isOpen={isPressed}
				onOpen={() => press(true)}
			/>
			{isHydrated && (
				<Fragment>
					<Drawer
						isOpen={isOpen}
						title={readText(choices.texts['title'], __('Your cart', 'storefront-islands'))}
						onClose={close}
					>
						{() => (
							<BlockChoicesProvider value={choices}>
								<Content settings={props.settings} area={props.area} />
							</BlockChoicesProvider>
						)}
					</Drawer>
					<LiveRegion message={announcement} />
				</Fragment>
			)}
		</Fragment>
	);
};
