/** Product form before hydration, as PHP prints it (Catalogue\ProductForm): its data and its busy state. */
import type { FormField } from '../../domain/cart/early-add';

const UNHYDRATED_FORM = 'form[data-island="add-to-cart"]:not([data-hydrated])';
const SUBMIT_BUTTON = 'button:not([type="button"],[type="reset"]),[type="submit"],[type="image"]';

export const addButtonOf = (form: HTMLFormElement): HTMLButtonElement | null =>
	form.querySelector('button[name="add-to-cart"]');

/** Returns the form, not hydrated yet, that a click or submit event is about to submit; null for other events. */
export const submittedForm = ({
	target,
	type,
}: Pick<Event, 'target' | 'type'>): HTMLFormElement | null => {
	if (!(target instanceof Element)) {
		return null;
	}
	const form = target.closest<HTMLFormElement>(UNHYDRATED_FORM);
	const isSubmitted = type === 'click' ? target.closest(SUBMIT_BUTTON) : target === form;
	return isSubmitted ? form : null;
};

/** Returns the names and values of the form and its button as the browser would submit them, without files. */
export const fieldsOf = (form: HTMLFormElement): readonly FormField[] => {
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

export const endPending = (form: HTMLFormElement): void => {
	addButtonOf(form)?.removeAttribute('aria-busy');
};

/**
 * Says that the shop has the product, in the words that PHP has printed, or why it has not. An island that asks again
 * writes nothing there: a live region is read once more as a whole.
 */
export const showAnswer = (form: HTMLFormElement, problem: string): void => {
	endPending(form);
	const message = form.querySelector<HTMLElement>('[data-message]');
	const { added, seen, view } = message?.dataset ?? {};
	message?.setAttribute('data-state', problem ? 'error' : 'added');
	message?.setAttribute('aria-live', problem ? 'assertive' : 'polite');
	if (problem) {
		message?.replaceChildren(problem);
		return;
	}
	const shown = textIn(form, seen);
	shown.setAttribute('aria-hidden', 'true');
	const link = Object.assign(form.ownerDocument.createElement('a'), {
		textContent: view,
		href: form.getAttribute('action'),
	});
	message?.replaceChildren(spokenIn(form, added), shown, ' ', link);
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
