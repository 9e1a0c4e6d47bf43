/** Island of the price filter: keeps the range that is being chosen until it is applied, and shows the known prices. */
import { useEffect, useReducer, useRef, createElement, Fragment } from '@wordpress/element';
import { useSelect } from '@wordpress/data';
import { setPrice } from '../../domain/catalogue/changes';
import type { PriceRange } from '../../domain/catalogue/filters';
import { rangeFilter, priceBounds } from '../../domain/catalogue/price';
import type { ClosedRange } from '../../domain/catalogue/price';
import type { Counts } from '../../domain/catalogue/query';
import type { Currency } from '../../domain/support/money';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { CataloguePage } from '../../stores/catalogue/page';
import { FilterHeading, useRequestedCounts } from '../shared/catalogue/filter-form';
import { useIsHydrated } from '../shared/hydrate';
import { draftRange, isAdjusted, isPending, nextDraft, NO_DRAFT, refusedEnds } from './draft';
import type { Draft, DraftEvent, Scale } from './draft';
import { priceFilterModel } from './model';
import type { PriceSpread } from './model';
import type { PriceFilterOptions, PriceFilterProps } from './props';
import { Placeholder, PriceFilterView } from './view';

/**
 * Time from the last change until it is applied automatically, and from a reset, in milliseconds
 * (docs/behaviour.md#price-filter).
 */
const APPLY_PAUSE = 500;
const RESET_PAUSE = 600;

export interface PriceDraft {
	readonly draft: Draft;
	readonly dispatch: (event: DraftEvent) => void;
	/** Writes the range to the URL, unless a typed value is invalid. */
	readonly applyNow: () => void;
}

const keyOf = ({ min, max }: PriceRange): string => `${String(min)} ${String(max)}`;

/**
 * Keeps the draft until it is applied: after a pause, or with the Apply button.
 *
 * @param scale         Bounds, and the range in the URL.
 * @param isAutomatic   True if a change is applied without a button. A reset always is.
 * @param apply         Writes a range to the URL.
 */
const usePriceDraft = (
	scale: Scale,
	isAutomatic: boolean,
	apply: (price: PriceRange) => void,
): PriceDraft => {
	const [draft, dispatch] = useReducer(
		(before: Draft, event: DraftEvent) => nextDraft(before, event, scale),
		NO_DRAFT,
	);
	const applied = keyOf(scale.applied);
	/** Range in the URL, or the one that this component has just applied. */
	const expectedRef = useRef(applied);

	const applyNow = () => {
		if (isPending(draft, scale) && refusedEnds(draft, scale).length === 0) {
			const price = rangeFilter(draftRange(draft, scale), scale.bounds);
			expectedRef.current = keyOf(price);
			dispatch({ type: 'applied', isAdjusted: isAdjusted(draft, scale) });
			apply(price);
		}
	};
	const applyRef = useRef(applyNow);

	useEffect(() => {
		applyRef.current = applyNow;
	});

	useEffect(() => {
		if (expectedRef.current !== applied) {
			expectedRef.current = applied;
			dispatch({ type: 'overtaken' });
		}
	}, [applied]);

	useEffect(() => {
		if (draft === NO_DRAFT || !(isAutomatic || draft.isReset)) {
			return undefined;
		}
		const timer = setTimeout(() => applyRef.current(), draft.isReset ? RESET_PAUSE : APPLY_PAUSE);
		return () => clearTimeout(timer);
	}, [draft, isAutomatic]);

	return { draft, dispatch, applyNow };
};

const PRICES = { prices: true };
const PRICES_AND_HISTOGRAM = { prices: true, histogram: true };

interface IslandProps {
	readonly page: CataloguePage;
	readonly props: PriceFilterProps;
}

interface ShownPrices {
	/** Undefined while unknown. */
	readonly prices: Counts['prices'] | undefined;
	readonly applied: PriceRange;
	readonly histogram: PriceSpread['counts'];
	readonly isLoading: boolean;
}

/** Returns the known prices and the applied filter: as printed by the server until hydration, then from the store. */
const usePrices = ({ prices, applied, histogram }: PriceFilterProps): ShownPrices => {
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
	/** Currency of the prices. */
	readonly currency: Currency;
	readonly isLoading: boolean;
}

/** Slider and inputs, rendered once the lowest and the highest price are known. */
const Chooser = ({ page, props, bounds, applied, spread, currency, isLoading }: ChooserProps) => {
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
					currency={prices.currency ?? page.settings.currency}
					spread={showHistogram ? { counts: histogram, prices } : null}
				/>
			)}
		</Fragment>
	);
};
