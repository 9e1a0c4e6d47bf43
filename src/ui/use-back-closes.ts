import { useCallback, useLayoutEffect, useState } from '@wordpress/element';
import { overlayEntry } from './overlay-entry';

/**
 * Makes Back close an overlay instead of leaving the page: the overlay adds a history entry before it is shown. Returns
 * a function for closing it otherwise, which goes back first and closes the overlay when the entry is gone, so that
 * Back can be pressed, or the overlay reopened, as soon as it is closed.
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
		// If the browser does not go back, a second call closes it directly.
		if (!entry.goBack()) {
			onClose();
		}
	}, [entry, onClose]);
};
