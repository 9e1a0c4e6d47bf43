/** Lines of the totals, in the order of calculation. Cart\View\Totals does the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import { createElement } from '@wordpress/element';
import type { Cart, TaxLine } from '../../../domain/cart/cart';
import { deliveryAvailability } from '../../../domain/cart/shipping/delivery';
import { prefersLocalPickup } from '../../../domain/cart/shipping/rates';
import { formatMoney, isZero, negateMoney } from '../../../domain/support/money';
import type { CartSettings } from '../../../domain/support/settings';
import { classNames } from '../../../ui/class-names';
import { memoByValue } from '../../../ui/memo-by-value';
import { TotalsItem } from '../../../ui/cart/totals-item';
import type { TotalsModel, TotalsRow } from '../../../ui/cart/totals-model';
import type { OfBlock } from '../block-choices';
import { deliveryPrice } from './shipping';

const shippingCost = (cart: Cart, settings: CartSettings): string => {
	const { shipping } = cart.totals;
	if (shipping !== null) {
		return deliveryPrice(shipping);
	}
	return deliveryAvailability(cart, settings) === 'none'
		? __('Not available', 'storefront-islands')
		: __('To be calculated', 'storefront-islands');
};

/** Returns the names of the selected rates, each once; empty if none is selected. */
const selectedRateNames = ({ packages }: Cart): string =>
	[
		...new Set(
			packages.flatMap(({ rates }) =>
				rates.flatMap(({ selected, name }) => (selected ? name : [])),
			),
		),
	].join(', ');

/** Returns the name of a tax, with its rate if the block shows rates. */
const taxName = ({ name, rate }: TaxLine, { blockFlags }: OfBlock): string =>
	blockFlags?.includes('tax-rates') ? `${name} ${rate}` : name;

const taxRows = ({ totals }: Cart, settings: CartSettings & OfBlock): readonly TotalsRow[] => {
	if (settings.displayCartPricesIncludingTax || isZero(totals.tax)) {
		return [];
	}
	return settings.displayItemizedTaxes
		? totals.taxLines.map((line, index) => ({
				id: `tax-${String(index)}`,
				label: taxName(line, settings),
				value: formatMoney(line.total),
			}))
		: [
				{
					id: 'tax',
					label: __('Taxes', 'storefront-islands'),
					value: formatMoney(totals.tax),
				},
			];
};

/** Returns the taxes that prices include: each by its name if they are itemised; empty if prices include none. */
const taxNote = ({ totals }: Cart, settings: CartSettings & OfBlock): string => {
	if (!settings.displayCartPricesIncludingTax || isZero(totals.tax)) {
		return '';
	}
	return settings.displayItemizedTaxes && totals.taxLines.length > 0
		? sprintf(
				// translators: %s: amounts and names of taxes: "$1.00 Sales tax, $2.00 City tax".
				__('Including %s', 'storefront-islands'),
				totals.taxLines
					.map((line) => `${formatMoney(line.total)} ${taxName(line, settings)}`)
					.join(', '),
			)
		: // translators: %s: an amount of money.
			sprintf(__('Including %s in taxes', 'storefront-islands'), formatMoney(totals.tax));
};

/** Returns the label of the total, before plugins' filters. */
export const totalLabel = ({ isEstimate }: Pick<TotalsModel, 'isEstimate'>): string =>
	isEstimate ? __('Estimated total', 'storefront-islands') : __('Total', 'storefront-islands');

/** Builds the view model of the totals. Pending changes are included in the subtotal, but not in the total yet. */
export const totalsModel = (cart: Cart, settings: CartSettings & OfBlock): TotalsModel => {
	const { totals } = cart;
	const rows: TotalsRow[] = [
		{
			id: 'subtotal',
			label: __('Subtotal', 'storefront-islands'),
			value: formatMoney(totals.items),
		},
	];
	if (!isZero(totals.discount)) {
		rows.push({
			id: 'discount',
			label: __('Discount', 'storefront-islands'),
			value: formatMoney(negateMoney(totals.discount)),
		});
	}
	cart.fees.forEach((fee) =>
		rows.push({ id: `fee-${fee.key}`, label: fee.name, value: formatMoney(fee.total) }),
	);
	const isShipped = cart.needsShipping && settings.shippingEnabled;
	if (isShipped) {
		rows.push({
			id: 'shipping',
			label: prefersLocalPickup(cart.packages, settings.collectableMethodIds)
				? __('Pickup', 'storefront-islands')
				: __('Shipping', 'storefront-islands'),
			value: shippingCost(cart, settings),
			note: selectedRateNames(cart),
		});
	}
	rows.push(...taxRows(cart, settings));
	const isEstimate = isShipped && totals.shipping === null;
	const model: TotalsModel = {
		rows,
		isEstimate,
		total: formatMoney(totals.price),
		taxNote: taxNote(cart, settings),
	};
	return window.storefrontIslands?.classicTotals?.(model, cart) ?? model;
};

interface TotalsListProps {
	readonly totals: TotalsModel;
	/** Label of the total. */
	readonly totalLabel: string;
	/** True if changes are pending: the amounts are dimmed but readable, and marked as provisional. */
	readonly isSettling: boolean;
}

/** Lines of the totals, with the total last. */
export const TotalsList = memoByValue(({ totals, totalLabel, isSettling }: TotalsListProps) => (
	<dl
		className={classNames('storefront-totals', isSettling && 'storefront-totals--settling')}
		aria-busy={isSettling}
	>
		{totals.rows.map(({ id, ...row }) => (
			<TotalsItem key={id} {...row} />
		))}
		<TotalsItem label={totalLabel} value={totals.total} html={totals.totalHtml} final />
	</dl>
));

declare global {
	interface StorefrontIslands {
		/**
		 * Returns totals with what plugins change of them by the filters of classic templates, which is in the `extensions` of
		 * the cart; only where they do (compat/classic-hooks).
		 */
		classicTotals?: (totals: TotalsModel, cart: Cart) => TotalsModel;
	}
}
