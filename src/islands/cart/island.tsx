import { createElement, useState } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { formatMoney } from '../../domain/money';
import type { SiteSettings } from '../../domain/settings';
import { shoppingStore } from '../../stores/shopping/contract';
import { useCart } from '../../stores/shopping/use-cart';
import type { NoticeModel } from '../../ui/notices';
import { useNotices } from '../shared/use-notices';
import { useTakenOver } from '../shared/use-taken-over';
import { useWaitsFor } from '../shared/use-waits-for';
import type { EarlyInput } from './early-input';
import { useCartActions } from './use-cart-actions';
import { CartView } from './view';

interface CartIslandProps {
	/** The cart that PHP rendered: the first rendering is of it, whatever the store has heard since. */
	readonly printed: Cart;
	readonly settings: SiteSettings;
	/** What the shop had to say, as printed; in core/notices too, which shows them from then on. */
	readonly messages: readonly NoticeModel[];
	readonly unfolded: EarlyInput['unfolded'];
}

/** The cart's errors as PHP prints them; the store raises the same ones as notices under the same ids. */
const errorNotices = (cart: Cart): readonly NoticeModel[] =>
	cart.errors.map(({ code, message }) => ({
		id: code,
		status: 'error',
		message,
		dismissible: false,
	}));

const withoutRepeats = (notices: readonly NoticeModel[]): readonly NoticeModel[] => [
	...new Map(notices.map((notice) => [notice.id, notice])).values(),
];

/** The new total in words, once the shop has settled it; empty until a change has been. */
const useSpokenTotal = ({ settling, totals }: Cart): string => {
	const [wasSettling, setWasSettling] = useState(settling);
	const [words, setWords] = useState('');
	if (wasSettling !== settling) {
		setWasSettling(settling);
		if (!settling) {
			// translators: %s: an amount of money.
			setWords(sprintf(__('Cart total: %s', 'storefront-islands'), formatMoney(totals.price)));
		}
	}
	return words;
};

/** The cart screen on the stores. */
export const CartIsland = ({ printed, settings, messages, unfolded }: CartIslandProps) => {
	const hasTakenOver = useTakenOver();
	const live = useCart();
	const { notices, snackbars, dismiss } = useNotices(NOTICE_CONTEXTS.cart);
	const address = useNotices(NOTICE_CONTEXTS.shippingAddress);
	const waitsFor = useWaitsFor();
	const couponFailure = useSelect((select) => select(shoppingStore).getCouponFailure(), []);
	const cart = hasTakenOver ? live : printed;
	const actions = useCartActions(dismiss, address.dismiss);
	const spokenTotal = useSpokenTotal(live);
	return (
		<CartView
			cart={cart}
			settings={settings}
			actions={actions}
			notices={withoutRepeats([...errorNotices(cart), ...(hasTakenOver ? notices : messages)])}
			addressNotices={hasTakenOver ? address.notices : []}
			snackbars={hasTakenOver ? snackbars : []}
			waitsFor={hasTakenOver ? waitsFor : null}
			couponProblem={couponFailure?.message ?? null}
			unfolded={unfolded}
			spoken={spokenTotal}
		/>
	);
};
