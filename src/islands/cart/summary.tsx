/** Order summary of the cart, and the link to the checkout below it. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { Cart } from '../../domain/cart/cart';
import type { CartSettings } from '../../domain/support/settings';
import { classNames } from '../../ui/class-names';
import { Heading } from '../../ui/heading';
import { Parts } from '../shared/parts';
import type { OfBlock } from '../shared/block-choices';
import { TotalsList, totalLabel, totalsModel } from '../shared/cart/totals';
import type { TotalsModel } from '../../ui/cart/totals-model';

/** What the summary says of a cart. */
export interface SummaryModel {
	readonly totals: TotalsModel;
	readonly totalLabel: string;
	/** True if changes are pending and the totals will change. */
	readonly isSettling: boolean;
}

export const summaryModel = (cart: Cart, settings: CartSettings & OfBlock): SummaryModel => {
	const totals = totalsModel(cart, settings);
	return { totals, totalLabel: totalLabel(totals), isSettling: cart.settling };
};

interface SummaryProps extends SummaryModel {
	readonly title: ReactNode;
	/** Coupons and shipping, which affect the totals. */
	readonly coupons: ReactNode;
	readonly shipping: ReactNode;
	/** Content of plugins below the totals. */
	readonly after?: ReactNode;
}

/** Order summary of the cart. */
export const Summary = ({ title, coupons, shipping, after = null, ...model }: SummaryProps) => (
	<section
		className="storefront-summary wp-block-woocommerce-cart-order-summary-block"
		aria-labelledby="storefront-summary-title"
	>
		<Parts
			title={
				<div className="storefront-summary__head">
					<Heading id="storefront-summary-title" className="storefront-summary__title">
						{title}
					</Heading>
					<span className="storefront-summary__state">
						{model.isSettling ? __('Updating…', 'storefront-islands') : ''}
					</span>
				</div>
			}
			coupons={coupons}
			shipping={shipping}
			totals={
				<Fragment>
					<TotalsList {...model} />
					{model.totals.taxNote !== '' && (
						<p className="storefront-summary__tax-note">{model.totals.taxNote}</p>
					)}
					{after}
				</Fragment>
			}
		/>
	</section>
);

interface ProceedProps {
	readonly url: string;
	readonly label: ReactNode;
	readonly total: string;
	readonly totalLabel: string;
	readonly isSettling: boolean;
}

/** Link to the checkout. On small screens it is fixed to the bottom edge, with the total beside it. */
export const Proceed = ({ url, label, total, totalLabel, isSettling }: ProceedProps) => (
	<div className="storefront-proceed">
		<p
			className={classNames(
				'storefront-proceed__total',
				isSettling && 'storefront-totals--settling',
			)}
			aria-hidden="true"
		>
			<span>{totalLabel}</span>
			<span className="storefront-amount">{total}</span>
		</p>
		<a
			className="storefront-button storefront-proceed__button button alt wp-element-button wc-block-cart__submit-button"
			href={url}
		>
			{label}
		</a>
	</div>
);
