import type { IslandModule } from '..';
import { createGoogleProvider } from './google';
import { languageOf, noteOf, readProps, createChooser } from './state';
import type { TranslationTexts, TranslationState } from './state';

/**
 * Creates the function that updates the server's HTML (php-stubs/src/Site/Translation/Translation.php) for a state, and
 * reports which language is pressed.
 */
const createView = (
	element: HTMLElement,
	{ pageLanguage, texts }: { readonly pageLanguage: string; readonly texts: TranslationTexts },
	choose: (language: string) => void,
): ((state: TranslationState) => void) => {
	const message = element.querySelector('[role="status"]');
	const action = element.querySelector('.storefront-translation__action');
	const languages = [
		...element.querySelectorAll<HTMLButtonElement>('.storefront-translation__language'),
	];

	element.addEventListener('click', ({ target }) => {
		const button = target instanceof Element ? target.closest('button') : null;
		if (button?.value) {
			choose(button.value);
		}
	});

	return (state) => {
		const current = languageOf(state, pageLanguage);
		for (const button of languages) {
			const isCurrent = button.value === current;
			button.setAttribute('aria-pressed', String(isCurrent && state.name !== 'failed'));
			button.toggleAttribute('data-busy', isCurrent && state.name === 'loading');
		}
		const note = noteOf(state, pageLanguage, texts);
		if (message) {
			message.textContent = note.message;
		}
		if (action instanceof HTMLButtonElement) {
			if (!note.action && action === element.ownerDocument.activeElement) {
				// Moves the focus before the focused button is hidden.
				languages.find(({ value }) => value === current)?.focus();
			}
			action.hidden = !note.action;
			action.value = note.action?.language ?? '';
			action.textContent = note.action?.label ?? '';
		}
	};
};

/**
 * Makes the buttons in the server's HTML translate the page, and continues with the language chosen on an earlier page.
 */
export const mount: IslandModule['mount'] = async (element, context) => {
	const props = readProps(context.props);
	if (!props) {
		return;
	}
	const provider = createGoogleProvider(props, {
		window,
		container: element,
		run: async (src, id) => window.storefrontIslands?.run?.(src, id),
		setTimer: (callback, milliseconds) => setTimeout(callback, milliseconds),
		reload: () => window.location.reload(),
	});
	const choose = createChooser(provider, props.pageLanguage, (state) => show(state));
	const show = createView(element, props, (language) => void choose(language));
	const chosen = provider.chosen();
	if (chosen !== null) {
		void choose(chosen);
	}
};
