/** Shows in the account's table of saved payment methods what a response of the shop says about them. */

const ROWS = 'tr.payment-method';
const NOTICE = '.woocommerce-notices-wrapper > *';

/** Result of a change: a text to announce, and where the focus belongs if it was on what is gone. */
export interface ShownChange {
	readonly text: string;
	readonly isError: boolean;
	/** Null if the table is empty. */
	readonly focus: HTMLElement | null;
}

const rowsOf = (root: ParentNode): readonly HTMLTableRowElement[] => [
	...root.querySelectorAll<HTMLTableRowElement>(ROWS),
];

const linkOf = (row: ParentNode, action: string): HTMLAnchorElement | null =>
	row.querySelector<HTMLAnchorElement>(`.payment-method-actions a.${action}`);

/** Returns what identifies a row in every response: the address that deletes it, without its nonce. */
const keyOf = (row: HTMLTableRowElement): string => {
	const link = linkOf(row, 'delete');
	return link
		? link.href.replace(/([?&])_wpnonce=[^&#]*&?/, '$1')
		: (row.cells[0]?.textContent.trim() ?? '');
};

const textOf = (element: Element | null): string =>
	element?.textContent.replace(/\s+/g, ' ').trim() ?? '';

/** Returns a link of a response as a new one: nothing else of the response gets into the page. */
const copyOf = (link: HTMLAnchorElement): HTMLAnchorElement => {
	const copy = document.createElement('a');
	copy.href = link.href;
	copy.className = link.className;
	copy.textContent = link.textContent;
	return copy;
};

/** Marks a row as the default or not: its class, and the link that makes it the default. */
const updateDefault = (row: HTMLTableRowElement, fresh: HTMLTableRowElement): void => {
	row.classList.toggle(
		'default-payment-method',
		fresh.classList.contains('default-payment-method'),
	);
	const link = linkOf(row, 'default');
	const freshLink = linkOf(fresh, 'default');
	if (!freshLink) {
		link?.remove();
	} else if (!link && freshLink.origin === location.origin) {
		row.querySelector('.payment-method-actions')?.append(copyOf(freshLink), ' ');
	}
};

/** Returns the control at the place of a row: of the next one if it is gone, else of the last. */
const focusAt = (root: Element, index: number): HTMLElement | null => {
	const rows = rowsOf(root);
	return (rows[index] ?? rows.at(-1))?.querySelector<HTMLElement>('a') ?? null;
};

/**
 * Updates the table.
 *
 * @param root     Element around the table.
 * @param changed  Row whose link was followed.
 * @param response Page that the shop has answered with.
 * @return Null if the response does not show the same payment methods, such as the log-in form of an ended session, or
 * one that was added elsewhere: that page itself has to be shown.
 */
export const showChange = (
	root: HTMLElement,
	changed: HTMLTableRowElement,
	response: Document,
): ShownChange | null => {
	const freshRoot = response.querySelector('[data-saved-cards]');
	if (!freshRoot) {
		return null;
	}
	const rows = rowsOf(root);
	const fresh = new Map(rowsOf(freshRoot).map((row) => [keyOf(row), row]));
	const known = new Set(rows.map(keyOf));
	if (known.size < rows.length || [...fresh.keys()].some((key) => !known.has(key))) {
		return null;
	}
	for (const row of rows) {
		const freshRow = fresh.get(keyOf(row));
		if (freshRow) {
			updateDefault(row, freshRow);
		} else {
			row.remove();
		}
	}
	const notice = response.querySelector(NOTICE);
	const texts = [textOf(notice)];
	if (fresh.size === 0) {
		root.querySelector('table')?.remove();
		texts.push(
			textOf(freshRoot.querySelector('.woocommerce-info, .wc-block-components-notice-banner')),
		);
	}
	return {
		text: texts.filter(Boolean).join(' '),
		isError: notice?.matches('.woocommerce-error, .is-error') ?? false,
		focus: focusAt(root, rows.indexOf(changed)),
	};
};
