/** Product form before hydration, as PHP prints it (Views\Catalogue): its data and its busy state. */

const ASLEEP = 'form[data-island="add-to-cart"]:not([data-awake])';
const ADD_BUTTON = 'button[name="add-to-cart"]';

export const addButtonOf = (form: HTMLFormElement): HTMLButtonElement | null =>
	form.querySelector(ADD_BUTTON);

/** Returns the form, not hydrated yet, that a click or submit event is about to submit; null for other events. */
export const formAskedBy = (event: Event): HTMLFormElement | null => {
	const { target } = event;
	if (!(target instanceof Element)) {
		return null;
	}
	const form = target.closest<HTMLFormElement>(ASLEEP);
	// Also with modifier keys, with which the browser would submit the form in a new tab.
	const isAsked = event.type === 'click' ? target.closest(ADD_BUTTON) : target === form;
	return isAsked ? form : null;
};

/** Returns the names and values of the form and its button as the browser would submit them, without files. */
export const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] => {
	const fields = [...new FormData(form)].filter(
		(field): field is [string, string] => typeof field[1] === 'string',
	);
	return [...fields, ['add-to-cart', addButtonOf(form)?.value ?? '']];
};

/** Shows and announces the busy state at once. The translated text is in the button already. */
export const showHeard = (form: HTMLFormElement): void => {
	const button = addButtonOf(form);
	if (button && !button.hasAttribute('aria-busy')) {
		button.setAttribute('aria-busy', 'true');
		const spoken = form.ownerDocument.createElement('span');
		spoken.className = 'storefront-visually-hidden';
		spoken.textContent = button.querySelector('[data-adding]')?.textContent ?? '';
		form.querySelector('[data-message]')?.replaceChildren(spoken);
	}
};
