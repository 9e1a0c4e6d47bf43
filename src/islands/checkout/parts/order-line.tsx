import { createElement } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { LineDetails } from '../../../ui/cart-lines/line-details';
import type { LineModel } from '../../../ui/cart-lines/model';
import { classNames } from '../../../ui/class-names';
import { Picture } from '../../../ui/picture';
import { Price } from '../../../ui/price';

/** Product of the order, read-only: it can be changed in the cart. */
export const OrderLine = ({ line }: { readonly line: LineModel }) => (
	<li
		className={classNames(
			'storefront-order-line wc-block-components-order-summary-item',
			line.className ?? null,
		)}
	>
		<span className="storefront-order-line__picture">
			<Picture picture={{ ...line.picture, alt: '' }} />
			<span className="storefront-order-line__count" aria-hidden="true">
				{line.quantity}
			</span>
		</span>
		<div className="storefront-order-line__about">
			<span className="storefront-order-line__name">{line.name}</span>
			<span className="storefront-visually-hidden">
				{
					// translators: %d: number of pieces.
					sprintf(__('Quantity: %d', 'storefront-islands'), line.quantity)
				}
			</span>
			{line.quantity > 1 && <Price price={line.price} />}
			<LineDetails details={line.details} />
		</div>
		<span className="storefront-order-line__total storefront-amount">{line.total}</span>
	</li>
);
