import { createElement } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import type { Cart } from '../../domain/cart/cart';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import type { SiteSettings } from '../../domain/settings';
import { shoppingStore } from '../../stores/shopping/contract';
import { useCart } from '../../stores/shopping/use-cart';
import type { NoticeModel } from '../../ui/notices';
import { errorNotices, withoutRepeats } from '../shared/error-notices';
import { useNotices } from '../shared/use-notices';
import { useSpokenTotal } from '../shared/use-spoken-total';
import { useTakenOver } from '../shared/use-taken-over';
import { useWaitsFor } from '../shared/use-waits-for';
import { checkoutModel } from './model';
import { useCheckoutActions } from './use-checkout-actions';
import { CheckoutView } from './view';

interface CheckoutIslandProps {
	/** The cart that PHP rendered: the first rendering is of it, whatever the store has heard since. */
	readonly printed: Cart;
	readonly settings: SiteSettings;
	/** What the shop had to say, as printed; in core/notices too, which shows them from then on. */
	readonly messages: readonly NoticeModel[];
	/** Whether the coupon's form was unfolded before React took over. */
	readonly couponFormStartsOpen: boolean;
}

/** The checkout on the stores. */
export const CheckoutIsland = (props: CheckoutIslandProps) => {
	const { printed, settings, messages } = props;
	const hasTakenOver = useTakenOver();
	const live = useCart();
	const cart = hasTakenOver ? live : printed;
	const ofCart = useNotices(NOTICE_CONTEXTS.cart).notices;
	const ofCheckout = useNotices(NOTICE_CONTEXTS.checkout).notices;
	const waitsFor = useWaitsFor();
	const couponFailure = useSelect((select) => select(shoppingStore).getCouponFailure(), []);
	const spokenTotal = useSpokenTotal(live);
	return (
		<CheckoutView
			model={checkoutModel(cart, settings)}
			actions={useCheckoutActions()}
			notices={withoutRepeats([
				...errorNotices(cart),
				...(hasTakenOver ? [...ofCart, ...ofCheckout] : messages),
			])}
			waitsFor={hasTakenOver ? waitsFor : null}
			couponProblem={couponFailure?.message ?? null}
			couponFormStartsOpen={props.couponFormStartsOpen}
			spoken={spokenTotal}
		>
			{null}
		</CheckoutView>
	);
};
