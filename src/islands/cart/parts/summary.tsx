import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading';
import type { TotalsModel } from '../../shared/order/totals';
import { TotalsList } from '../../shared/order/totals-list';

interface SummaryProps {
	readonly totals: TotalsModel;
	readonly totalLabel: string;
	readonly isSettling: boolean;
	/** Coupons and shipping, which affect the totals below them. */
	readonly children: ReactNode;
	/** Content of plugins below the totals. */
	readonly after?: ReactNode;
}

/** Order summary of the cart. */
export const Summary = ({
	totals,
	totalLabel,
	isSettling,
	children,
	after = null,
}: SummaryProps) => (
	<section className="storefront-summary" aria-labelledby="storefront-summary-title">
		<div className="storefront-summary__head">
			<Heading id="storefront-summary-title" className="storefront-summary__title">
				{__('Cart totals', 'storefront-islands')}
			</Heading>
			<span className="storefront-summary__state">
				{isSettling ? __('Updating…', 'storefront-islands') : ''}
			</span>
		</div>
		{children}
		<TotalsList totals={totals} totalLabel={totalLabel} isSettling={isSettling} />
		{totals.taxNote !== '' && <p className="storefront-summary__tax-note">{totals.taxNote}</p>}
		{after}
	</section>
);
