import { createElement, Fragment, useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../ui/class-names';
import { FilterForm } from '../shared/filters/filter-form';
import { FilterHeading } from '../shared/filters/filter-heading';
import { Apply, Failure } from './parts/actions';
import { ChoiceRow } from './parts/row';
import { Search } from './parts/search';
import type { FilterListOptions } from './props';
import type { Rows } from './rows';
import type { Term } from './source';

interface FilterListViewProps {
	readonly options: FilterListOptions;
	readonly rows: Rows;
	readonly isSearchable: boolean;
	readonly query: string;
	/** Whether a long list is unfolded. */
	readonly isOpen: boolean;
	readonly hasChosen: boolean;
	/** Whether there is something to apply. */
	readonly isPending: boolean;
	/** Whether products or numbers are on their way. */
	readonly isLoading: boolean;
	/** Why the numbers did not come; null where they did, and where something else says it. */
	readonly failure: string | null;
	readonly onToggle: (values: readonly string[]) => void;
	readonly onSearch: (query: string) => void;
	readonly onOpen: (isOpen: boolean) => void;
	readonly onApply: () => void;
	readonly onRetry: () => void;
}

/** What stands for no choice where one replaces the other. */
const ANY: Omit<Term, 'label'> = { id: 0, value: '', count: null, level: 0 };

/** A list of choices as Views\Filters\FilterList prints it. */
export const FilterListView = ({ options, rows, query, isOpen, ...props }: FilterListViewProps) => {
	const { label, isSingle } = options;
	const isFolded = rows.canFold && !isOpen && query === '';
	const listRef = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (isOpen) {
			listRef.current?.querySelector<HTMLElement>('.is-more input')?.focus();
		}
	}, [isOpen]);

	return (
		<Fragment>
			<FilterHeading text={options.heading} level={options.headingLevel} />
			{props.isSearchable && (
				<Search label={label} query={query} found={rows.found} onSearch={props.onSearch} />
			)}
			<FilterForm
				form={options.form}
				className="storefront-filter-list__form"
				onSubmit={props.onApply}
			>
				<div
					className={classNames('storefront-filter-list__group', props.isLoading && 'is-loading')}
					role={isSingle ? 'radiogroup' : 'group'}
					aria-label={label}
					aria-busy={props.isLoading || undefined}
				>
					<ul
						ref={listRef}
						className={classNames(
							'storefront-filter-list__items wc-block-components-checkbox-list',
							options.isChips && 'is-chips',
							rows.canFold && (isFolded ? 'is-folded' : 'is-unfolded'),
						)}
					>
						{isSingle && (
							<ChoiceRow
								options={options}
								term={{ ...ANY, label: __('Any', 'storefront-islands') }}
								count={null}
								isChosen={!props.hasChosen}
								isOff={false}
								isMore={false}
								isHidden={query !== ''}
								onToggle={props.onToggle}
							/>
						)}
						{rows.rows.map((row) => (
							<ChoiceRow
								key={row.term.value}
								{...row}
								options={options}
								onToggle={props.onToggle}
							/>
						))}
					</ul>
				</div>
				{rows.canFold && query === '' && (
					<button
						type="button"
						className="storefront-filter-list__more"
						aria-expanded={isOpen}
						onClick={() => props.onOpen(!isOpen)}
					>
						{isOpen
							? __('Show fewer', 'storefront-islands')
							: // translators: %d: number of choices.
								sprintf(__('Show all %d', 'storefront-islands'), rows.rows.length)}
					</button>
				)}
				<Apply
					isNeeded={options.showFilterButton}
					isPending={props.isPending}
					isLoading={props.isLoading}
				/>
			</FilterForm>
			{props.failure !== null && <Failure message={props.failure} onRetry={props.onRetry} />}
		</Fragment>
	);
};
