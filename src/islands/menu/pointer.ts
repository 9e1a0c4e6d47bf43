import type { Point } from '../../domain/menu/area';
import { isFolded, pathAround, type MenuParts } from './parts';
import type { MenuRunner } from './runner';

/** Notifies the menu of the element under the pointer; null for outside. */
export const point = (
	parts: MenuParts,
	{ send, areas }: MenuRunner,
	where: { readonly target: EventTarget | null; readonly at: Point; readonly now: number },
): void => {
	const { target, at, now } = where;
	const over =
		target instanceof Element && parts.nav.contains(target) ? pathAround(parts, target) : null;
	send({ type: 'pointed', now, at, over, areas: areas() });
};

/** Tracks the pointer. Touch is ignored, as is hover while lists expand in place, as all content below would move. */
export const followPointer = (parts: MenuParts, runner: MenuRunner): void => {
	const moved = (event: PointerEvent): void => {
		const { target, clientX: x, clientY: y, timeStamp: now } = event;
		const { open, plan } = runner.state();
		const isNear =
			open.length > 0 || plan !== null || (target instanceof Node && parts.nav.contains(target));
		if (event.pointerType !== 'touch' && isNear && !isFolded(parts)) {
			point(parts, runner, { target, at: { x, y }, now });
		}
	};
	const options = { passive: true };
	document.addEventListener('pointermove', moved, options);
	// Fired when the page scrolls below a resting pointer.
	document.addEventListener('pointerover', moved, options);
	document.documentElement.addEventListener('pointerleave', moved, options);
};
