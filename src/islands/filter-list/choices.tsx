/**
 * Parts of a filter list: its choices, which are shown in batches, placeholders, an error message and the search field.
 */
import { useEffect, useState, createElement, Fragment, memo, useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { classNames } from '../../ui/class-names';
import { numberText, productsText } from '../../ui/count-text';
import { useFocusBack } from '../../ui/use-focus-back';
import { nextTask } from '../shared/next-task';
import type { FilterListOptions } from './props';
import type { Rows } from './rows';
import type { Term } from './source';

/** Number of rows shown or hidden per task: the layout of hundreds of rows at once would block the page. */
const AT_ONCE = 30;

const nextReach = (reach: number, target: number): number =>
	reach + Math.max(-AT_ONCE, Math.min(AT_ONCE, target - reach));

/**
 * Returns the number of additional rows shown: while the list is collapsed all but the first ones are hidden, and they
 * are shown and hidden in batches.
 *
 * @param isUnfolded True if the list is expanded.
 * @param count      Number of rows.
 */
export const useReach = (isUnfolded: boolean, count: number): number => {
	const [reach, setReach] = useState(0);
	const target = isUnfolded ? count : 0;
	// The first batch is shown synchronously, as one of its rows receives the focus.
	if (reach === 0 && target > 0) {
		setReach(nextReach(0, target));
	}
	useEffect(() => {
		if (reach === target) {
			return undefined;
		}
		let isWanted = true;
		void nextTask().then(() => {
			if (isWanted) {
				setReach(nextReach(reach, target));
			}
		});
		return () => {
			isWanted = false;
		};
	}, [reach, target]);
	return reach;
};

interface ChoiceRowProps {
	readonly options: FilterListOptions;
	readonly term: Term;
	readonly count: number | null;
	readonly isChosen: boolean;
	readonly isDisabled?: boolean;
	/** True if it is hidden while the list is collapsed. */
	readonly isFolded?: boolean;
	readonly isOpen?: boolean;
	readonly isHidden: boolean;
	readonly onToggle: (values: readonly string[]) => void;
}

const Stars = ({ value, label }: Term) => (
	<span className="storefront-filter-list__name">
		<span className="storefront-filter-list__stars" aria-hidden="true">
			{'★'.repeat(Number(value))}
			<span>{'★'.repeat(5 - Number(value))}</span>
		</span>
		<span className="storefront-visually-hidden">{label}</span>
	</span>
);

const Count = ({ count }: { readonly count: number }) => (
	<Fragment>
		<span className="storefront-filter-list__count" aria-hidden="true">
			{numberText(count)}
		</span>
		<span className="storefront-visually-hidden">{productsText(count)}</span>
	</Fragment>
);

/**
 * Choice, as Catalogue\Filters\FilterListRow prints it. Memoised, so that of hundreds of rows only changed ones are
 * rendered.
 */
const ChoiceRow = memo(
	({
		options,
		term,
		count,
		isChosen,
		isDisabled,
		isFolded,
		isOpen,
		isHidden,
		onToggle,
	}: ChoiceRowProps) => (
		<li
			className={classNames(
				'storefront-filter-list__item',
				isFolded && 'is-more',
				isOpen && 'is-open',
				isDisabled && 'is-off',
			)}
			aria-level={term.level ? term.level + 1 : undefined}
			hidden={isHidden}
		>
			<label className="storefront-filter-list__choice">
				<input
					className="wc-block-components-checkbox__input"
					type={options.isSingle ? 'radio' : 'checkbox'}
					name={options.name}
					value={term.value}
					checked={isChosen}
					autoComplete="off"
					aria-disabled={isDisabled || undefined}
					onChange={() => {
						if (!isDisabled) {
							onToggle([term.value]);
						}
					}}
				/>
				{term.sample && <img src={term.sample} alt="" decoding="async" />}
				{options.hasStars && term.value !== '' ? (
					<Stars {...term} />
				) : (
					<span className="storefront-filter-list__name">
						{term.label}
						{term.description && <small>{term.description}</small>}
					</span>
				)}
				{options.showCounts && count !== null && <Count count={count} />}
			</label>
		</li>
	),
);

interface ChoicesProps {
	readonly options: FilterListOptions;
	readonly rows: Rows;
	readonly isSearched: boolean;
	/** True if a long list is expanded. */
	readonly isOpen: boolean;
	readonly hasChosen: boolean;
	readonly onToggle: (values: readonly string[]) => void;
}

/** Choice that stands for no selection in a single-choice list. */
const ANY: Omit<Term, 'label'> = { id: 0, value: '', count: null, level: 0 };

/** Choices of a list. When the list is expanded, the first newly visible choice receives the focus. */
export const Choices = ({
	options,
	rows: { rows, canFold },
	isSearched,
	isOpen,
	hasChosen,
	onToggle,
}: ChoicesProps) => {
	const isUnfolded = canFold && (isOpen || isSearched);
	const reach = useReach(isUnfolded, rows.length);
	const listRef = useRef<HTMLUListElement>(null);
	useEffect(() => {
		if (isOpen) {
			listRef.current?.querySelector<HTMLElement>('.is-more input')?.focus();
		}
	}, [isOpen]);

	return (
		<ul
			ref={listRef}
			className={classNames(
				'storefront-filter-list__items wc-block-components-checkbox-list',
				options.isChips && 'is-chips',
				canFold && 'is-folded',
				isUnfolded && 'is-unfolded',
			)}
		>
			{options.isSingle && (
				<ChoiceRow
					options={options}
					term={{ ...ANY, label: __('Any', 'storefront-islands') }}
					count={null}
					isChosen={!hasChosen}
					isHidden={isSearched}
					onToggle={onToggle}
				/>
			)}
			{rows.map((row, index) => (
				<ChoiceRow
					key={row.term.value}
					{...row}
					isOpen={row.isFolded && index < reach}
					options={options}
					onToggle={onToggle}
				/>
			))}
		</ul>
	);
};

interface FailureProps {
	readonly message: string;
	readonly onRetry: () => void;
}

/** Error message with a retry button. */
export const Failure = ({ message, onRetry }: FailureProps) => (
	<div ref={useFocusBack()} className="storefront-filter-list__failure" role="alert">
		<p>{message}</p>
		<button type="button" className="storefront-filter-list__more" onClick={onRetry}>
			{__('Try again', 'storefront-islands')}
		</button>
	</div>
);

/** Placeholders while the choices are loading. */
export const Placeholders = ({ isChips }: { readonly isChips: boolean }) => (
	<Fragment>
		<span className="storefront-visually-hidden">{__('Loading…', 'storefront-islands')}</span>
		<ul
			className={classNames('storefront-filter-list__items', isChips && 'is-chips')}
			aria-hidden="true"
		>
			{[1, 2, 3, 4, 5].map((key) => (
				<li key={key} className="storefront-filter-list__placeholder" />
			))}
		</ul>
	</Fragment>
);

interface SearchProps {
	/** Name of the searched list, e.g. "Color". */
	readonly label: string;
	readonly query: string;
	/** Number of matching choices. */
	readonly found: number;
	readonly onSearch: (query: string) => void;
}

/**
 * Search field of a long list, evaluated in the browser. It is outside of the form, so that Enter does not submit that.
 */
export const Search = ({ label, query, found, onSearch }: SearchProps) => (
	<div className="storefront-filter-list__search">
		<input
			type="search"
			className="storefront-filter-list__query"
			aria-label={
				// translators: %s: what is filtered by, like "Color".
				sprintf(__('Search in %s', 'storefront-islands'), label)
			}
			placeholder={__('Search', 'storefront-islands')}
			autoComplete="off"
			value={query}
			onChange={(event) => onSearch(event.target.value)}
		/>
		<span className="storefront-filter-list__found" role="status">
			{query &&
				// translators: %d: number of choices that match a search.
				sprintf(_n('%d found', '%d found', found, 'storefront-islands'), found)}
		</span>
	</div>
);
