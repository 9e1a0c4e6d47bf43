/**
 * Forms that scripts of plugins wait for: these show their fields once a form with options has told that it is ready,
 * which its island does (islands/add-to-cart/choice-form). Boot would hydrate it at its first touch only.
 */

/** Event that boot takes for a touch. */
const TOUCH = 'pointerover';

/** Touches the forms of the page once all of it has loaded. */
export const touchAwaitedForms = ({ document, addEventListener }: Window): void => {
	const touch = (): void => {
		for (const form of document.querySelectorAll('form[data-awaited]')) {
			form.dispatchEvent(new Event(TOUCH));
		}
	};
	if (document.readyState === 'complete') {
		touch();
	} else {
		addEventListener('load', touch);
	}
};
