import { clearLine } from '../../domain/anchors/scroll';

/**
 * The line of the window at which a target is to stand so that it is seen: where the browser puts it, or below what stays at the
 * window's upper edge there, such as the admin bar and a sticky header.
 *
 * @param line Where the browser puts it, in pixels from the upper edge: scroll-margin-top and scroll-padding are in it.
 */
export const lineBelowCover = (target: Element, line: number): number => {
	const { left, width } = target.getBoundingClientRect();

	const isCover = (element: Element): boolean =>
		/fixed|sticky/.test(getComputedStyle(element).position) &&
		!element.contains(target) &&
		!target.contains(element);

	// A fraction of a pixel above the window there is nothing to be found.
	return clearLine(Math.max(line, 0), (height) =>
		Math.max(
			height,
			...document
				.elementsFromPoint(left + width / 2, height)
				.filter(isCover)
				.map((element) => element.getBoundingClientRect().bottom)
				// A backdrop, or a bar at the side: nothing is to be seen below it.
				.filter((edge) => edge < window.innerHeight / 2),
		),
	);
};
