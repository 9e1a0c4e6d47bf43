import { createElement } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';

interface ProceedProps {
	readonly url: string;
	readonly label: string;
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
			className="storefront-button storefront-proceed__button wp-element-button wc-block-cart__submit-button"
			href={url}
		>
			{label}
		</a>
	</div>
);
