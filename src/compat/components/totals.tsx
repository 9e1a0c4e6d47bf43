/**
 * Lines of the order summary for plugins that draw their own totals, e.g. of a subscription's next payment, with
 * WooCommerce's component and class names.
 */
import { createElement, Fragment } from '@wordpress/element';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import type { FeeData, TotalsData } from '../../domain/cart/data';
import type { Currency } from '../../domain/support/money';
import { decodeEntities } from '../../domain/html/text';
import { classNames } from '../../ui/class-names';
import { formatPrice } from '../wc/price-format';
import { getSetting } from '../wc/settings';

interface FormattedMonetaryAmountProps {
	readonly className?: string;
	/** Amount in minor units. */
	readonly value: string | number;
	readonly currency?: Partial<Currency> | undefined;
}

export const FormattedMonetaryAmount = ({
	className,
	value,
	currency,
}: FormattedMonetaryAmountProps) => (
	<span
		className={classNames(
			'wc-block-formatted-money-amount wc-block-components-formatted-money-amount',
			className,
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
	<div className={classNames('storefront-totals__item wc-block-components-totals-item', className)}>
		<span className="wc-block-components-totals-item__label">{label}</span>
		{typeof value === 'number' ? (
			<FormattedMonetaryAmount
				className="wc-block-components-totals-item__value"
				value={value}
				currency={currency}
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
				className,
			)}
		>
			{children}
		</div>
	) : null;

const amount = (value: string | null | undefined): number => parseInt(value ?? '', 10) || 0;

/** True if the shop displays cart prices including tax. */
const includesTax = (): boolean => getSetting('displayCartPricesIncludingTax', false) === true;

interface WithCurrency {
	readonly className?: string;
	readonly currency?: Partial<Currency>;
}

interface SubtotalProps extends WithCurrency {
	readonly values?: Partial<Pick<TotalsData, 'total_items' | 'total_items_tax'>>;
}

export const Subtotal = ({ values = {}, ...props }: SubtotalProps) => (
	<TotalsItem
		{...props}
		label={__('Subtotal', 'storefront-islands')}
		value={amount(values.total_items) + (includesTax() ? amount(values.total_items_tax) : 0)}
	/>
);

interface TotalsFeesProps extends WithCurrency {
	readonly cartFees?: readonly FeeData[];
}

/** One line for each fee. */
export const TotalsFees = ({ cartFees = [], ...props }: TotalsFeesProps) => (
	<Fragment>
		{cartFees.map(({ key, name, totals }) => (
			<TotalsItem
				{...props}
				key={key}
				label={decodeEntities(name)}
				value={amount(totals.total) + (includesTax() ? amount(totals.total_tax) : 0)}
			/>
		))}
	</Fragment>
);

interface TotalsTaxesProps extends WithCurrency {
	readonly values?: Partial<Pick<TotalsData, 'total_tax' | 'tax_lines'>>;
	/** Adds the rate to each tax name. */
	readonly showRateAfterTaxName?: boolean;
}

/** Taxes, if prices are displayed without them; itemised if the shop is set to do so. */
export const TotalsTaxes = ({ values = {}, showRateAfterTaxName, ...props }: TotalsTaxesProps) => {
	const { total_tax: total, tax_lines: lines = [] } = values;
	if (includesTax() || (amount(total) === 0 && lines.length === 0)) {
		return null;
	}
	if (getSetting('displayItemizedTaxes', false) !== true || lines.length === 0) {
		return (
			<TotalsItem {...props} label={__('Taxes', 'storefront-islands')} value={amount(total)} />
		);
	}
	return (
		<Fragment>
			{lines.map(({ name, rate, price }, index) => (
				<TotalsItem
					{...props}
					key={index}
					label={showRateAfterTaxName === true ? `${name} ${rate}` : name}
					value={amount(price)}
				/>
			))}
		</Fragment>
	);
};
