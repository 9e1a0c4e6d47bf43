/** Search island: connects the field, the suggestions and the recent searches. */
import { createElement, useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isPlainClick } from '../../domain/site/anchors';
import { afterKey, CLOSED, keyOf, OPENED } from '../../ui/fields/combobox';
import { useNativeInput } from '../../ui/fields/use-pre-hydration-input';
import { useIsHydrated } from '../shared/hydrate';
import { announcement, searchRows } from './model';
import type { SearchRow } from './model';
import type { SearchProps } from './props';
import { createSuggestions } from './suggestions';
import type { SearchResult, SearchProducts } from './suggestions';
import { SearchView } from './view';

/** Side effects of the island. */
export interface SearchEffects {
	readonly search: SearchProducts;
	readonly after: (milliseconds: number, callback: () => void) => () => void;
	readonly record: (term: string) => void;
	/** Reads the user's recent searches (stores/preferences), whose script is loaded on the first focus. */
	readonly readRecent: () => Promise<readonly string[]>;
	readonly rememberSearch: (term: string) => void;
	readonly forgetSearches: () => void;
	readonly navigate: (url: string) => void;
}

interface IslandProps {
	readonly props: SearchProps;
	readonly effects: SearchEffects;
}

/** Search field that suggests products while typing. The form works even if suggestions fail. */
export const SearchIsland = ({ props, effects }: IslandProps) => {
	const isHydrated = useIsHydrated();
	const [text, setText] = useState(props.searched);
	const [result, setResult] = useState<SearchResult | null>(null);
	const [isWaiting, setWaiting] = useState(false);
	const [recent, setRecent] = useState<readonly string[]>([]);
	const [list, setList] = useState(CLOSED);
	const suggestions = useMemo(
		() =>
			createSuggestions({
				...effects,
				onResult: (found) => {
					setWaiting(false);
					setResult(found);
				},
				onWait: () => setWaiting(true),
			}),
		[effects],
	);
	useEffect(() => suggestions.stop, [suggestions]);

	const type = (typed: string) => {
		setText(typed);
		setList(OPENED);
		if (props.suggests) {
			suggestions.request(typed);
		}
	};
	const fieldRef = useNativeInput<HTMLInputElement>(text, type);
	const open = useCallback(() => {
		void effects.readRecent().then(setRecent);
		setList(OPENED);
	}, [effects]);
	// The interaction that triggered the hydration has focused the field before React was listening.
	useEffect(() => {
		if (fieldRef.current?.matches(':focus')) {
			open();
		}
	}, [fieldRef, open]);

	const rows = props.suggests ? searchRows(text, result, recent) : [];

	/** Submits the form with this value in the field, independently of React's next render. */
	const send = (term: string) => {
		setText(term);
		setList(CLOSED);
		if (fieldRef.current) {
			fieldRef.current.value = term;
			fieldRef.current.form?.requestSubmit();
		}
	};

	const choose = (row: SearchRow) => {
		if (row.kind === 'product') {
			effects.navigate(row.url);
		} else {
			send(row.kind === 'recent' ? row.term : text);
		}
	};

	return (
		<SearchView
			id={props.id}
			name={props.name}
			action={props.action}
			text={text}
			rows={rows}
			list={list}
			isWaiting={isWaiting && list.isOpen}
			announcement={list.isOpen && props.suggests ? announcement(text, result, isWaiting) : ''}
			isHydrated={isHydrated}
			fieldRef={fieldRef}
			onType={type}
			onKey={(event: KeyboardEvent) => {
				const key = keyOf(event.nativeEvent);
				const active = list.isOpen ? rows[list.active] : undefined;
				if (key === 'Enter' && active) {
					event.preventDefault();
					choose(active);
					return;
				}
				const next = afterKey(list, key, rows.length, -1);
				if (next !== null) {
					event.preventDefault();
					setList(next);
				}
			}}
			onFocus={open}
			onLeave={() => setList(CLOSED)}
			onChoose={(row, event: MouseEvent) => {
				if (row.kind === 'product' && !isPlainClick(event)) {
					return;
				}
				event.preventDefault();
				choose(row);
			}}
			onForget={() => {
				effects.forgetSearches();
				setRecent([]);
				fieldRef.current?.focus();
			}}
			onSubmit={() => {
				const term = (fieldRef.current?.value ?? text).trim();
				if (term === '') {
					fieldRef.current?.focus();
					return false;
				}
				effects.record(term);
				effects.rememberSearch(term);
				return true;
			}}
		/>
	);
};
