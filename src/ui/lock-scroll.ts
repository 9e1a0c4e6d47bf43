/**
 * Prevents the page from scrolling behind a dialog, keeping the space of a classic scroll bar, so that nothing moves.
 * Returns a function that unlocks it.
 */
export const lockScroll = ({
	documentElement: page,
	defaultView: view,
}: Document): (() => void) => {
	const { overflow, scrollbarGutter } = page.style;
	if (view !== null && view.innerWidth > page.clientWidth) {
		page.style.scrollbarGutter = 'stable';
	}
	page.style.overflow = 'hidden';
	return () => {
		page.style.overflow = overflow;
		page.style.scrollbarGutter = scrollbarGutter;
	};
};
