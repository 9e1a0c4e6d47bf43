/**
 * Links to anchors on the same page (docs/behaviour.md#anchor-links). The browser itself navigates first, which handles
 * history, hashchange, :target, encoded ids and anchor names. Then the scroll position is restored before the next
 * paint, and animated.
 */
import { isTop } from '../../domain/anchors/link';
import { lineBelowCover } from './cover';
import { focusOn } from './focus';
import { moveTo } from './move';

/** Returns the target of the page's URL; null if there is none. */
const currentTarget = (): HTMLElement | null => {
	const target = document.querySelector(':target');
	return target instanceof HTMLElement ? target : null;
};

/** Opens the details elements around a target, which older browsers leave closed. */
const unfold = (target: Element): void => {
	const folded = target.closest('details:not([open])');
	if (folded instanceof HTMLDetailsElement) {
		folded.open = true;
		unfold(folded);
	}
};

/**
 * Navigates to a link's target on this page, in response to a click. If the target does not exist or is not displayed,
 * the browser's default behaviour applies.
 *
 * @param fragment Fragment of the link, including '#'.
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
	// Repeated, as a target in a closed details element had no position before, and the theme may use smooth scrolling.
	target?.scrollIntoView({ behavior: 'instant' });
	const line = target?.getBoundingClientRect().top ?? 0;
	window.scrollTo({ top: from, behavior: 'instant' });
	focusOn(target ?? document.body);
	moveTo(window, () =>
		target ? window.scrollY + target.getBoundingClientRect().top - lineBelowCover(target, line) : 0,
	);
};

/** Scrolls the target of the page's own URL out from under a header. */
export const uncoverTarget = (): void => {
	const target = currentTarget();
	if (target) {
		if (!window.scrollY) {
			// Chromium may scroll to it only after the load event, and a header is not sticky before that.
			target.scrollIntoView({ behavior: 'instant' });
		}
		const line = target.getBoundingClientRect().top;
		// Not if the visitor has scrolled on already.
		if (line > -1) {
			window.scrollBy({ top: line - lineBelowCover(target, line), behavior: 'instant' });
		}
	}
};
