import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from '@wordpress/element';
import type { Ref } from 'react';
import type { PartGroups } from './part';
import { markPart, partAt, partsShown } from './preview-parts';

export interface PartSelection {
	/** For the block's element. */
	readonly ref: Ref<HTMLDivElement>;
	readonly groups: PartGroups;
	/** Name of the selected part; empty if none is selected. */
	readonly selected: string;
	readonly select: (name: string) => void;
	/** Names of the parts that the preview shows. */
	readonly shown: readonly string[];
}

/** Returns the names of the parts that the preview shows, and follows its changes. */
const useShown = (
	ref: { readonly current: HTMLDivElement | null },
	groups: PartGroups,
): readonly string[] => {
	const subscribe = useCallback(
		(notify: () => void) => {
			const observer = new MutationObserver(notify);
			if (ref.current !== null) {
				observer.observe(ref.current, { childList: true, subtree: true });
			}
			return () => observer.disconnect();
		},
		[ref],
	);
	const read = useCallback(
		() => (ref.current === null ? '' : partsShown(ref.current, groups).join(' ')),
		[ref, groups],
	);
	return useSyncExternalStore(subscribe, read).split(' ');
};

/**
 * Follows which part of a block's preview is selected: by a press on it, or by `select`.
 *
 * @param partsOfBlock Returns the parts of the block.
 * @param isActive     True while the block or something in it is selected.
 */
export const useParts = (partsOfBlock: () => PartGroups, isActive: boolean): PartSelection => {
	const ref = useRef<HTMLDivElement>(null);
	const [groups] = useState(partsOfBlock);
	const [pressed, select] = useState('');
	const shown = useShown(ref, groups);
	const selected = isActive && shown.includes(pressed) ? pressed : '';
	useEffect(() => {
		const block = ref.current;
		if (block === null) {
			return undefined;
		}
		const mark = (): void => markPart(block, groups, selected);
		mark();
		// The server's HTML of a preview comes later than the block is drawn.
		const observer = new MutationObserver(mark);
		observer.observe(block, { childList: true, subtree: true });
		return () => observer.disconnect();
	}, [groups, selected]);
	useEffect(() => {
		const block = ref.current;
		const press = ({ clientX, clientY }: MouseEvent): void => {
			if (block !== null) {
				select(partAt(block, groups, clientX, clientY));
			}
		};
		// Before the editor's own listeners: one that selects a block may stop the event.
		block?.addEventListener('mousedown', press, true);
		return () => block?.removeEventListener('mousedown', press, true);
	}, [groups]);
	return { ref, groups, selected, select, shown };
};
