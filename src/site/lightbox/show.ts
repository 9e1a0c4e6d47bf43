import { lockScroll, overlayEntry } from '../../ui/overlay/overlay';
import { element, iconButton, showSlide, text, textWith } from './slide';
import type { Slideshow } from './slides';

const CLOSE = 'm5 5 10 10M15 5 5 15';
const BACKWARD = 'm12.5 4-6 6 6 6';
const FORWARD = 'm7.5 4 6 6-6 6';
/** Minimum distance of a swipe, in pixels. */
const SWIPE = 50;

/**
 * Shows images and videos in a modal dialog, which traps the focus and restores it. Escape, Back, a click beside the
 * image and a button close it; arrow keys, buttons and swipes navigate through a gallery, which wraps around.
 */
export const showLightbox = ({ slides, start }: Slideshow): void => {
	const isGallery = slides.length > 1;
	const isRightToLeft = getComputedStyle(document.body).direction === 'rtl';
	const close = iconButton('close', text('close'), CLOSE);
	const previous = iconButton('previous', text('previous'), BACKWARD);
	const next = iconButton('next', text('next'), FORWARD);
	const position = element('p', { class: 'storefront-lightbox__position', 'aria-live': 'polite' });
	const frame = element('div', { class: 'storefront-lightbox__stage' });
	const dialog = element(
		'dialog',
		{ class: 'storefront-lightbox', 'aria-label': text('label') },
		element('div', { class: 'storefront-lightbox__bar' }, position, close),
		frame,
		...(isGallery ? [previous, next] : []),
	);
	const entry = overlayEntry('storefrontLightbox');
	let current = start;
	let touchedAt: number | null = null;

	const show = (index: number): void => {
		current = (index + slides.length) % slides.length;
		const slide = slides[current];
		if (slide) {
			frame.replaceChildren(showSlide(slide));
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
		// Also stops playing media.
		dialog.remove();
	};

	/** Cleans up at once: browsers dispatch the close event later, when another lightbox may be open. */
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

	/** @param side 1 to the right on the screen, -1 to the left, independent of the text direction. */
	const showAdjacent = (side: number): void => {
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
		// The click hit neither image nor text nor control.
		if (target === dialog || target === frame || target === frame.firstChild) {
			leave();
		}
	});
	dialog.addEventListener('keydown', (event) => {
		// Arrow keys control a focused video.
		if (/^Arrow(Left|Right)$/.test(event.key) && !(event.target instanceof HTMLMediaElement)) {
			event.preventDefault();
			showAdjacent(event.key === 'ArrowRight' ? 1 : -1);
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
		// While the page is zoomed in, a swipe pans it.
		if (Math.abs(moved) > SWIPE && (window.visualViewport?.scale ?? 1) === 1) {
			showAdjacent(moved < 0 ? 1 : -1);
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
