import { createElement, Fragment, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Ref, ReactNode } from 'react';
import {
	LineDetails,
	LineName,
	LineSavings,
	LineStock,
	LineTotal,
	quantityInWords,
} from '../../ui/cart/line-parts';
import type { LineModel } from '../../ui/cart/model';
import { classNames } from '../../ui/class-names';
import { quantityText } from '../../ui/count-text';
import { Heading } from '../../ui/heading';
import { memoByValue } from '../../ui/memo-by-value';
import { Picture } from '../../ui/picture';
import { Price } from '../../ui/price';
import { Parts } from '../shared/parts';
import { TotalsList } from '../shared/cart/totals';
import type { OrderModel } from './model';

/** True for a line whose price is shown beside its total, as the two differ. */
const hasPrice = ({ quantity, price, total, totalFormat }: LineModel): boolean =>
	quantity !== 1 || price.now !== total || price.format !== totalFormat;

/** Product of the order, read-only: it can be changed in the cart. */
const OrderLine = memoByValue(({ line }: { readonly line: LineModel }) => (
	<li
		className={classNames(
			'storefront-order-line wc-block-components-order-summary-item',
			line.className ?? null,
		)}
	>
		<span className="storefront-order-line__picture">
			<Picture picture={{ ...line.picture, alt: '' }} />
			<span className="storefront-order-line__count" aria-hidden="true">
				{quantityText(line.quantity)}
			</span>
		</span>
		<div className="storefront-order-line__about">
			<span className="storefront-order-line__name">
				<LineName line={line} />
			</span>
			<span className="storefront-visually-hidden">{quantityInWords(line.quantity)}</span>
			{hasPrice(line) && <Price price={line.price} />}
			<LineDetails line={line} />
			<LineStock line={line} />
			<LineSavings line={line} />
			{hasPrice(line) && (
				<span className="storefront-visually-hidden">
					{`${__('Total:', 'storefront-islands')} `}
				</span>
			)}
		</div>
		<span className="storefront-order-line__total wc-block-components-order-summary-item__total-price storefront-amount">
			<LineTotal line={line} />
		</span>
	</li>
));

const isShown = (element: Element): boolean => getComputedStyle(element).display !== 'none';

/** Expands the collapsed details element when the screen becomes wide, as its summary is hidden there. */
const useUnfoldedWhenWide = (): Ref<HTMLDetailsElement> => {
	const ref = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		const unfold = () => {
			const details = ref.current;
			const toggle = details?.querySelector('summary');
			if (details && toggle && !details.open && !isShown(toggle)) {
				details.open = true;
			}
		};
		window.addEventListener('resize', unfold);
		return () => window.removeEventListener('resize', unfold);
	}, []);
	return ref;
};

/** Lets the keyboard scroll the list once it grows longer than its place, as FittedSummary does before. */
const useScrolledByKeys = (lines: readonly LineModel[]): Ref<HTMLUListElement> => {
	const ref = useRef<HTMLUListElement>(null);
	useEffect(() => {
		const list = ref.current;
		if (list && list.scrollHeight > list.clientHeight) {
			list.tabIndex = 0;
		}
	}, [lines.length]);
	return ref;
};

interface OrderSummaryProps {
	readonly order: OrderModel;
	/** Coupons. */
	readonly children: ReactNode;
	/** Content of plugins below the totals. */
	readonly after?: ReactNode;
}

/**
 * Order summary. On small screens it is collapsed behind its total: the block's inline script
 * (Checkout\View\FittedSummary) has done that before the first paint, hence suppressHydrationWarning.
 */
export const OrderSummary = ({ order, children, after = null }: OrderSummaryProps) => (
	<section
		className="storefront-order wc-block-components-order-summary wp-block-woocommerce-checkout-order-summary-block"
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
				<Parts
					items={
						<ul
							className="storefront-order__lines"
							suppressHydrationWarning
							ref={useScrolledByKeys(order.lines)}
						>
							{order.lines.map((line) => (
								<OrderLine key={line.key} line={line} />
							))}
						</ul>
					}
					coupons={children}
					totals={
						<Fragment>
							<TotalsList
								totals={order.totals}
								totalLabel={order.totalLabel}
								isSettling={order.isSettling}
							/>
							{order.totals.taxNote !== '' && (
								<p className="storefront-order__tax-note">{order.totals.taxNote}</p>
							)}
						</Fragment>
					}
				/>
				{after}
			</div>
		</details>
	</section>
);
