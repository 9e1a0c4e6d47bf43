import { createElement } from '@wordpress/element';
import { classNames } from './class-names';

interface TotalsItemProps {
	readonly label: string;
	/** An amount as the shop writes it, or words ("Free"). */
	readonly value: string;
	/** The one that counts: larger, at the end. */
	readonly final?: boolean;
}

/** One line of the totals: what for, and how much. */
export const TotalsItem = ({ label, value, final = false }: TotalsItemProps) => (
	<div
		className={classNames(
			'storefront-totals__item wc-block-components-totals-item',
			final && 'storefront-totals__item--final',
		)}
	>
		<dt className="wc-block-components-totals-item__label">{label}</dt>
		<dd className="wc-block-components-totals-item__value">
			<bdi>{value}</bdi>
		</dd>
	</div>
);
