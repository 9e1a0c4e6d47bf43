/** A product's form whose island sleeps, as PHP prints it (Views\Catalogue): what it asks for, and how it says that it was heard. */

const ASLEEP = 'form[data-island="add-to-cart"]:not([data-awake])';
const ADD_BUTTON = 'button[name="add-to-cart"]';

export const addButtonOf = (form: HTMLFormElement): HTMLButtonElement | null =>
	form.querySelector(ADD_BUTTON);

/** The sleeping form that a click or a submission asks to be sent; null where it asks for something else. */
export const formAskedBy = (event: Event): HTMLFormElement | null => {
	const { target } = event;
	if (!(target instanceof Element)) {
		return null;
	}
	const form = target.closest<HTMLFormElement>(ASLEEP);
	// With a key held down too: the form would be sent in another tab.
	const isAsked = event.type === 'click' ? target.closest(ADD_BUTTON) : target === form;
	return isAsked ? form : null;
};

/** Names and values of the form, and of its button, as the browser would send them; no files. */
export const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] => {
	const fields = [...new FormData(form)].filter(
		(field): field is [string, string] => typeof field[1] === 'string',
	);
	return [...fields, ['add-to-cart', addButtonOf(form)?.value ?? '']];
};

/** Shows at once that the click was heard, and says it, once. The words stand in the button already, in the page's language. */
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
