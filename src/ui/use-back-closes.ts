import { useCallback, useLayoutEffect, useRef } from '@wordpress/element';

/** Marks the entry of the browser's history that an open overlay stands on. */
const MARK = { storefrontOverlay: true };

const standsOnMark = (): boolean => {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null && 'storefrontOverlay' in state;
};

/**
 * Makes Back close an overlay instead of leaving the page: it has an entry of its own in the history before it is to be
 * seen. Returns how to close it in another way: the entry goes first and the overlay with it, so that who sees it closed
 * can go Back or open it again at once.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): (() => void) => {
	const isGoingBackRef = useRef(false);
	const goBack = useCallback(() => {
		// Going back takes a moment. Asked for twice, it would leave the page.
		if (standsOnMark() && !isGoingBackRef.current) {
			isGoingBackRef.current = true;
			window.history.back();
			return true;
		}
		return false;
	}, []);
	useLayoutEffect(() => {
		if (!isOpen) {
			return undefined;
		}
		isGoingBackRef.current = false;
		window.history.pushState(MARK, '');
		// Also after a page was left and restored: Back has then passed the entry already.
		const left = () => !standsOnMark() && onClose();
		window.addEventListener('popstate', left);
		window.addEventListener('pageshow', left);
		return () => {
			window.removeEventListener('popstate', left);
			window.removeEventListener('pageshow', left);
			goBack();
		};
	}, [isOpen, onClose, goBack]);
	return useCallback(() => {
		// Where the browser does not go back, a second wish closes without it.
		if (!goBack()) {
			onClose();
		}
	}, [goBack, onClose]);
};
