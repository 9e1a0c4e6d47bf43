import { createElement, useState } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { pluginSlot } from '../../compat/parts';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { SiteSettings } from '../../domain/settings';
import { cartStore } from '../../stores/cart/contract';
import { shoppingStore } from '../../stores/shopping/contract';
import { useCart } from '../../stores/shopping/use-cart';
import type { NoticeModel } from '../../ui/notices';
import type { CartAreaName, RenderArea } from '../shared/areas';
import type { BlockChoices } from '../shared/block-choices';
import { errorNotices, withoutRepeats } from '../shared/error-notices';
import { useNotices } from '../shared/use-notices';
import { useAnnouncedTotal } from '../shared/use-spoken-total';
import { useIsHydrated } from '../shared/use-taken-over';
import { useWaitsFor } from '../shared/use-waits-for';
import type { CartActions } from './actions';
import type { PreHydrationInput } from './early-input';
import { applyCartFilters } from './plugin-words';
import { useCartActions } from './use-cart-actions';
import { CartView } from './view';

interface CartIslandProps {
	/** Cart rendered by PHP. The first render uses it, even if the store has been updated since. */
	readonly printed: Cart;
	readonly settings: SiteSettings;
	/** Messages of the shop, as printed; also stored in core/notices, from where they are shown after hydration. */
	readonly messages: readonly NoticeModel[];
	/** Removed parts and heading level of the block. */
	readonly choices: BlockChoices;
	readonly unfolded: PreHydrationInput['unfolded'];
	readonly area: RenderArea<CartAreaName>;
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
	const actions = useCartActions(dismiss, address.dismiss);
	const announcedTotal = useAnnouncedTotal(live);
	const [added, setAdded] = useState('');
	const addProduct: CartActions['addProduct'] = async (productId, quantity) => {
		const name = cart.crossSells.find((product) => product.productId === productId)?.name ?? '';
		const result = await actions.addProduct(productId, quantity);
		if (result.ok) {
			// translators: %s: a product's name.
			setAdded(sprintf(__('"%s" was added to your cart.', 'storefront-islands'), name));
		}
		return result;
	};
	return (
		<CartView
			cart={cart}
			settings={settings}
			choices={choices}
			actions={{ ...actions, addProduct }}
			notices={withoutRepeats([...errorNotices(cart), ...(isHydrated ? notices : messages)])}
			addressNotices={isHydrated ? address.notices : []}
			snackbars={isHydrated ? snackbars : []}
			waitsFor={isHydrated ? waitsFor : null}
			couponProblem={couponFailure?.message ?? null}
			unfolded={props.unfolded}
			area={props.area}
			applyFilters={(model) => (isHydrated ? applyCartFilters(model, data) : model)}
			pluginSlot={(place) => isHydrated && pluginSlot(place)}
			announcement={announcedTotal}
			added={added}
		/>
	);
};
