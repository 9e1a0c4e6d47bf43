import { createElement, Fragment, memo } from '@wordpress/element';
import { classNames } from '../../../ui/class-names';
import { numberText, productsText } from '../../../ui/count-text';
import type { FilterListOptions } from '../props';
import type { Term } from '../source';

interface ChoiceRowProps {
	readonly options: FilterListOptions;
	readonly term: Term;
	readonly count: number | null;
	readonly isChosen: boolean;
	readonly isOff: boolean;
	/** True if it is hidden while the list is collapsed. */
	readonly isMore: boolean;
	readonly isOpen: boolean;
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
 * Choice, as Views\Filters\FilterListRow prints it. Memoised, so that of hundreds of rows only changed ones are
 * rendered.
 */
export const ChoiceRow = memo(
	({
		options,
		term,
		count,
		isChosen,
		isOff,
		isMore,
		isOpen,
		isHidden,
		onToggle,
	}: ChoiceRowProps) => (
		<li
			className={classNames(
				'storefront-filter-list__item',
				isMore && 'is-more',
				isOpen && 'is-open',
				isOff && 'is-off',
			)}
			aria-level={term.level > 0 ? term.level + 1 : undefined}
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
					aria-disabled={isOff || undefined}
					onChange={() => {
						if (!isOff) {
							onToggle([term.value]);
						}
					}}
				/>
				{options.hasStars && term.value !== '' ? (
					<Stars {...term} />
				) : (
					<span className="storefront-filter-list__name">{term.label}</span>
				)}
				{options.showCounts && count !== null && <Count count={count} />}
			</label>
		</li>
	),
);
