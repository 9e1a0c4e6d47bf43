/**
 * Takes the keyboard, and who listens to the page, to a part of it. What cannot have the focus has it until it goes on, without
 * an outline: nothing there waits for a key.
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
