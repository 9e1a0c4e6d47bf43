import { createElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { FocusEvent, KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Outline } from '../../ui/outline';
import type { ListState } from './combobox';
import type { SearchRow } from './model';
import { rowId, Rows } from './parts/rows';

interface SearchViewProps {
	readonly id: string;
	/** Name of the form's landmark; empty if its role suffices. */
	readonly name: string;
	readonly action: string;
	readonly text: string;
	readonly rows: readonly SearchRow[];
	readonly list: ListState;
	/** Message for screen readers; empty if there is none. */
	readonly announcement: string;
	/** True after hydration: only then the field becomes a combobox. */
	readonly isHydrated: boolean;
	readonly fieldRef: RefObject<HTMLInputElement>;
	readonly onType: (text: string) => void;
	readonly onKey: (event: KeyboardEvent) => void;
	readonly onFocus: () => void;
	readonly onLeave: () => void;
	readonly onChoose: (row: SearchRow, event: MouseEvent) => void;
	readonly onForget: () => void;
	/** Returns true if the form may be submitted. */
	readonly onSubmit: () => boolean;
}

/** Same icon as in Views\Ui\Icon. */
const MAGNIFIER = 'M14.5 9a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0m-1 4.5 3.5 3.5';

/** Search form as Views\Site\Search prints it, with a list below it after hydration. */
export const SearchView = ({ fieldRef, ...props }: SearchViewProps) => {
	const { id, rows, list, isHydrated } = props;
	const listId = `${id}-list`;
	const isOpen = list.isOpen && rows.length > 0;
	const leave = ({
		currentTarget,
		relatedTarget,
	}: FocusEvent<HTMLInputElement | HTMLButtonElement>) => {
		if (!currentTarget.form?.contains(relatedTarget)) {
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
				role={isHydrated ? 'combobox' : undefined}
				aria-autocomplete={isHydrated ? 'list' : undefined}
				aria-expanded={isHydrated ? isOpen : undefined}
				aria-controls={isHydrated ? listId : undefined}
				aria-activedescendant={isOpen && list.active >= 0 ? rowId(listId, list.active) : undefined}
				onChange={(event) => props.onType(event.target.value)}
				onKeyDown={props.onKey}
				onFocus={props.onFocus}
				onBlur={leave}
			/>
			<input type="hidden" name="post_type" value="product" />
			<button className="storefront-search__button" type="submit">
				<Outline path={MAGNIFIER} />
				<span className="storefront-visually-hidden">{__('Search', 'storefront-islands')}</span>
			</button>
			{isHydrated && (
				<div className="storefront-search__popup" hidden={!isOpen}>
					<Rows
						id={listId}
						label={
							isRecent
								? __('Recent searches', 'storefront-islands')
								: __('Suggestions', 'storefront-islands')
						}
						rows={isOpen ? rows : []}
						active={list.active}
						onChoose={props.onChoose}
					/>
					{isRecent && (
						<button
							type="button"
							className="storefront-search__forget"
							onBlur={leave}
							onClick={props.onForget}
						>
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
