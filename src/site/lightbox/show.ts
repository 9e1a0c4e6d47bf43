import { lockScroll } from '../../ui/lock-scroll';
import { overlayEntry } from '../../ui/overlay-entry';
import { element, iconButton } from './elements';
import type { Slideshow } from './slides';
import { showSlide } from './stage';
import { text, textWith } from './texts';

const CLOSE = 'm5 5 10 10M15 5 5 15';
const BACKWARD = 'm12.5 4-6 6 6 6';
const FORWARD = 'm7.5 4 6 6-6 6';
/** Pixels that a finger moves to mean it. */
const SWIPE = 50;

/**
 * Shows pictures and videos above the page, in the browser's own dialog: it keeps the focus inside and gives it back. Escape, Back, a click
 * beside the picture and a button close it; arrow keys, buttons and fingers lead through a gallery, which has no end.
 */
export const showLightbox = ({ slides, start }: Slideshow): void => {
	const isGallery = slides.length > 1;
	const isRightToLeft = getComputedStyle(document.body).direction === 'rtl';
	const close = iconButton('close', text('close'), CLOSE);
	const previous = iconButton('previous', text('previous'), BACKWARD);
	const next = iconButton('next', text('next'), FORWARD);
	const position = element('p', { class: 'storefront-lightbox__position', 'aria-live': 'polite' });
	const stage = element('div', { class: 'storefront-lightbox__stage' });
	const dialog = element(
		'dialog',
		{ class: 'storefront-lightbox', 'aria-label': text('label') },
		element('div', { class: 'storefront-lightbox__bar' }, position, close),
		stage,
		...(isGallery ? [previous, next] : []),
	);
	const entry = overlayEntry('storefrontLightbox');
	let current = start;
	let touchedAt: number | null = null;

	const show = (index: number): void => {
		current = (index + slides.length) % slides.length;
		const slide = slides[current];
		if (slide) {
			stage.replaceChildren(showSlide(slide));
		}
		position.textContent = isGallery
			? textWith('position', String(current + 1), String(slides.length))
			: '';
	};

	const stopListening = new AbortController();
	const listening = { signal: stopListening.signal };
	const unlock = lockScroll(document);

	const closed = (): void => {
		stopListening.abort();
		unlock();
		entry.goBack();
		// With it goes what plays.
		dialog.remove();
	};

	/** At once: browsers tell of a closed dialog later, when another one may be open. */
	const shut = (): void => {
		dialog.close();
		closed();
	};

	const leave = (): void => {
		// Going back closes it.
		if (!entry.goBack()) {
			shut();
		}
	};

	/** @param side 1 for the side where lines end, -1 for the other, as they stand on the screen from left to right. */
	const turn = (side: number): void => {
		if (isGallery) {
			show(current + (isRightToLeft ? -side : side));
		}
	};

	close.addEventListener('click', leave);
	previous.addEventListener('click', () => {
		show(current - 1);
	});
	next.addEventListener('click', () => {
		show(current + 1);
	});
	dialog.addEventListener('click', ({ target }) => {
		// Where there is neither picture nor text nor control.
		if (target === dialog || target === stage || target === stage.firstChild) {
			leave();
		}
	});
	dialog.addEventListener('keydown', (event) => {
		// A video has its own arrow keys.
		if (/^Arrow(Left|Right)$/.test(event.key) && !(event.target instanceof HTMLMediaElement)) {
			event.preventDefault();
			turn(event.key === 'ArrowRight' ? 1 : -1);
		}
	});
	dialog.addEventListener(
		'touchstart',
		({ touches }) => {
			touchedAt = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
		},
		{ passive: true },
	);
	dialog.addEventListener('touchend', ({ changedTouches }) => {
		const moved = touchedAt === null ? 0 : (changedTouches[0]?.clientX ?? touchedAt) - touchedAt;
		// A page that is zoomed in is moved by the finger.
		if (Math.abs(moved) > SWIPE && (window.visualViewport?.scale ?? 1) === 1) {
			turn(moved < 0 ? 1 : -1);
		}
	});
	dialog.addEventListener('cancel', (event) => {
		event.preventDefault();
		leave();
	});
	dialog.addEventListener('close', closed, listening);

	document.body.append(dialog);
	show(start);
	entry.add(shut, stopListening.signal);
	dialog.showModal();
};
