import { createElement } from '@wordpress/element';
import type { MouseEvent } from 'react';
import { classNames } from '../../../ui/class-names';
import type { SearchRow } from '../model';

const RowContent = ({ row }: { readonly row: SearchRow }) => {
	switch (row.kind) {
		case 'product':
			return (
				<span className="storefront-search__product">
					{row.image === null ? (
						<span className="storefront-search__picture" />
					) : (
						<img
							className="storefront-search__picture"
							src={row.image.src}
							alt=""
							width="48"
							height="48"
							loading="lazy"
						/>
					)}
					<span className="storefront-search__name">{row.name}</span>
					<span className="storefront-search__price">{row.price}</span>
				</span>
			);
		case 'recent':
			return <span className="storefront-search__name">{row.term}</span>;
		case 'all':
			return <span className="storefront-search__all">{row.label}</span>;
	}
};

interface RowsProps {
	/** Id of the list; prefix of its rows' ids. */
	readonly id: string;
	readonly label: string;
	readonly rows: readonly SearchRow[];
	/** Index of the row that Enter selects; -1 for none. */
	readonly active: number;
	/** Called with the row and the click event: a link clicked with a modifier key is left to the browser. */
	readonly onChoose: (row: SearchRow, event: MouseEvent) => void;
}

export const rowId = (listId: string, index: number): string => `${listId}-${String(index)}`;

/** List of a combobox (ARIA combobox with list popup): the focus stays in the field. */
export const Rows = ({ id, label, rows, active, onChoose }: RowsProps) => (
	<div className="storefront-search__rows" id={id} role="listbox" aria-label={label}>
		{rows.map((row, index) => {
			const common = {
				id: rowId(id, index),
				className: classNames(
					'storefront-search__row',
					`storefront-search__row--${row.kind}`,
					index === active && 'is-active',
				),
				role: 'option',
				'aria-selected': index === active,
				tabIndex: -1,
				// Prevents the field from losing the focus, which would close the list before the click.
				onMouseDown: (event: MouseEvent) => event.preventDefault(),
				onClick: (event: MouseEvent) => onChoose(row, event),
			};
			return row.kind === 'product' ? (
				<a key={row.key} {...common} href={row.url}>
					<RowContent row={row} />
				</a>
			) : (
				<button key={row.key} {...common} type="button">
					<RowContent row={row} />
				</button>
			);
		})}
	</div>
);
