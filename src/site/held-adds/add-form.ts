/** Product form before hydration, as PHP prints it (Catalogue\ProductForm): its data and its busy state. */

const UNHYDRATED_FORM = 'form[data-island="add-to-cart"]:not([data-hydrated])';
const ADD_BUTTON = 'button[name="add-to-cart"]';

export const addButtonOf = (form: HTMLFormElement): HTMLButtonElement | null =>
	form.querySelector(ADD_BUTTON);

/** Returns the form, not hydrated yet, that a click or submit event is about to submit; null for other events. */
export const submittedForm = (event: Event): HTMLFormElement | null => {
	const { target } = event;
	if (!(target instanceof Element)) {
		return null;
	}
	const form = target.closest<HTMLFormElement>(UNHYDRATED_FORM);
	// Also with modifier keys, with which the browser would submit the form in a new tab.
	const isSubmitted = event.type === 'click' ? target.closest(ADD_BUTTON) : target === form;
	return isSubmitted ? form : null;
};

/** True if the form can be sent later: it is valid, and has no file, which no later request could hold. */
export const canWait = (form: HTMLFormElement): boolean =>
	form.checkValidity() &&
	[...new FormData(form)].every((field) => typeof field[1] === 'string' || !field[1].name);

/** Returns the names and values of the form and its button as the browser would submit them, without files. */
export const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] => {
	const fields = [...new FormData(form)].filter(
		(field): field is [string, string] => typeof field[1] === 'string',
	);
	return [...fields, ['add-to-cart', addButtonOf(form)?.value ?? '']];
};

const textIn = (form: HTMLFormElement, text = ''): HTMLSpanElement =>
	Object.assign(form.ownerDocument.createElement('span'), { textContent: text });

const spokenIn = (form: HTMLFormElement, text?: string): HTMLSpanElement => {
	const spoken = textIn(form, text);
	spoken.className = 'storefront-visually-hidden';
	return spoken;
};

/** Shows and announces the busy state at once. The translated text is in the button already. */
export const showPending = (form: HTMLFormElement): void => {
	const button = addButtonOf(form);
	if (button && !button.hasAttribute('aria-busy')) {
		button.setAttribute('aria-busy', 'true');
		const text = button.querySelector('[data-adding]')?.textContent;
		form.querySelector('[data-message]')?.replaceChildren(spokenIn(form, text));
	}
};

/** Says that the shop has the product, in the words that PHP has printed, and ends the busy state. */
export const showAdded = (form: HTMLFormElement): void => {
	addButtonOf(form)?.removeAttribute('aria-busy');
	const message = form.querySelector<HTMLElement>('[data-message]');
	const shown = textIn(form, message?.dataset.seen);
	shown.setAttribute('aria-hidden', 'true');
	message?.setAttribute('data-state', 'added');
	message?.replaceChildren(spokenIn(form, message.dataset.added), shown);
};

/**
 * Calls back once an island is hydrated and boot no longer holds back its clicks; in the next task if there is no
 * island.
 */
export const whenHydrated = (island: Element | null, callback: () => void): void => {
	const isHydrated = (): void => {
		// boot stops holding back clicks in a later microtask.
		setTimeout(callback);
	};
	if (!island || island.hasAttribute('data-hydrated')) {
		isHydrated();
		return;
	}
	const observer = new MutationObserver(() => {
		observer.disconnect();
		isHydrated();
	});
	observer.observe(island, { attributeFilter: ['data-hydrated'] });
};
