import { isPlainClick } from '../../domain/site/anchors';

/**
 * Follows a link in an overlay by replacing the overlay's history entry, so that Back does not lead to the same page
 * twice.
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
