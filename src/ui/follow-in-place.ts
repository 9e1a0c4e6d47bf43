import { isPlainClick } from '../domain/plain-click';

/**
 * Follows a link inside an overlay in place of the history entry that the overlay stands on: Back then leads to
 * the page, and not to the page twice.
 */
export const followInPlace = (event: MouseEvent): void => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link?.href || link.target || link.hasAttribute('download')) {
		return;
	}
	if (isPlainClick(event)) {
		event.preventDefault();
		window.location.replace(link.href);
	}
};
