/** Lines of the order summary for plugins, with WooCommerce's component and class names. */
import { createElement } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Currency } from '../../domain/money';
import { classNames } from '../../ui/class-names';
import { formatPrice } from '../wc/price-format';

interface FormattedMonetaryAmountProps {
	readonly className?: string;
	/** Amount in minor units. */
	readonly value: string | number;
	readonly currency?: Partial<Currency>;
}

export const FormattedMonetaryAmount = ({
	className,
	value,
	currency,
}: FormattedMonetaryAmountProps) => (
	<span
		className={classNames(
			'wc-block-formatted-money-amount wc-block-components-formatted-money-amount',
			className ?? null,
		)}
	>
		<bdi>{formatPrice(value, currency)}</bdi>
	</span>
);

interface TotalsItemProps {
	readonly className?: string;
	readonly label: ReactNode;
	/** Amount in minor units if it is a number; anything else is rendered as it is. */
	readonly value: ReactNode;
	readonly currency?: Partial<Currency>;
	readonly description?: ReactNode;
}

export const TotalsItem = ({ className, label, value, currency, description }: TotalsItemProps) => (
	<div
		className={classNames(
			'storefront-totals__item wc-block-components-totals-item',
			className ?? null,
		)}
	>
		<span className="wc-block-components-totals-item__label">{label}</span>
		{typeof value === 'number' ? (
			<FormattedMonetaryAmount
				className="wc-block-components-totals-item__value"
				value={value}
				{...(currency && { currency })}
			/>
		) : (
			<div className="wc-block-components-totals-item__value">{value}</div>
		)}
		{description && (
			<div className="wc-block-components-totals-item__description">{description}</div>
		)}
	</div>
);

interface TotalsWrapperProps {
	readonly className?: string;
	readonly slotWrapper?: boolean;
	readonly children?: ReactNode;
}

export const TotalsWrapper = ({ className, slotWrapper = false, children }: TotalsWrapperProps) =>
	children ? (
		<div
			className={classNames(
				'wc-block-components-totals-wrapper',
				slotWrapper && 'slot-wrapper',
				className ?? null,
			)}
		>
			{children}
		</div>
	) : null;
