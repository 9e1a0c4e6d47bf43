/**
 * Returns a function that shows and hides the block around the mini-cart. While the block contains the focus, e.g.
 * after the cart was emptied in the drawer, hiding is deferred until the focus has left: a hidden element loses the
 * focus, and keyboard users would start again at the top of the page. The count set by the inline script is removed, as
 * the island renders its own.
 */
export const createBlockVisibility = (block: HTMLElement): ((isHidden: boolean) => void) => {
	let wanted = block.classList.contains('is-empty');
	const apply = (): void => {
		block.classList.toggle('is-empty', wanted);
	};
	block.addEventListener('focusout', apply);
	return (isHidden) => {
		wanted = isHidden;
		block.classList.remove('has-count');
		if (!isHidden || !block.contains(document.activeElement)) {
			apply();
		}
	};
};
