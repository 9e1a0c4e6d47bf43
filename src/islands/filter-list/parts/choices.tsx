import { createElement, useEffect, useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { classNames } from '../../../ui/class-names';
import type { FilterListOptions } from '../props';
import type { Rows } from '../rows';
import type { Term } from '../source';
import { useReach } from '../use-reach';
import { ChoiceRow } from './row';

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
					isOff={false}
					isMore={false}
					isOpen={false}
					isHidden={isSearched}
					onToggle={onToggle}
				/>
			)}
			{rows.map((row, index) => (
				<ChoiceRow
					key={row.term.value}
					{...row}
					isOpen={row.isMore && index < reach}
					options={options}
					onToggle={onToggle}
				/>
			))}
		</ul>
	);
};
