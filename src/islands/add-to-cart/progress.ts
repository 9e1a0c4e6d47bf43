/** Status messages of a form while its product is being added, and after. */
import { __, sprintf } from '@wordpress/i18n';

export interface Progress {
	readonly begin: () => void;
	readonly succeed: (name: string, cartUrl: string) => void;
	/** `message` is plain text. */
	readonly fail: (message: string) => void;
}

const element = <Tag extends keyof HTMLElementTagNameMap>(
	document: Document,
	tag: Tag,
	text: string,
	attributes: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Tag] => {
	const made = document.createElement(tag);
	made.textContent = text;
	for (const [name, value] of Object.entries(attributes)) {
		made.setAttribute(name, value);
	}
	return made;
};

/**
 * Shows the status in the button and in the live region that PHP printed below it. The button stays focusable while
 * busy and keeps its width, so that neither the focus nor the layout moves.
 */
export const createProgress = (form: HTMLFormElement): Progress => {
	const { ownerDocument } = form;
	const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
	const label = form.querySelector<HTMLElement>('[data-label]');
	const message = form.querySelector<HTMLElement>('[data-message]');
	const restingLabel = label?.textContent ?? '';

	const showMessage = (
		state: 'none' | 'added' | 'error',
		...parts: readonly (Node | string)[]
	): void => {
		message?.setAttribute('data-state', state);
		message?.replaceChildren(...parts);
	};

	const showRestingLabel = (): void => {
		label?.replaceChildren(restingLabel);
		button?.removeAttribute('aria-disabled');
		button?.removeAttribute('style');
	};

	return {
		begin: () => {
			if (button) {
				button.style.minInlineSize = `${String(button.offsetWidth)}px`;
				button.setAttribute('aria-disabled', 'true');
			}
			label?.replaceChildren(__('Adding…', 'storefront-islands'));
			showMessage('none');
		},
		succeed: (name, cartUrl) => {
			showRestingLabel();
			const announcement = sprintf(
				// translators: %s: a product's name.
				__('"%s" was added to your cart.', 'storefront-islands'),
				name,
			);
			showMessage(
				'added',
				element(ownerDocument, 'span', announcement, { class: 'storefront-visually-hidden' }),
				element(ownerDocument, 'span', __('Added.', 'storefront-islands'), {
					'aria-hidden': 'true',
				}),
				' ',
				element(ownerDocument, 'a', __('View cart', 'storefront-islands'), { href: cartUrl }),
			);
		},
		fail: (text) => {
			showRestingLabel();
			showMessage('error', text);
		},
	};
};
