/**
 * Links to anchors on the same page (docs/behaviour.md#anchor-links). The browser itself navigates first, which handles
 * history, hashchange, :target, encoded ids and anchor names. Then the scroll position is restored before the next
 * paint, and animated.
 */
import { uncoveredLine, ANCHOR_SCROLL_MS, positionAt, isTop } from '../domain/site/anchors';
import { onFirst } from './on-first';

/**
 * Returns the vertical position in the viewport at which a target is visible: where the browser has scrolled it to, or
 * below elements that cover it there, such as the admin bar and a sticky header.
 *
 * @param line Position at which the browser has placed it, in pixels from the top, which includes scroll-margin-top and
 * scroll-padding.
 */
const lineBelowCover = (target: Element, line: number): number => {
	const { left, width } = target.getBoundingClientRect();

	const isCover = (element: Element): boolean =>
		/fixed|sticky/.test(getComputedStyle(element).position) &&
		!element.contains(target) &&
		!target.contains(element);

	// At negative positions, elementsFromPoint returns nothing.
	return uncoveredLine(Math.max(line, 0), (height) =>
		Math.max(
			height,
			...document
				.elementsFromPoint(left + width / 2, height)
				.filter(isCover)
				.map((element) => element.getBoundingClientRect().bottom)
				// Excludes backdrops and side bars, below which nothing is visible.
				.filter((edge) => edge < window.innerHeight / 2),
		),
	);
};

/**
 * Moves the focus of keyboards and screen readers to an element. An element that is not focusable becomes so until it
 * loses the focus, without an outline, as it is not interactive.
 */
const focusOn = (target: HTMLElement): void => {
	target.focus({ preventScroll: true });
	if (target !== document.activeElement) {
		target.tabIndex = -1;
		target.style.outline = 'none';
		target.addEventListener(
			'blur',
			() => {
				target.removeAttribute('tabindex');
				target.style.outline = '';
			},
			{ once: true },
		);
		target.focus({ preventScroll: true });
	}
};

/** Events by which visitors interrupt the animation. */
const INTERRUPTIONS = ['wheel', 'pointerdown', 'keydown'] as const;
/** Tolerance in pixels, as browsers round scroll positions. */
const GRAIN = 2;

/** Part of the window used by the animation. */
export interface MovingPage extends Pick<EventTarget, 'addEventListener'> {
	readonly scrollY: number;
	scrollTo(options: ScrollToOptions): void;
	requestAnimationFrame(callback: FrameRequestCallback): number;
	matchMedia(query: string): { readonly matches: boolean };
}

/**
 * Scrolls the page within 500 ms, or at once if reduced motion is preferred. The animation stops when the visitor
 * interacts with the page, or when it is scrolled by something else: Back, a scroll bar, another script.
 *
 * @param aim Returns the target position; called before every step.
 */
export const moveTo = (window: MovingPage, aim: () => number): void => {
	const from = window.scrollY;
	let last = from;
	let began: number | null = null;
	let isWanted = true;

	const go = (top: number): void => {
		// Overrides the theme's scroll-behavior, which would animate each step.
		window.scrollTo({ top, behavior: 'instant' });
		last = window.scrollY;
	};

	if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
		go(aim());
		// Repeated, as a sticky header may cover the target only at the new position.
		go(aim());
		return;
	}

	const step = (now: number): void => {
		began ??= now;
		if (isWanted && Math.abs(window.scrollY - last) < GRAIN) {
			go(positionAt(from, aim(), now - began));
			if (now - began < ANCHOR_SCROLL_MS) {
				window.requestAnimationFrame(step);
			}
		}
	};

	onFirst(window, INTERRUPTIONS, () => {
		isWanted = false;
	});
	window.requestAnimationFrame(step);
};

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
