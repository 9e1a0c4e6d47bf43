/**
 * Moves the focus of keyboards and screen readers to an element. An element that is not focusable becomes so until it
 * loses the focus, without an outline, as it is not interactive.
 */
export const focusOn = (target: HTMLElement): void => {
	target.focus({ preventScroll: true });
	if (target !== document.activeElement) {
		target.tabIndex = -1;
		target.style.outline = 'none';
		target.addEventListener(
			'blur',
			() => {
				target.removeAttribute('tabindex');
				target.style.outline = '';
			},
			{ once: true },
		);
		target.focus({ preventScroll: true });
	}
};
