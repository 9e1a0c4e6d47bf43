import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import { TotalsItem } from '../../../ui/totals-item';
import type { TotalsModel } from './totals';

interface TotalsListProps {
	readonly totals: TotalsModel;
	/** Label of the total. */
	readonly totalLabel: string;
	/** True if changes are pending: the amounts are dimmed but readable, and marked as provisional. */
	readonly isSettling: boolean;
}

/** Lines of the totals, with the total last. */
export const TotalsList = ({ totals, totalLabel, isSettling }: TotalsListProps) => (
	<dl
		className={classNames('storefront-totals', isSettling && 'storefront-totals--settling')}
		aria-busy={isSettling}
	>
		{totals.rows.map(({ id, label, value }) => (
			<TotalsItem key={id} label={label} value={value} />
		))}
		<TotalsItem label={totalLabel} value={totals.total} final />
	</dl>
);
