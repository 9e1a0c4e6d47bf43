import { useSelect } from '@wordpress/data';
import { useMemo, createElement, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { pluginSlot } from '../../compat/plugin-slots';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure/failure';
import { typedChanges } from '../../domain/checkout/fields/form';
import type { CartSettings } from '../../domain/support/settings';
import { safeUrl } from '../../domain/html/url';
import { cartStore } from '../../stores/cart/store/contract';
import { doPluginAction } from '../../stores/cart/page/events';
import { shoppingStore } from '../../stores/cart/shopping/contract';
import { useShopping, useCart } from '../../stores/cart/shopping/use-cart';
import type { NoticeModel } from '../../ui/notices/notices';
import type { CartPlace, RenderArea } from '../shared/areas';
import type { BlockChoices } from '../shared/block-choices';
import { errorNotices, withoutRepeats } from '../shared/cart/errors';
import { useIsHydrated } from '../shared/hydrate';
import { useNotices } from '../shared/notices';
import {
	cartFilters,
	filterCoupons,
	filterText,
	filterPriceFormat,
	filterEditableCartItem,
} from '../shared/cart/checkout-filters';
import type { CartFilters } from '../shared/cart/checkout-filters';
import { useAnnouncedTotal } from '../shared/cart/use-spoken-total';
import { useWaitsFor } from '../shared/cart/use-waits-for';
import type { CartModel } from './model';
import { CartView } from './view';
import type { CartActions } from './view';

/** Applies the checkout filters of plugins to the cart screen. */
const applyCartFilters = (model: CartModel, filters: CartFilters): CartModel => ({
	...model,
	lines: model.lines.map((line) => filterEditableCartItem(line, filters)),
	coupons: filterCoupons(model.coupons, filters),
	totals: { ...model.totals, total: filterPriceFormat(filters, 'totalValue', model.totals.total) },
	totalLabel: filterText(filters, 'totalLabel', model.totalLabel),
	proceedLabel: filterText(filters, 'proceedToCheckoutButtonLabel', model.proceedLabel),
	checkoutUrl:
		safeUrl(filterText(filters, 'proceedToCheckoutButtonLink', model.checkoutUrl)) ||
		model.checkoutUrl,
});

/** Returns the cart screen's actions on the stores. The object is stable between renders. */
const useCartActions = (
	dismissNotice: CartActions['dismissNotice'],
	dismissAddressNotice: CartActions['dismissAddressNotice'],
	onAdded: (message: string) => void,
): CartActions => {
	const shopping = useShopping();
	const { getCart } = useSelect(shoppingStore, []);
	const { getCartData } = useSelect(cartStore, []);
	return useMemo(
		() => ({
			...shopping,
			forgetCouponFailure: () => void shopping.setCouponFailure(null),
			typeAddress: (field, value) =>
				void shopping.typeShippingAddress(typedChanges(field, value, getCart().shippingAddress)),
			addProduct: async (productId, quantity) => {
				const name = getCart().crossSells.find((product) => product.productId === productId)?.name;
				const result = await shopping.addItem({ productId, quantity });
				if (result.ok) {
					// translators: %s: a product's name.
					onAdded(sprintf(__('"%s" was added to your cart.', 'storefront-islands'), name ?? ''));
				}
				return result;
			},
			viewProduct: (productId) =>
				doPluginAction('product-view-link', {
					product: getCartData().crossSells.find(({ id }) => id === productId),
				}),
			dismissNotice,
			dismissAddressNotice,
		}),
		[shopping, getCart, getCartData, dismissNotice, dismissAddressNotice, onAdded],
	);
};

interface CartIslandProps {
	/** Cart rendered by PHP. The first render uses it, even if the store has been updated since. */
	readonly printed: Cart;
	readonly settings: CartSettings;
	/** Messages of the shop, as printed; also stored in core/notices, from where they are shown after hydration. */
	readonly messages: readonly NoticeModel[];
	/** Removed parts and heading level of the block. */
	readonly choices: BlockChoices;
	/** True if the address form was opened before hydration. */
	readonly addressStartsOpen: boolean;
	readonly area: RenderArea<CartPlace>;
}

/** Cart screen, connected to the stores. */
export const CartIsland = (props: CartIslandProps) => {
	const { printed, settings, messages, choices } = props;
	const isHydrated = useIsHydrated();
	const live = useCart();
	const { notices, snackbars, dismiss } = useNotices(NOTICE_CONTEXTS.cart);
	const address = useNotices(NOTICE_CONTEXTS.shippingAddress);
	const waitsFor = useWaitsFor();
	const couponFailure = useSelect((select) => select(shoppingStore).getCouponFailure(), []);
	const data = useSelect((select) => select(cartStore).getCartData(), []);
	const cart = isHydrated ? live : printed;
	const announcedTotal = useAnnouncedTotal(live);
	const [added, setAdded] = useState('');
	const actions = useCartActions(dismiss, address.dismiss, setAdded);
	return (
		<CartView
			cart={cart}
			settings={settings}
			choices={choices}
			actions={actions}
			notices={withoutRepeats([
				...errorNotices(cart, isHydrated),
				...(isHydrated ? notices : messages),
			])}
			addressNotices={isHydrated ? address.notices : []}
			snackbars={isHydrated ? snackbars : []}
			waitsFor={isHydrated ? waitsFor : null}
			couponProblem={couponFailure?.message ?? null}
			addressStartsOpen={props.addressStartsOpen}
			area={props.area}
			applyFilters={(model) => (isHydrated ? applyCartFilters(model, cartFilters(data)) : model)}
			pluginSlot={(place) => isHydrated && pluginSlot(place)}
			announcement={announcedTotal}
			added={added}
		/>
	);
};
