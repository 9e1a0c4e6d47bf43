import { useSelect } from '@wordpress/data';
import { createElement, Fragment } from '@wordpress/element';
import type { PriceRange } from '../../domain/catalogue/filters';
import { setPrice } from '../../domain/catalogue/changes';
import { priceBounds, type ClosedRange } from '../../domain/catalogue/price';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { CataloguePage } from '../../stores/catalogue/page';
import { FilterHeading } from '../shared/filters/filter-heading';
import { useRequestedCounts } from '../shared/filters/use-wanted-counts';
import { useIsHydrated } from '../shared/use-taken-over';
import type { Scale } from './draft';
import type { PriceSpread } from './histogram-model';
import { priceFilterModel } from './model';
import { Placeholder } from './parts/placeholder';
import type { PriceFilterOptions, PriceFilterProps } from './props';
import { usePriceDraft } from './use-price-draft';
import { PriceFilterView } from './view';

const PRICES = { prices: true };
const PRICES_AND_HISTOGRAM = { prices: true, histogram: true };

interface IslandProps {
	readonly page: CataloguePage;
	readonly props: PriceFilterProps;
}

/** Returns the known prices and the applied filter: as printed by the server until hydration, then from the store. */
const usePrices = ({ prices, applied, histogram }: PriceFilterProps) => {
	const isHydrated = useIsHydrated();
	const { counts, filters, grids } = useSelect((select) => {
		const store = select(catalogueStore);
		return { counts: store.getCounts(), filters: store.getFilters(), grids: store.getGrids() };
	}, []);
	if (!isHydrated) {
		return { prices, applied, histogram, isLoading: prices === undefined };
	}
	const last =
		counts.kind === 'known' ? counts.counts : counts.kind === 'none' ? null : counts.last;
	return {
		prices: last === null ? prices : last.prices,
		applied: filters.price,
		// The histogram of other filters would be wrong: none is shown until the response for these.
		histogram: last === null ? histogram : (last.histogram ?? []),
		isLoading: counts.kind === 'loading' || grids.kind === 'refreshing',
	};
};

interface ChooserProps extends IslandProps {
	readonly bounds: ClosedRange;
	readonly applied: PriceRange;
	readonly spread: PriceSpread | null;
	readonly isLoading: boolean;
}

/** Slider and inputs, rendered once the lowest and the highest price are known. */
const Chooser = ({ page, props, bounds, applied, spread, isLoading }: ChooserProps) => {
	const { currency } = page.settings;
	const { options } = props;
	const scale: Scale = { bounds, applied, minorUnit: currency.minorUnit };
	const choosing = usePriceDraft(scale, !options.showFilterButton, (price) => {
		const { getFilters } = page.registry.select(catalogueStore);
		void page.registry
			.dispatch(catalogueStore)
			.changeFilters(setPrice(getFilters(), price), { isStep: options.backUndoes });
	});
	return (
		<PriceFilterView
			options={options}
			currency={currency}
			model={priceFilterModel(choosing.draft, scale, spread, currency)}
			isLoading={isLoading}
			{...choosing}
		/>
	);
};

/** Hidden if there is nothing to choose between: no products, or only one price (docs/behaviour.md#price-filter). */
export const PriceFilterIsland = (island: IslandProps) => {
	const { page, props } = island;
	const { prices, histogram, ...shown } = usePrices(props);
	const { heading, headingLevel, showHistogram }: PriceFilterOptions = props.options;
	const wanted = showHistogram ? PRICES_AND_HISTOGRAM : PRICES;
	useRequestedCounts(page.registry, wanted, props.prices !== undefined);

	const bounds = priceBounds(prices ?? null, page.settings.currency.minorUnit);
	if (prices !== undefined && bounds === null) {
		return null;
	}
	return (
		<Fragment>
			<FilterHeading text={heading} level={headingLevel} />
			{!prices || bounds === null ? (
				<Placeholder />
			) : (
				<Chooser
					{...island}
					{...shown}
					bounds={bounds}
					spread={showHistogram ? { counts: histogram, prices } : null}
				/>
			)}
		</Fragment>
	);
};
