import {
	createElement,
	createPortal,
	Fragment,
	useCallback,
	useEffect,
	useMemo,
	useRef,
	useState,
} from '@wordpress/element';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { readFilters, writeFilters } from '../../domain/catalogue/address';
import { hasFilters } from '../../domain/catalogue/changes';
import { NO_FILTERS, type CatalogueFilters } from '../../domain/catalogue/filters';
import { catalogueStore } from '../../stores/catalogue/contract';
import type { CatalogueSettings } from '../../stores/catalogue/page';
import { LiveRegion } from '../../ui/live-region';
import type { LoadTerms } from '../shared/filters/shop-terms';
import { useIsHydrated } from '../shared/use-taken-over';
import { activeGroups, type ActiveItem } from './model';
import type { ActiveFiltersProps } from './props';
import { showCount } from './show-count';
import { useNames } from './use-names';
import { ActiveFiltersView } from './view';

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
	settings: { currency, attributes },
	loadTerms,
	focusAfterRemoval,
}: ActiveFiltersIslandProps) => {
	const isHydrated = useIsHydrated();
	const [announcement, setAnnouncement] = useState('');
	const removedAtRef = useRef<number | null>(null);
	const { changeFilters } = useDispatch(catalogueStore);
	const rules = useMemo(
		() => ({
			minorUnit: currency.minorUnit,
			attributes: attributes.map(({ taxonomy }) => taxonomy),
		}),
		[currency, attributes],
	);
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
