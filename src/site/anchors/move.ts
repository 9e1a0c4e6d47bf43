import { ANCHOR_SCROLL_MS, positionAt } from '../../domain/anchors/scroll';
import { onFirst } from '../on-first';

/** What visitors do who want to be elsewhere. */
const INTERRUPTIONS = ['wheel', 'pointerdown', 'keydown'] as const;
/** Pixels by which browsers round a position. */
const GRAIN = 2;

/** What a movement needs of the window. */
export interface MovingPage extends Pick<EventTarget, 'addEventListener'> {
	readonly scrollY: number;
	scrollTo(options: ScrollToOptions): void;
	requestAnimationFrame(callback: FrameRequestCallback): number;
	matchMedia(query: string): { readonly matches: boolean };
}

/**
 * Moves the page in 500 ms, at once for who wants no motion. It ends where it is when the visitor does anything, or when something
 * else has moved the page: Back, a scroll bar, another script.
 *
 * @param aim Where it is to end, asked before every step.
 */
export const moveTo = (window: MovingPage, aim: () => number): void => {
	const from = window.scrollY;
	let last = from;
	let began: number | null = null;
	let isWanted = true;

	const go = (top: number): void => {
		// The theme's own scroll-behavior would make a movement of each step.
		window.scrollTo({ top, behavior: 'instant' });
		last = window.scrollY;
	};

	if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
		go(aim());
		// A header that stays at the edge may do so only there.
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
