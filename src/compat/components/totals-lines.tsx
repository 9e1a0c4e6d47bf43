/** Lines of a total, for plugins that draw their own totals, e.g. of a subscription's next payment. */
import { createElement, Fragment } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FeeData, TotalsData } from '../../domain/cart/data';
import type { Currency } from '../../domain/money';
import { decodeEntities } from '../../domain/text';
import { getSetting } from '../wc/settings';
import { TotalsItem } from './totals';

const amount = (value: string | null | undefined): number => parseInt(value ?? '', 10) || 0;

/** True if the shop displays cart prices including tax. */
const includesTax = (): boolean => getSetting('displayCartPricesIncludingTax', false) === true;

interface WithCurrency {
	readonly className?: string;
	readonly currency?: Partial<Currency>;
}

const common = ({ className, currency }: WithCurrency) => ({
	...(className !== undefined && { className }),
	...(currency && { currency }),
});

interface SubtotalProps extends WithCurrency {
	readonly values?: Partial<Pick<TotalsData, 'total_items' | 'total_items_tax'>>;
}

export const Subtotal = ({ values = {}, ...props }: SubtotalProps) => (
	<TotalsItem
		{...common(props)}
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
				{...common(props)}
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
			<TotalsItem
				{...common(props)}
				label={__('Taxes', 'storefront-islands')}
				value={amount(total)}
			/>
		);
	}
	return (
		<Fragment>
			{lines.map(({ name, rate, price }, index) => (
				<TotalsItem
					{...common(props)}
					key={index}
					label={showRateAfterTaxName === true ? `${name} ${rate}` : name}
					value={amount(price)}
				/>
			))}
		</Fragment>
	);
};
