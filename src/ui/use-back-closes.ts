import { useEffect } from '@wordpress/element';

/** Marks the entry of the browser's history that an open overlay stands on. */
const MARK = { storefrontOverlay: true };

const standsOnMark = (): boolean => {
	const state: unknown = window.history.state;
	return typeof state === 'object' && state !== null && 'storefrontOverlay' in state;
};

/**
 * Makes Back close an overlay instead of leaving the page: while it is open it has an entry of its own in the
 * history, which goes when it is closed in another way.
 */
export const useBackCloses = (isOpen: boolean, onClose: () => void): void => {
	useEffect(() => {
		if (!isOpen) {
			return undefined;
		}
		window.history.pushState(MARK, '');
		// Also after a page was left and restored: Back has then passed the entry already.
		const left = () => !standsOnMark() && onClose();
		window.addEventListener('popstate', left);
		window.addEventListener('pageshow', left);
		return () => {
			window.removeEventListener('popstate', left);
			window.removeEventListener('pageshow', left);
			if (standsOnMark()) {
				window.history.back();
			}
		};
	}, [isOpen, onClose]);
};
