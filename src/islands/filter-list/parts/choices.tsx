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
	/** Whether a long list is unfolded. */
	readonly isOpen: boolean;
	readonly hasChosen: boolean;
	readonly onToggle: (values: readonly string[]) => void;
}

/** What stands for no choice where one replaces the other. */
const ANY: Omit<Term, 'label'> = { id: 0, value: '', count: null, level: 0 };

/** The choices of a list; the first that was folded away has the focus when it is unfolded. */
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
