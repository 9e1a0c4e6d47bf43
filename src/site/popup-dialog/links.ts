import { fragmentOnPage, isPlainClick } from '../../domain/site/anchors';

/** Target of a click in a popup that covers the page. */
export type LinkTarget =
	| { readonly to: 'nowhere' }
	/** A part of the page behind the popup. */
	| { readonly to: 'page' }
	/** A part of the popup. */
	| { readonly to: 'inside'; readonly target: Element }
	| { readonly to: 'elsewhere'; readonly url: string };

/**
 * Returns the target before the browser follows the link. `nowhere` stands for clicks that are left to the browser: no
 * link, or one that opens elsewhere.
 */
export const linkTargetOf = (event: MouseEvent, dialog: HTMLDialogElement): LinkTarget => {
	const link = event.target instanceof Element ? event.target.closest('a') : null;
	// In an SVG, a link's href is not a string.
	if (!(link instanceof HTMLAnchorElement) || !link.href.startsWith('http')) {
		return { to: 'nowhere' };
	}
	if (event.defaultPrevented || !isPlainClick(event)) {
		return { to: 'nowhere' };
	}
	const fragment = fragmentOnPage(link.href, window.location.href);
	if (fragment !== null) {
		const target = document.getElementById(fragment.slice(1));
		if (target && dialog.contains(target)) {
			return { to: 'inside', target };
		}
		return { to: target ? 'page' : 'nowhere' };
	}
	return link.target || link.hasAttribute('download')
		? { to: 'nowhere' }
		: { to: 'elsewhere', url: link.href };
};
