import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';
import { TotalsItem } from '../../../ui/totals-item';
import type { TotalsModel } from './totals';

interface TotalsListProps {
	readonly totals: TotalsModel;
	/** Whether changes are under way: the numbers stay readable, dimmed, and say that they will move. */
	readonly isSettling: boolean;
}

/** The lines of the totals, the one that counts last. */
export const TotalsList = ({ totals, isSettling }: TotalsListProps) => (
	<dl
		className={classNames('storefront-totals', isSettling && 'storefront-totals--settling')}
		aria-busy={isSettling}
	>
		{totals.rows.map(({ id, label, value }) => (
			<TotalsItem key={id} label={label} value={value} />
		))}
		<TotalsItem label={__('Total', 'storefront-islands')} value={totals.total} final />
	</dl>
);
