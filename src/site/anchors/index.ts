/**
 * Links to a place on the same page (spec section 2). The browser itself goes there first, in one step that nobody sees: history,
 * hashchange, :target, encoded ids and names of anchors are its own. Then the page is put back, and moves.
 */
import { isTop } from '../../domain/anchors/link';
import { lineBelowCover } from './cover';
import { focusOn } from './focus';
import { moveTo } from './move';

/** What the address points to, null where that is nothing. */
const currentTarget = (): HTMLElement | null => {
	const target = document.querySelector(':target');
	return target instanceof HTMLElement ? target : null;
};

/** Older browsers leave a folded target folded. */
const unfold = (target: Element): void => {
	const folded = target.closest('details:not([open])');
	if (folded instanceof HTMLDetailsElement) {
		folded.open = true;
		unfold(folded);
	}
};

/**
 * Goes where a link on this page leads, as the answer to its click. Where that is nowhere, or not to be seen, all is as the browser
 * does it.
 *
 * @param fragment The link's, with its '#'.
 */
export const goToAnchor = (link: HTMLAnchorElement, fragment: string): void => {
	const from = window.scrollY;
	window.location.href = link.href;
	const target = currentTarget();
	if (target) {
		unfold(target);
	}
	if (target ? !target.getClientRects().length : !isTop(fragment)) {
		return;
	}
	// Again: a folded target could not be found before, and the theme may have wished for a smooth movement.
	target?.scrollIntoView({ behavior: 'instant' });
	const line = target?.getBoundingClientRect().top ?? 0;
	window.scrollTo({ top: from, behavior: 'instant' });
	focusOn(target ?? document.body);
	moveTo(window, () =>
		target ? window.scrollY + target.getBoundingClientRect().top - lineBelowCover(target, line) : 0,
	);
};

/** Brings the target of the page's own address out from under a header, where the browser has left it there. */
export const uncoverTarget = (): void => {
	const target = currentTarget();
	if (target) {
		if (!window.scrollY) {
			// Chromium may go there only after the load event; a header does not stick before.
			target.scrollIntoView({ behavior: 'instant' });
		}
		const line = target.getBoundingClientRect().top;
		// Who has moved on already stays there.
		if (line > -1) {
			window.scrollBy({ top: line - lineBelowCover(target, line), behavior: 'instant' });
		}
	}
};
