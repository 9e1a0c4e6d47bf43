import { parseHtml } from '../../domain/html/parse-html';
import { changeInPlace } from './change';
import type { SavedCardsEffects } from './change';

const LIST = 'http://localhost/my-account/payment-methods/';

const linkTo = (action: string, id: number, nonce: string) =>
	`<a class="button ${action}" href="/my-account/${action}-payment-method/${String(id)}/?_wpnonce=${nonce}">${action}</a>&nbsp;`;

/** A row as WooCommerce prints it. */
const row = (id: number, isDefault: boolean, nonce = 'a') => `
	<tr class="payment-method ${isDefault ? 'default-payment-method' : ''}">
		<td>Visa ending in ${String(id)}</td>
		<td class="payment-method-actions">${linkTo('delete', id, nonce)}${isDefault ? '' : linkTo('default', id, nonce)}</td>
	</tr>`;

const place = (rows: string) => `
	<div data-saved-cards data-error="Not changed.">
		<p role="status" tabindex="-1"></p>
		${rows === '' ? '<div class="woocommerce-info">No saved methods found.</div>' : `<table><tbody>${rows}</tbody></table>`}
		<dialog><form method="dialog"><p data-card></p><button value="delete">Delete</button></form></dialog>
	</div>`;

/** The page that the shop answers with. */
const pageOf = (notice: string, rows: string) => ({
	url: LIST,
	html: `<body><div class="woocommerce-notices-wrapper">${notice}</div>${place(rows)}</body>`,
});

const success = (text: string) => `<div class="woocommerce-message" role="alert">\n${text}</div>`;

beforeAll(() => {
	HTMLDialogElement.prototype.showModal = function () {
		this.open = true;
	};
});

/** Answers of the dialog: closes it as its button or Escape does. */
const answer = (value: string) => {
	const dialog = document.querySelector('dialog');
	if (dialog) {
		dialog.open = false;
		dialog.returnValue = value;
		dialog.dispatchEvent(new Event('close'));
	}
};

const start = (rows: string, request: SavedCardsEffects['request']) => {
	document.body.replaceChildren(...parseHtml(place(rows)).body.childNodes);
	const leaveFor = jest.fn<undefined, [string]>();
	const root = document.querySelector<HTMLElement>('[data-saved-cards]');
	if (!root) {
		throw new Error('no place');
	}
	changeInPlace(root, { request, leaveFor });
	const link = (action: string, index = 0) => {
		const found = root.querySelectorAll<HTMLElement>(`a.${action}`)[index];
		if (!found) {
			throw new Error(`no link ${action}`);
		}
		return found;
	};
	return {
		root,
		leaveFor,
		link,
		texts: () => [...root.querySelectorAll('tr')].map((each) => each.cells[0]?.textContent),
		status: () => root.querySelector('[role="status"]')?.textContent,
		settled: () => new Promise((resolve) => setTimeout(resolve)),
	};
};

test('a card is made the default: its link goes, and the other one gets its own', async () => {
	const request = jest.fn(async () =>
		pageOf(success('Set as your default.'), row(1, true, 'b') + row(2, false, 'b')),
	);
	const { root, link, status, settled } = start(row(1, false) + row(2, true), request);
	const rows = [...root.querySelectorAll('tr')];
	link('default').click();
	expect(root.getAttribute('aria-busy')).toBe('true');
	await settled();
	expect(request).toHaveBeenCalledWith(expect.stringMatching(/default-payment-method\/1\//));
	expect(status()).toBe('Set as your default.');
	expect(rows.map((each) => each.className.trim())).toEqual([
		'payment-method default-payment-method',
		'payment-method',
	]);
	expect(root.querySelectorAll('a.default')).toHaveLength(1);
	expect(link('default').closest('tr')).toBe(rows[1]);
	expect(link('default').getAttribute('href')).toMatch(/2\/\?_wpnonce=b$/);
	expect(root.hasAttribute('aria-busy')).toBe(false);
});

test('a card is deleted after a question, and the next one has the focus', async () => {
	const request = jest.fn(async () => pageOf(success('Deleted.'), row(2, true)));
	const { link, texts, status, settled } = start(row(1, false) + row(2, true), request);
	link('delete').click();
	expect(document.querySelector('[data-card]')?.textContent).toBe('Visa ending in 1');
	answer('');
	expect(request).not.toHaveBeenCalled();
	link('delete').click();
	answer('delete');
	await settled();
	expect(request).toHaveBeenCalledTimes(1);
	expect(texts()).toEqual(['Visa ending in 2']);
	expect(status()).toBe('Deleted.');
	expect(document.activeElement).toBe(link('delete'));
});

test('after the last card the text says that there is none, and has the focus', async () => {
	const { root, link, status, settled } = start(row(1, true), async () =>
		pageOf(success('Deleted.'), ''),
	);
	link('delete').click();
	answer('delete');
	await settled();
	expect(root.querySelector('table')).toBeNull();
	expect(status()).toBe('Deleted. No saved methods found.');
	expect(document.activeElement).toBe(root.querySelector('[role="status"]'));
});

test('without a connection nothing changes, and a second try is made by the same link', async () => {
	const request = jest
		.fn<ReturnType<SavedCardsEffects['request']>, [string]>()
		.mockRejectedValueOnce(new TypeError('Failed to fetch'))
		.mockResolvedValueOnce(pageOf(success('Set.'), row(1, true) + row(2, false)));
	const { link, texts, status, settled } = start(row(1, false) + row(2, true), request);
	link('default').click();
	await settled();
	expect(texts()).toHaveLength(2);
	expect(status()).toBe('Not changed.');
	link('default').click();
	await settled();
	expect(status()).toBe('Set.');
});

test('a refusal is marked as an error', async () => {
	const { root, link, settled } = start(row(1, false) + row(2, true), async () =>
		pageOf(
			'<ul class="woocommerce-error"><li>Invalid payment method.</li></ul>',
			row(1, false) + row(2, true),
		),
	);
	link('default').click();
	await settled();
	const status = root.querySelector('[role="status"]');
	expect(status?.textContent).toBe('Invalid payment method.');
	expect(status?.hasAttribute('data-is-error')).toBe(true);
});

test.each([
	['the log-in form of an ended session', { url: LIST, html: '<form>Log in</form>' }],
	[
		'a card that was added elsewhere',
		pageOf(success('Set.'), row(1, true) + row(2, false) + row(3, false)),
	],
])('%s is shown by loading its page', async (_name, response) => {
	const { link, leaveFor, texts, settled } = start(
		row(1, false) + row(2, true),
		async () => response,
	);
	link('default').click();
	await settled();
	expect(leaveFor).toHaveBeenCalledWith(LIST);
	expect(texts()).toHaveLength(2);
});

test('a second click waits, and one for a new tab is the browser’s', async () => {
	const request = jest.fn(async () => pageOf(success('Set.'), row(1, true) + row(2, false)));
	const { link, settled } = start(row(1, false) + row(2, true), request);
	const newTab = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
	link('default').addEventListener('click', (event) => event.preventDefault(), { once: true });
	link('default').dispatchEvent(newTab);
	expect(request).not.toHaveBeenCalled();
	link('default').click();
	link('default').click();
	await settled();
	expect(request).toHaveBeenCalledTimes(1);
});

test('a link of another origin does not get into the page', async () => {
	const foreign = row(2, false).replaceAll('/my-account/default', 'javascript:alert(1)//default');
	const { root, link, settled } = start(row(1, false) + row(2, true), async () =>
		pageOf(success('Set.'), row(1, true) + foreign),
	);
	link('default').click();
	await settled();
	expect(root.querySelector('a[href^="javascript"]')).toBeNull();
});
