/** Progress of a cart towards free shipping: its texts and how they are drawn. */
import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { Cart } from '../../domain/cart/cart';
import { freeShippingProgress } from '../../domain/cart/shipping/free-shipping';
import { formatMoney, parseMajorAmount } from '../../domain/support/money';
import type { ShopSettings } from '../../domain/support/settings';

export interface FreeShippingModel {
	readonly text: string;
	/** Progress from 0 to 100. */
	readonly percent: number;
}

/** Returns the progress; null if there is no minimum amount, or nothing needs shipping. */
export const freeShippingModel = (
	cart: Cart,
	{ freeShippingThreshold }: Pick<ShopSettings, 'freeShippingThreshold'>,
): FreeShippingModel | null => {
	const threshold = parseMajorAmount(freeShippingThreshold, cart.totals.items.currency);
	const progress = freeShippingProgress(cart, threshold);
	switch (progress.kind) {
		case 'none':
			return null;
		case 'reached':
			return { text: __('You have free shipping.', 'storefront-islands'), percent: 100 };
		case 'away':
			return {
				text: sprintf(
					// translators: %s: an amount of money.
					__('%s more for free shipping', 'storefront-islands'),
					formatMoney(progress.remaining),
				),
				percent: Math.round(progress.share * 100),
			};
	}
};

/** Text with a bar. */
export const FreeShipping = ({ text, percent }: FreeShippingModel) => (
	<div className="storefront-free-shipping">
		<p>{text}</p>
		<progress max={100} value={percent} aria-label={text} />
	</div>
);
