/** Shipping rates of a package as radio controls for plugins, with WooCommerce's component and class names. */
import { createElement } from '@wordpress/element';
import { useDispatch } from '@wordpress/data';
import type { ReactNode } from 'react';
import type { ShippingPackageData, ShippingRateData } from '../../domain/cart/data';
import { decodeEntities, htmlToText } from '../../domain/html/text';
import { cartStore } from '../../stores/cart/store/contract';
import { quantityText } from '../../ui/count-text';
import { formatPrice, getCurrencyFromPriceResponse } from '../wc/price-format';
import { Panel } from './controls';
import { RadioControl } from './radio';
import type { RadioOption } from './radio';

/** Converts a shipping rate into an option with its name and price. */
export const rateOption = (rate: ShippingRateData): RadioOption => ({
	value: rate.rate_id,
	label: decodeEntities(rate.name),
	description: htmlToText(rate.description),
	secondaryLabel: formatPrice(rate.price, getCurrencyFromPriceResponse(rate)),
	secondaryDescription: decodeEntities(rate.delivery_time),
});

interface ShippingRatesControlPackageProps {
	readonly className?: string;
	readonly packageId: number | string;
	readonly packageData: Partial<Pick<ShippingPackageData, 'name' | 'items' | 'shipping_rates'>>;
	readonly renderOption?: (rate: ShippingRateData) => RadioOption;
	/** Collapses the rates behind the package's name. */
	readonly collapsible?: boolean;
	readonly collapse?: boolean;
	/** Lists the items of the package. */
	readonly showItems?: boolean;
	readonly noResultsMessage?: ReactNode;
	/** Called instead of selecting the rate for this package. */
	readonly onSelectRate?: (rateId: string, packageId: number | string) => void;
}

/** Shipping rates of a package that a plugin adds, e.g. the later shipments of a subscription. */
export const ShippingRatesControlPackage = (props: ShippingRatesControlPackageProps) => {
	const { packageId, packageData, renderOption = rateOption, onSelectRate } = props;
	const { selectShippingRate } = useDispatch(cartStore);
	const { name = '', items = [], shipping_rates: rates = [] } = packageData;
	const title = (
		<span className="wc-block-components-shipping-rates-control__package-title">
			{decodeEntities(name)}
		</span>
	);
	const choices =
		rates.length === 0 ? (
			(props.noResultsMessage ?? null)
		) : (
			<RadioControl
				id={String(packageId)}
				options={rates.map(renderOption)}
				selected={rates.find(({ selected }) => selected)?.rate_id ?? null}
				onChange={(rateId) =>
					onSelectRate
						? onSelectRate(rateId, packageId)
						: void selectShippingRate(rateId, packageId)
				}
			/>
		);
	return (
		<div className="wc-block-components-shipping-rates-control__package">
			{props.collapsible === true ? (
				<Panel title={title} initialOpen={props.collapse !== true}>
					{choices}
				</Panel>
			) : (
				<div>
					{title}
					{choices}
				</div>
			)}
			{props.showItems === true && (
				<p className="wc-block-components-shipping-rates-control__package-items">
					{items
						.map((item) => `${decodeEntities(item.name)} × ${quantityText(item.quantity)}`)
						.join(', ')}
				</p>
			)}
		</div>
	);
};
