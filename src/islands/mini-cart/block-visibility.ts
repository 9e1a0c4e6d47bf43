/**
 * Shows and hides the block around the mini-cart. While the focus is in it, as after a drawer in which the cart was
 * emptied, it stays until the focus has moved on: what is hidden loses the focus, and keyboards would begin again at the
 * top of the page. The number that the page was given before is not needed any more: the island draws its own.
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
