import { useCallback, useLayoutEffect, useState } from '@wordpress/element';
import { overlayEntry } from './overlay-entry';

/**
 * Makes Back close an overlay instead of leaving the page: it has an entry of its own in the history before it is to be
 * seen. Returns how to close it in another way: the entry goes first and the overlay with it, so that who sees it closed
 * can go Back or open it again at once.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): (() => void) => {
	const [entry] = useState(() => overlayEntry('storefrontOverlay'));
	useLayoutEffect(() => {
		if (!isOpen) {
			return undefined;
		}
		const open = new AbortController();
		entry.add(onClose, open.signal);
		return () => {
			open.abort();
			entry.goBack();
		};
	}, [isOpen, onClose, entry]);
	return useCallback(() => {
		// Where the browser does not go back, a second wish closes without it.
		if (!entry.goBack()) {
			onClose();
		}
	}, [entry, onClose]);
};
