import { ANCHOR_SCROLL_MS, positionAt } from '../../domain/anchors/scroll';
import { onFirst } from '../on-first';

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
