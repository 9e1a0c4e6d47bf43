/** Search form as Site\Search\Search prints it, with the list of a combobox below it. */
import { createElement } from '@wordpress/element';
import type { MouseEvent, FocusEvent, KeyboardEvent } from 'react';
import { __ } from '@wordpress/i18n';
import icons from '../../../data/icons.json';
import { classNames } from '../../ui/class-names';
import { fieldAttributes, listAttributes, optionAttributes } from '../../ui/fields/combobox';
import type { ComboboxIds, ListState } from '../../ui/fields/combobox';
import { Icon } from '../../ui/icon';
import { SafeHtml } from '../../ui/html/safe-html';
import { waitLabel } from './model';
import type { SearchRow } from './model';

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
					<SafeHtml className="storefront-search__price" html={row.priceHtml} isLinked />
				</span>
			);
		case 'recent':
			return <span className="storefront-search__name">{row.term}</span>;
		case 'all':
			return <span className="storefront-search__all">{row.label}</span>;
	}
};

interface RowsProps {
	readonly ids: ComboboxIds;
	readonly label: string;
	readonly rows: readonly SearchRow[];
	/** Index of the row that Enter selects; -1 for none. */
	readonly active: number;
	/** Called with the row and the click event: a link clicked with a modifier key is left to the browser. */
	readonly onChoose: (row: SearchRow, event: MouseEvent) => void;
}

const Rows = ({ ids, label, rows, active, onChoose }: RowsProps) => (
	<div className="storefront-search__rows" {...listAttributes(ids, label)}>
		{rows.map((row, index) => {
			const common = {
				...optionAttributes(ids, active, index),
				className: classNames(
					'storefront-search__row',
					`storefront-search__row--${row.kind}`,
					index === active && 'is-active',
				),
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

interface SearchViewProps {
	readonly id: string;
	/** Name of the form's landmark; empty if its role suffices. */
	readonly name: string;
	readonly action: string;
	readonly text: string;
	readonly rows: readonly SearchRow[];
	readonly list: ListState;
	/** True while the list is open and its rows take long. */
	readonly isWaiting: boolean;
	/** Message for screen readers; empty if there is none. */
	readonly announcement: string;
	/** True after hydration: only then the field becomes a combobox. */
	readonly isHydrated: boolean;
	readonly fieldRef: { readonly current: HTMLInputElement | null };
	readonly onType: (text: string) => void;
	readonly onKey: (event: KeyboardEvent) => void;
	readonly onFocus: () => void;
	readonly onLeave: () => void;
	readonly onChoose: (row: SearchRow, event: MouseEvent) => void;
	readonly onForget: () => void;
	/** Returns true if the form may be submitted. */
	readonly onSubmit: () => boolean;
}

/** Search form as Site\Search\Search prints it, with a list below it after hydration. */
export const SearchView = ({ fieldRef, ...props }: SearchViewProps) => {
	const { id, rows, list, isHydrated } = props;
	const ids: ComboboxIds = { list: `${id}-list`, option: `${id}-list` };
	const isOpen = list.isOpen && rows.length > 0;
	const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
		if (!currentTarget.closest('form')?.contains(relatedTarget)) {
			props.onLeave();
		}
	};
	const isRecent = rows[0]?.kind === 'recent';
	return (
		<form
			className="storefront-search"
			role="search"
			aria-label={props.name || undefined}
			method="get"
			action={props.action}
			onSubmit={(event) => {
				if (!props.onSubmit()) {
					event.preventDefault();
				}
			}}
		>
			<label className="storefront-visually-hidden" htmlFor={id}>
				{__('Search products', 'storefront-islands')}
			</label>
			<input
				ref={fieldRef}
				className="storefront-search__field"
				id={id}
				type="search"
				name="s"
				value={props.text}
				placeholder={__('Search products', 'storefront-islands')}
				maxLength={200}
				enterKeyHint="search"
				required
				autoComplete={isHydrated ? 'off' : undefined}
				{...(isHydrated && fieldAttributes(ids, { isOpen, active: list.active }))}
				onChange={(event) => props.onType(event.target.value)}
				onKeyDown={props.onKey}
				onFocus={props.onFocus}
				onBlur={leave}
			/>
			<input type="hidden" name="post_type" value="product" />
			<button className="storefront-search__button" type="submit" onBlur={leave}>
				<Icon path={icons.search} />
				<span className="storefront-visually-hidden">{__('Search', 'storefront-islands')}</span>
			</button>
			{isHydrated && (
				// Browsers make it a stop of the keyboard's while it scrolls.
				<div
					className="storefront-search__popup"
					role="presentation"
					hidden={!isOpen && !props.isWaiting}
					onBlur={leave}
				>
					<Rows
						ids={ids}
						label={
							isRecent
								? __('Recent searches', 'storefront-islands')
								: __('Suggestions', 'storefront-islands')
						}
						rows={isOpen ? rows : []}
						active={list.active}
						onChoose={props.onChoose}
					/>
					{props.isWaiting && (
						// The live region below says it.
						<p className="storefront-search__wait" aria-hidden="true">
							{waitLabel()}
						</p>
					)}
					{isRecent && (
						<button type="button" className="storefront-search__forget" onClick={props.onForget}>
							{__('Clear recent searches', 'storefront-islands')}
						</button>
					)}
				</div>
			)}
			{isHydrated && (
				<div className="storefront-visually-hidden" aria-live="polite">
					{props.announcement}
				</div>
			)}
		</form>
	);
};
