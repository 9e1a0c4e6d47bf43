/** Listens to what happens on the page around a menu that drops down: pointer, focus, presses and Escape. */
import { NOTHING_OPEN } from '../../domain/site/menu/path';
import type { MenuEvent } from '../../domain/site/menu/state';
import { pathAround } from './dom';
import { pointedAt } from './pointer';

/** Returns a function that stops listening. */
export const listenToPage = (nav: Element, send: (event: MenuEvent) => void): (() => void) => {
	const stop = new AbortController();
	const { signal } = stop;
	const isInside = (target: EventTarget | null): target is Element =>
		target instanceof Element && nav.contains(target);
	const close = (): void => send({ type: 'closed', path: NOTHING_OPEN });

	const moved = ({ pointerType, target, clientX, clientY, timeStamp }: PointerEvent): void => {
		if (pointerType !== 'touch') {
			send(pointedAt(nav, target, { x: clientX, y: clientY }, timeStamp));
		}
	};
	const passive = { passive: true, signal };
	document.addEventListener('pointermove', moved, passive);
	// Fired when the page scrolls below a resting pointer.
	document.addEventListener('pointerover', moved, passive);
	document.documentElement.addEventListener('pointerleave', moved, passive);

	document.addEventListener(
		'focusin',
		({ target }) => send({ type: 'focused', within: isInside(target) ? pathAround(target) : null }),
		{ signal },
	);
	document.addEventListener(
		'pointerdown',
		({ target }) => {
			if (!isInside(target)) {
				close();
			}
		},
		{ signal },
	);
	// Submenus opened by hover can be dismissed without moving the pointer, wherever the focus is (WCAG 1.4.13).
	document.addEventListener(
		'keydown',
		({ key, target }) => {
			if (key === 'Escape' && !isInside(target)) {
				close();
			}
		},
		{ signal },
	);
	return () => stop.abort();
};
