import { isSamePath } from '../../domain/menu/path';
import { ALL_CLOSED, type MenuState } from '../../domain/menu/state';
import { isFolded, pathAround, type MenuParts, type SubMenu } from './parts';
import { point } from './pointer';
import type { MenuRunner } from './runner';

const isShown = ({ details, list }: SubMenu): boolean =>
	details.open ||
	(list.getClientRects().length > 0 && getComputedStyle(list).visibility === 'visible');

/**
 * Returns the lists that CSS has opened before the script was loaded: they stay open, to avoid flicker. If two branches
 * are visible, one of them fading, the one under the pointer is used.
 */
export const readOpenLists = (parts: MenuParts): MenuState => {
	const shown = parts.subMenus.filter(isShown);
	const last =
		shown.filter(({ item }) => item.matches(':hover')).pop() ??
		shown.filter(({ item }) => item.contains(document.activeElement)).pop() ??
		shown.pop();
	if (!last) {
		return ALL_CLOSED;
	}
	const isPressed = last.details.open || last.item.contains(document.activeElement);
	return { ...ALL_CLOSED, open: last.path, by: isPressed ? 'press' : 'pointer' };
};

/**
 * Continues with the pointer event that triggered the hydration: if the pointer rests on the same item since then, its
 * list opens at the same time as without the script.
 */
export const resumePointer = (
	wokenBy: Event | null,
	parts: MenuParts,
	runner: MenuRunner,
	now: number,
): void => {
	if (!(wokenBy instanceof PointerEvent) || wokenBy.pointerType === 'touch' || isFolded(parts)) {
		return;
	}
	const target = [...parts.nav.querySelectorAll(':hover')].pop() ?? null;
	const since = wokenBy.target;
	const rests =
		target !== null &&
		since instanceof Element &&
		isSamePath(pathAround(parts, since), pathAround(parts, target));
	const at = { x: wokenBy.clientX, y: wokenBy.clientY };
	point(parts, runner, { target, at, now: rests ? wokenBy.timeStamp : now });
};
