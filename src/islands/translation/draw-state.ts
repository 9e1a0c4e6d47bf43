import type { TranslationTexts } from './props';
import { languageOf, noteOf } from './state';
import type { TranslationState } from './state';

/**
 * Updates the server's HTML (php-stubs/src/Site/Translation/Translation.php) for a state, and reports which language is
 * pressed.
 */
export const drawState = (
	element: HTMLElement,
	{ pageLanguage, texts }: { readonly pageLanguage: string; readonly texts: TranslationTexts },
	state: TranslationState,
): void => {
	const current = languageOf(state, pageLanguage);
	const languages = [
		...element.querySelectorAll<HTMLButtonElement>('.storefront-translation__language'),
	];
	for (const button of languages) {
		const isCurrent = button.value === current;
		button.setAttribute('aria-pressed', String(isCurrent && state.name !== 'failed'));
		button.toggleAttribute('data-busy', isCurrent && state.name === 'loading');
	}
	const note = noteOf(state, pageLanguage, texts);
	const message = element.querySelector('[role="status"]');
	if (message) {
		message.textContent = note.message;
	}
	const action = element.querySelector<HTMLButtonElement>('.storefront-translation__action');
	if (action) {
		if (!note.action && action === element.ownerDocument.activeElement) {
			// Moves the focus before the focused button is hidden.
			languages.find(({ value }) => value === current)?.focus();
		}
		action.hidden = !note.action;
		action.value = note.action?.language ?? '';
		action.textContent = note.action?.label ?? '';
	}
};
