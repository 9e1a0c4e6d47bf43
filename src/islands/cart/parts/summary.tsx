import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';
import { TotalsItem } from '../../../ui/totals-item';
import type { ReactNode } from 'react';
import type { TotalsModel } from '../model/totals';

interface SummaryProps {
	readonly totals: TotalsModel;
	readonly isSettling: boolean;
	/** Coupons and delivery, which move the totals below them. */
	readonly children: ReactNode;
}

/** What it costs. While changes are under way the numbers stay readable, dimmed, and say that they will move. */
export const Summary = ({ totals, isSettling, children }: SummaryProps) => (
	<section className="storefront-summary" aria-labelledby="storefront-summary-title">
		<div className="storefront-summary__head">
			<h2 id="storefront-summary-title" className="storefront-summary__title">
				{__('Cart totals', 'storefront-islands')}
			</h2>
			<span className="storefront-summary__state">
				{isSettling ? __('Updating…', 'storefront-islands') : ''}
			</span>
		</div>
		{children}
		<dl
			className={classNames('storefront-totals', isSettling && 'storefront-totals--settling')}
			aria-busy={isSettling}
		>
			{totals.rows.map(({ id, label, value }) => (
				<TotalsItem key={id} label={label} value={value} />
			))}
			<TotalsItem label={__('Total', 'storefront-islands')} value={totals.total} final />
		</dl>
		{totals.taxNote !== '' && <p className="storefront-summary__tax-note">{totals.taxNote}</p>}
	</section>
);
