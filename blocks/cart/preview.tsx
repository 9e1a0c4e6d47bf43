import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { readCart } from '../../src/domain/cart/read';
import type { SiteSettings } from '../../src/domain/support/settings';
import type { CartModel, DrawnCart } from '../../src/islands/cart/model';
import type { CartActions } from '../../src/islands/cart/view';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { CartView } from '../../src/islands/cart/view';
import type { CartPlace, RenderArea } from '../../src/islands/shared/areas';
import { FailedPreview } from '../shared/notes/failed-preview';
import type { ScreenState } from '../shared/controls/preview-states';
import { emptySampleCart, sampleCart } from '../../src/preview/sample-cart';
import { sampleCouponProblem, sampleErrors } from '../shared/sample/errors';

const nothing = () => undefined;
const unanswered = () => new Promise<never>(() => undefined);

/** Actions that do nothing, for the preview. */
const INERT: CartActions = {
	changeQuantity: nothing,
	removeItem: unanswered,
	restoreItem: unanswered,
	applyCoupon: unanswered,
	forgetCouponFailure: nothing,
	removeCoupon: unanswered,
	selectRate: nothing,
	typeAddress: nothing,
	leaveAddress: nothing,
	addProduct: unanswered,
	viewProduct: nothing,
	retryNow: nothing,
	dismissNotice: nothing,
	dismissAddressNotice: nothing,
};

/** Returns the cart's model with texts that can be edited in place. */
const withDrawnTexts = (model: CartModel, { draw }: BlockChoices): DrawnCart =>
	draw
		? {
				...model,
				totalsTitle: draw('totals', __('Cart totals', 'storefront-islands')),
				proceedLabel: draw('proceed', __('Proceed to checkout', 'storefront-islands')),
			}
		: model;

interface CartPreviewProps {
	readonly state: ScreenState;
	readonly settings: SiteSettings;
	readonly choices: BlockChoices;
	/** Classes of the island's element. */
	readonly className: string;
	/** Renders the content areas, and the accepted payment methods. */
	readonly area: RenderArea<CartPlace>;
}

/** Draws the shopper's cart screen with the sample cart, with or without sample errors. */
export const CartPreview = (props: CartPreviewProps) => {
	const { state, settings, choices, area } = props;
	if (state === 'failed') {
		return <FailedPreview />;
	}
	const isWrong = state === 'error';
	const data = state === 'empty' ? emptySampleCart(settings) : sampleCart(settings);
	return (
		<div className={props.className}>
			<CartView
				// Folds the coupon form again that an error has unfolded.
				key={state}
				cart={readCart(data, { pricesIncludeTax: settings.displayCartPricesIncludingTax })}
				settings={settings}
				choices={choices}
				actions={INERT}
				notices={isWrong ? sampleErrors() : []}
				snackbars={[]}
				addressNotices={[]}
				waitsFor={null}
				couponProblem={isWrong ? sampleCouponProblem() : null}
				announcement=""
				added=""
				addressStartsOpen={false}
				area={area}
				applyFilters={(model) => withDrawnTexts(model, choices)}
			/>
		</div>
	);
};
