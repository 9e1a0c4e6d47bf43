import { uncoveredLine } from '../../domain/anchors/scroll';

/**
 * Returns the vertical position in the viewport at which a target is visible: where the browser has scrolled it to, or
 * below elements that cover it there, such as the admin bar and a sticky header.
 *
 * @param line Position at which the browser has placed it, in pixels from the top, which includes scroll-margin-top and
 * scroll-padding.
 */
export const lineBelowCover = (target: Element, line: number): number => {
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
