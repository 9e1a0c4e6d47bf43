import { useDispatch, useSelect } from '@wordpress/data';
import { createElement, useEffect, useDeferredValue, useMemo, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { catalogueStore, type CountsState, type GridsState } from '../../stores/catalogue/contract';
import type { Registry } from '../../stores/shared/registry';
import { useRequestedCounts } from '../shared/catalogue/filter-form';
import { useIsHydrated } from '../shared/hydrate';
import type { PreHydrationInput, FilterListProps } from './props';
import type { LoadChoices } from './catalogue-terms';
import { rowsOf, SEARCHED_FROM } from './rows';
import { chosenOf, withChosen, type Term } from './source';
import { useChoices, useTermCounts, useTerms } from './use-choices';
import { FilterListView } from './view';

/**
 * State printed by the server, used for the first render: another filter may have changed before this list was
 * hydrated.
 */
const PRINTED: CountsState = { kind: 'none' };
const STILL: GridsState = { kind: 'still' };
const NONE: readonly Term[] = [];

interface FilterListIslandProps {
	readonly registry: Registry;
	readonly props: FilterListProps;
	/** Input made before hydration. */
	readonly preHydrationInput: PreHydrationInput;
	/** Requests choices that were not printed. */
	readonly loadChoices: LoadChoices;
	/** True if this list, of all on the page, announces that the counts failed to load. */
	readonly announces: () => boolean;
}

/**
 * List of choices. Until hydration it renders the state that the server printed; afterwards the URL determines the
 * selection.
 */
export const FilterListIsland = ({
	registry,
	props,
	preHydrationInput,
	loadChoices,
	announces,
}: FilterListIslandProps) => {
	const { options, source, countsRequest } = props;
	const isHydrated = useIsHydrated();
	const { changeFilters, retry } = useDispatch(catalogueStore);
	const { filters, counts, grids } = useSelect(
		(select) => {
			const store = select(catalogueStore);
			return {
				filters: store.getFilters(),
				counts: isHydrated ? store.getCounts() : PRINTED,
				grids: isHydrated ? store.getGrids() : STILL,
			};
		},
		[isHydrated],
	);
	useRequestedCounts(registry, countsRequest, props.terms !== null);
	const { offered, reloadTerms } = useTerms(props.terms, source, loadChoices);
	const terms = offered.kind === 'known' ? offered.terms : NONE;
	// Waits for the counts, so that choices without products do not appear and disappear again.
	const [isReady, setReady] = useState(props.terms !== null);
	if (!isReady && offered.kind === 'known' && counts.kind !== 'loading') {
		setReady(true);
	}

	const { chosen, everChosen, isPending, toggle, applyNow } = useChoices({
		applied: isHydrated ? chosenOf(filters, source) : props.chosen,
		isSingle: options.isSingle,
		isAutomatic: !options.showFilterButton,
		apply: (values) =>
			void changeFilters(withChosen(registry.select(catalogueStore).getFilters(), source, values), {
				isStep: options.backUndoes,
			}),
	});
	const [query, setQuery] = useState('');
	const [isOpen, setOpen] = useState(false);
	const countOf = useTermCounts(source, filters, counts);
	const search = useDeferredValue(query);
	const { hideEmpty } = options;
	const rows = useMemo(
		() => rowsOf(terms, { countOf, chosen, everChosen, hideEmpty, query: search }),
		[terms, countOf, chosen, everChosen, hideEmpty, search],
	);

	useEffect(() => {
		if (preHydrationInput.toggled.length > 0) {
			toggle(preHydrationInput.toggled);
		}
		setQuery(preHydrationInput.query);
	}, [preHydrationInput, toggle]);

	const hasFailed = offered.kind === 'failed';
	const countsFailure =
		counts.kind === 'failed' && grids.kind !== 'failed' && announces() ? counts.message : null;
	return isReady && rows.rows.length === 0 ? null : (
		<FilterListView
			options={options}
			rows={isReady ? rows : null}
			isSearchable={terms.length >= SEARCHED_FROM}
			query={query}
			isOpen={isOpen}
			hasChosen={chosen.length > 0}
			isPending={isPending}
			isLoading={
				!hasFailed && (!isReady || counts.kind === 'loading' || grids.kind === 'refreshing')
			}
			failure={
				hasFailed ? __('The choices could not be loaded.', 'storefront-islands') : countsFailure
			}
			onToggle={toggle}
			onSearch={setQuery}
			onOpen={setOpen}
			onApply={applyNow}
			onRetry={hasFailed ? reloadTerms : () => void retry()}
		/>
	);
};
