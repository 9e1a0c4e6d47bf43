import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names';
import { Heading } from '../../../ui/heading';
import { TotalsList } from '../../shared/order/totals-list';
import type { OrderModel } from '../model/order';
import { OrderLine } from './order-line';
import { useUnfoldedWhenWide } from './use-unfolded-when-wide';

interface OrderSummaryProps {
	readonly order: OrderModel;
	/** Coupons, between the products and the totals. */
	readonly children: ReactNode;
	/** Content of plugins below the totals. */
	readonly after?: ReactNode;
}

/**
 * Order summary. On small screens it is collapsed behind its total: the block's inline script
 * (Views\Checkout\FoldedSummary) has done that before the first paint, hence suppressHydrationWarning.
 */
export const OrderSummary = ({ order, children, after = null }: OrderSummaryProps) => (
	<section
		className="storefront-order wc-block-components-order-summary"
		aria-labelledby="storefront-order-title"
	>
		<Heading id="storefront-order-title" className="storefront-order__title">
			{__('Order summary', 'storefront-islands')}
		</Heading>
		<details
			className="storefront-order__details"
			open
			suppressHydrationWarning
			ref={useUnfoldedWhenWide()}
		>
			<summary className="storefront-order__toggle">
				<span className="storefront-order__toggle-text">
					{__('Order summary', 'storefront-islands')}
				</span>
				{order.totals.isEstimate && (
					<span className="storefront-order__estimate">{order.totalLabel}</span>
				)}
				<span
					className={classNames(
						'storefront-amount',
						order.isSettling && 'storefront-order__total--settling',
					)}
				>
					{order.totals.total}
				</span>
			</summary>
			<div className="storefront-order__body">
				<ul className="storefront-order__lines">
					{order.lines.map((line) => (
						<OrderLine key={line.key} line={line} />
					))}
				</ul>
				{children}
				<TotalsList {...order} />
				{order.totals.taxNote !== '' && (
					<p className="storefront-order__tax-note">{order.totals.taxNote}</p>
				)}
				{after}
			</div>
		</details>
	</section>
);
