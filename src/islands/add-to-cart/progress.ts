/** Status messages of a form while its product is being added, and after. */
import { __, sprintf } from '@wordpress/i18n';

export interface Progress {
	readonly begin: () => void;
	/** Says why the answer is not there yet, and offers to ask again; null takes it back. */
	readonly wait: (text: string | null, retry: () => void) => void;
	readonly succeed: (name: string, cartUrl: string) => void;
	/** `message` is plain text. */
	readonly fail: (message: string) => void;
}

const element = <Tag extends 'a' | 'button' | 'span'>(
	tag: Tag,
	properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] => Object.assign(document.createElement(tag), properties);

/**
 * Shows the status in the button and in the live region that PHP printed below it. The button stays focusable while
 * busy and keeps its width, so that neither the focus nor the layout moves.
 */
export const createProgress = (form: HTMLFormElement): Progress => {
	const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
	const label = form.querySelector<HTMLElement>('[data-label]');
	const message = form.querySelector<HTMLElement>('[data-message]');
	const restingLabel = label?.textContent ?? '';

	const showMessage = (
		state: 'none' | 'added' | 'error',
		...parts: readonly (Node | string)[]
	): void => {
		const hadFocus = message?.contains(document.activeElement) ?? false;
		message?.setAttribute('data-state', state);
		message?.setAttribute('aria-live', state === 'error' ? 'assertive' : 'polite');
		message?.replaceChildren(...parts);
		if (hadFocus) {
			button?.focus({ preventScroll: true });
		}
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
		wait: (text, retry) => {
			if (text === null) {
				showMessage('none');
				return;
			}
			const again = element('button', {
				type: 'button',
				className: 'storefront-link-button',
				textContent: __('Try again', 'storefront-islands'),
			});
			again.addEventListener('click', retry);
			showMessage('none', text, ' ', again);
		},
		succeed: (name, cartUrl) => {
			showRestingLabel();
			const announcement = sprintf(
				// translators: %s: a product's name.
				__('"%s" was added to your cart.', 'storefront-islands'),
				name,
			);
			const seen = element('span', {
				textContent: __('Added.', 'storefront-islands'),
			});
			seen.setAttribute('aria-hidden', 'true');
			showMessage(
				'added',
				element('span', {
					textContent: announcement,
					className: 'storefront-visually-hidden',
				}),
				seen,
				' ',
				element('a', {
					textContent: __('View cart', 'storefront-islands'),
					href: cartUrl,
				}),
			);
		},
		fail: (text) => {
			showRestingLabel();
			showMessage('error', text);
		},
	};
};
