/**
 * Island of the active filters: requests the names of terms, counts the filters in the heading, and moves the focus
 * after a removal.
 */
import {
	useEffect,
	useState,
	createElement,
	createPortal,
	Fragment,
	useCallback,
	useMemo,
	useRef,
} from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { readFilters, writeFilters } from '../../domain/catalogue/address';
import { hasFilters } from '../../domain/catalogue/changes';
import { NO_FILTERS } from '../../domain/catalogue/filters';
import type { CatalogueFilters } from '../../domain/catalogue/filters';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { CatalogueSettings } from '../../stores/catalogue/page';
import { rulesOf } from '../../stores/catalogue/rules';
import { LiveRegion } from '../../ui/notices/live-region';
import { useIsHydrated } from '../shared/hydrate';
import type { LoadTerms } from '../shared/catalogue/shop-terms';
import { unnamedTaxonomies, withTerms, activeGroups } from './model';
import type { Names, ActiveItem } from './model';
import type { ActiveFiltersProps } from './props';
import { ActiveFiltersView } from './view';

/**
 * Updates the number of active filters in the collapsible heading (Catalogue\Filters\FiltersDisclosure).
 *
 * @param page  Root that contains the headings.
 * @param count Number of active filters; 0 clears the text.
 */
const showCount = (page: ParentNode, count: number): void => {
	page.querySelectorAll('[data-active-filters]').forEach((number) => {
		number.textContent = count === 0 ? '' : String(count);
	});
};

interface NamesState {
	readonly names: Names;
	/** Taxonomies whose request has completed or failed. */
	readonly settled: readonly string[];
}

/**
 * Returns the names of all active filters; null while some are loading. A term without a name is shown by its slug.
 *
 * @param filters   Active filters.
 * @param printed   Names printed by the server.
 * @param loadTerms Requests the terms of a taxonomy, once each.
 */
const useNames = (
	filters: CatalogueFilters,
	printed: Names,
	loadTerms: LoadTerms,
): Names | null => {
	const [{ names, settled }, setState] = useState<NamesState>({ names: printed, settled: [] });
	const missing = unnamedTaxonomies(filters, names)
		.filter((taxonomy) => !settled.includes(taxonomy))
		.join();
	useEffect(() => {
		let isCurrent = true;
		missing
			.split(',')
			.filter(Boolean)
			.forEach((taxonomy) => {
				void loadTerms(taxonomy).then((terms) => {
					if (isCurrent) {
						const found = new Map(terms?.map(({ slug, name }) => [slug, name]));
						setState((state) => ({
							names: withTerms(state.names, taxonomy, found),
							settled: [...state.settled, taxonomy],
						}));
					}
				});
			});
		return () => {
			isCurrent = false;
		};
	}, [missing, loadTerms]);
	return missing === '' ? names : null;
};

interface ActiveFiltersIslandProps {
	readonly block: ActiveFiltersProps;
	readonly settings: CatalogueSettings;
	readonly loadTerms: LoadTerms;
	/** Moves the focus after the filter at this index was removed. */
	readonly focusAfterRemoval: (index: number) => void;
}

/** Active filters of the page. Until hydration it renders the state that the server printed. */
export const ActiveFiltersIsland = ({
	block,
	settings,
	loadTerms,
	focusAfterRemoval,
}: ActiveFiltersIslandProps) => {
	const isHydrated = useIsHydrated();
	const [announcement, setAnnouncement] = useState('');
	const removedAtRef = useRef<number | null>(null);
	const { changeFilters } = useDispatch(catalogueStore);
	const { currency } = settings;
	const rules = useMemo(() => rulesOf(settings), [settings]);
	const pageUrl = useSelect((select) => select(catalogueStore).getUrl(), []);
	const url = isHydrated ? pageUrl : block.url;
	const filters = useMemo(() => readFilters(url, rules), [url, rules]);
	const names = useNames(filters, block.names, loadTerms);
	const groups = useMemo(
		() => activeGroups(filters, names ?? block.names, currency),
		[filters, names, block.names, currency],
	);
	const count = groups.reduce((sum, { items }) => sum + items.length, 0);

	useEffect(() => showCount(document, count), [count]);

	useEffect(() => {
		if (removedAtRef.current !== null) {
			focusAfterRemoval(removedAtRef.current);
			removedAtRef.current = null;
		}
	}, [filters, focusAfterRemoval]);

	const change = useCallback(
		(next: CatalogueFilters, index: number, message: string) => {
			removedAtRef.current = index;
			setAnnouncement(message);
			void changeFilters(next, { isStep: block.backUndoes });
		},
		[changeFilters, block.backUndoes],
	);
	const remove = (item: ActiveItem) =>
		change(
			item.remainingFilters,
			groups.flatMap(({ items }) => items).indexOf(item),
			// translators: %s: what products were filtered by.
			sprintf(__('%s filter removed', 'storefront-islands'), item.label),
		);

	return (
		<Fragment>
			{block.hasProducts && hasFilters(filters) && (
				<ActiveFiltersView
					heading={block.heading}
					headingLevel={block.headingLevel}
					isChips={block.isChips}
					groups={names && groups}
					clear={block.clear}
					hrefOf={({ remainingFilters: others }) => writeFilters(url, others, rules)}
					onRemove={remove}
					onClear={() => change(NO_FILTERS, 0, __('All filters removed', 'storefront-islands'))}
				/>
			)}
			{/* Rendered outside of the island, which is not displayed while it has no content. */}
			{isHydrated && createPortal(<LiveRegion message={announcement} />, document.body)}
		</Fragment>
	);
};

const LINKS = '.wc-block-active-filters__list-item-remove';
const CONTROLS = 'a[href],button,input:not([type="hidden"]),summary';

const firstControl = (island: Element): HTMLElement | null =>
	Array.from(document.querySelectorAll('.storefront-filter'))
		.filter((filter) => filter !== island)
		.map((filter) => filter.querySelector<HTMLElement>(CONTROLS))
		.find((control) => control?.checkVisibility?.() ?? control !== null) ?? null;

/**
 * Moves the focus after a filter was removed: to the filter that took its place, else to the products, which have
 * changed, else to the next filter.
 *
 * @param island Element of the island.
 * @param index  Index of the removed filter among all active filters.
 */
export const focusAfterRemoval = (island: Element, index: number): void => {
	const links = Array.from(island.querySelectorAll<HTMLElement>(LINKS));
	const next = links[Math.min(index, links.length - 1)];
	if (next) {
		next.focus();
		return;
	}
	const grid = document.querySelector<HTMLElement>('[data-grid]');
	if (grid) {
		grid.tabIndex = -1;
	}
	(grid ?? firstControl(island))?.focus({ preventScroll: true });
};
