/** Follows the links of saved payment methods in place. Without this script they load the page anew. */
import { parseHtml } from '../../domain/html/parse-html';
import { showChange } from './show';

export interface SavedCardsEffects {
	/** Requests a page. Rejects without a connection, and for a response that is no page. */
	readonly request: (url: string) => Promise<{ readonly url: string; readonly html: string }>;
	readonly leaveFor: (url: string) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
	event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Asks whether a payment method is to be deleted, as it cannot be brought back. */
const askToDelete = (
	dialog: HTMLDialogElement,
	row: HTMLTableRowElement,
	onConfirmed: () => void,
): void => {
	dialog
		.querySelector('[data-card]')
		?.replaceChildren(row.cells[0]?.textContent.replace(/\s+/g, ' ').trim() ?? '');
	dialog.returnValue = '';
	dialog.addEventListener(
		'close',
		() => {
			if (dialog.returnValue === 'delete') {
				onConfirmed();
			}
		},
		{ once: true },
	);
	dialog.showModal();
};

/**
 * Starts to follow the links of a table.
 *
 * @param root    Element around the table, as Account\SavedCards prints it.
 * @param effects Requests.
 */
export const changeInPlace = (root: HTMLElement, effects: SavedCardsEffects): void => {
	const status = root.querySelector<HTMLElement>('[role="status"]');
	const dialog = root.querySelector('dialog');

	const say = (text: string, isError: boolean): void => {
		if (status) {
			status.textContent = text;
			status.toggleAttribute('data-is-error', isError);
		}
	};

	const show = (row: HTMLTableRowElement, page: { url: string; html: string }): void => {
		const shown = showChange(root, row, parseHtml(page.html));
		if (!shown) {
			effects.leaveFor(page.url);
			return;
		}
		say(shown.text, shown.isError);
		if (!document.activeElement || document.activeElement === document.body) {
			(shown.focus ?? status)?.focus();
		}
	};

	const follow = async (url: string, row: HTMLTableRowElement): Promise<void> => {
		root.setAttribute('aria-busy', 'true');
		say('', false);
		try {
			show(row, await effects.request(url));
		} catch {
			say(root.dataset.error ?? '', true);
		} finally {
			root.removeAttribute('aria-busy');
		}
	};

	root.addEventListener(
		'click',
		(event) => {
			const link =
				event.target instanceof Element
					? event.target.closest<HTMLAnchorElement>('.payment-method-actions a')
					: null;
			const row = link?.closest('tr');
			if (!link || !row || !isPlainClick(event) || !link.matches('.default, .delete')) {
				return;
			}
			// Before WooCommerce's listener on the link, which would allow one click only.
			event.preventDefault();
			event.stopPropagation();
			if (root.hasAttribute('aria-busy')) {
				return;
			}
			if (link.matches('.delete') && dialog) {
				askToDelete(dialog, row, () => void follow(link.href, row));
			} else {
				void follow(link.href, row);
			}
		},
		true,
	);
};
