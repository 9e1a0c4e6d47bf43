import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import { TotalsItem } from '../../../ui/totals-item';
import type { TotalsModel } from './totals';

interface TotalsListProps {
	readonly totals: TotalsModel;
	/** What the total is called. */
	readonly totalLabel: string;
	/** Whether changes are under way: the numbers stay readable, dimmed, and say that they will move. */
	readonly isSettling: boolean;
}

/** The lines of the totals, the one that counts last. */
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
