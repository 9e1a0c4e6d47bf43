import { isPlainClick } from '../../domain/plain-click';

/** Where a click in a popup that holds the page leads. */
export type Way =
	| { readonly to: 'nowhere' }
	/** A part of the page behind it. */
	| { readonly to: 'page' }
	| { readonly to: 'elsewhere'; readonly url: string };

const withoutHash = (url: string): string => url.replace(/#.*/, '');

/** Tells it before the browser follows the link. */
export const wayOf = (event: MouseEvent, dialog: HTMLDialogElement): Way => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	if (!link?.href.startsWith('http') || !isPlainClick(event)) {
		return { to: 'nowhere' };
	}
	if (link.hash && withoutHash(link.href) === withoutHash(window.location.href)) {
		const target = document.getElementById(link.hash.slice(1));
		return { to: target && !dialog.contains(target) ? 'page' : 'nowhere' };
	}
	return event.defaultPrevented || link.target || link.download
		? { to: 'nowhere' }
		: { to: 'elsewhere', url: link.href };
};
