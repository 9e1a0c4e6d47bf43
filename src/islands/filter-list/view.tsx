import { createElement, Fragment, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { classNames } from '../../ui/class-names';
import { ApplyButton, FilterForm, FilterHeading } from '../shared/catalogue/filter-form';
import { Choices, Failure, Placeholders, Search } from './choices';
import type { FilterListOptions } from './props';
import type { Rows } from './rows';

interface FilterListViewProps {
	readonly options: FilterListOptions;
	/** Null while the choices are loading. */
	readonly rows: Rows | null;
	readonly isSearchable: boolean;
	readonly query: string;
	/** True if a long list is expanded. */
	readonly isOpen: boolean;
	readonly hasChosen: boolean;
	/** True if there are changes to apply. */
	readonly isPending: boolean;
	/** True while choices, products or counts are loading. */
	readonly isLoading: boolean;
	/** Error message about choices or counts; null if there is none or another component shows it. */
	readonly failure: string | null;
	readonly onToggle: (values: readonly string[]) => void;
	readonly onSearch: (query: string) => void;
	readonly onOpen: (isOpen: boolean) => void;
	readonly onApply: () => void;
	readonly onRetry: () => void;
}

/** List of choices as Catalogue\Filters\FilterList prints it. */
export const FilterListView = ({ options, rows, query, isOpen, ...props }: FilterListViewProps) => {
	const { label, isSingle, isChips } = options;
	const groupRef = useRef<HTMLDivElement>(null);

	const retry = () => {
		const group = groupRef.current;
		if (group) {
			// The button is removed.
			group.tabIndex = -1;
			group.focus({ preventScroll: true });
		}
		props.onRetry();
	};

	return (
		<Fragment>
			<FilterHeading text={options.heading} level={options.headingLevel} />
			{rows && props.isSearchable && (
				<Search label={label} query={query} found={rows.found} onSearch={props.onSearch} />
			)}
			<FilterForm
				form={options.form}
				className="storefront-filter-list__form"
				onSubmit={props.onApply}
			>
				<div
					ref={groupRef}
					className={classNames('storefront-filter-list__group', props.isLoading && 'is-loading')}
					role={isSingle ? 'radiogroup' : 'group'}
					aria-label={label}
					aria-busy={props.isLoading || undefined}
				>
					{rows ? (
						<Choices
							options={options}
							rows={rows}
							isSearched={query !== ''}
							isOpen={isOpen}
							hasChosen={props.hasChosen}
							onToggle={props.onToggle}
						/>
					) : (
						props.failure === null && <Placeholders isChips={isChips} />
					)}
				</div>
				{rows?.canFold && query === '' && (
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
				{rows && (
					<ApplyButton
						isNeeded={options.showFilterButton}
						canApply={props.isPending}
						isLoading={props.isLoading}
					/>
				)}
			</FilterForm>
			{props.failure !== null && <Failure message={props.failure} onRetry={retry} />}
		</Fragment>
	);
};
