/**
 * Keeps the page still behind a dialog. Where the scroll bar takes room, its room is kept, so that nothing moves.
 * Returns how to let go.
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
