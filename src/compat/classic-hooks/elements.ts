/**
 * Elements in which the server has printed what plugins add to an action of the classic cart or checkout
 * (php-stubs/src/Compat/Classic/ClassicHooks.php), in areas that React leaves alone.
 */
import { parseHtml } from '../../domain/html/parse-html';

/** What an action prints, with a hash of it. */
export interface HookContent {
	readonly html: string;
	readonly hash: string;
}

export type HookElements = ReadonlyMap<string, HTMLElement>;

/**
 * Returns the elements by the name of their action. Must be called before hydration: React detaches areas that do not
 * show.
 */
export const findHookElements = (page: Document): HookElements =>
	new Map(
		[...page.querySelectorAll<HTMLElement>('[data-hook]')].map((element) => [
			element.dataset['hook'] ?? '',
			element,
		]),
	);

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Returns the named fields inside an element. */
const fieldsIn = (element: Element): readonly Field[] =>
	[...element.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== '');

/** Returns the first field of a name in one of the elements. */
export const fieldNamed = (elements: Iterable<HTMLElement>, name: string): Field | undefined =>
	[...elements].flatMap(fieldsIn).find((field) => field.name === name);

const isTicked = (field: Field): boolean | null =>
	field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
		? field.checked
		: null;

/** Names one of the fields; the boxes and buttons of a group differ by their value. */
const identityOf = (field: Field): string =>
	isTicked(field) === null ? field.name : `${field.name}=${field.value}`;

/** Returns a function that repeats the input of the fields and the focus in their successors of the same name. */
const keepInput = (element: Element): ((next: Element) => void) => {
	const before = new Map(fieldsIn(element).map((field) => [identityOf(field), field]));
	const focused = [...before].find(([, field]) => field === element.ownerDocument.activeElement);
	return (next) => {
		for (const field of fieldsIn(next)) {
			const former = before.get(identityOf(field));
			if (former === undefined || field.type === 'hidden' || field.type === 'file') {
				continue;
			}
			if (field instanceof HTMLInputElement && former instanceof HTMLInputElement) {
				field.checked = former.checked;
			}
			field.value = former.value;
			if (focused?.[0] === identityOf(field)) {
				field.focus({ preventScroll: true });
			}
		}
	};
};

/** Returns the nodes of HTML without scripts. In a template rows of tables stay whole. */
const nodesOf = (html: string): readonly ChildNode[] => {
	const content = parseHtml(`<template>${html}</template>`).querySelector('template')?.content;
	content?.querySelectorAll('script').forEach((script) => script.remove());
	return [...(content?.childNodes ?? [])];
};

/**
 * Replaces the content of an element if it has changed; what was typed stays. Scripts in it do not run again: they ran
 * with the page.
 */
export const replaceContent = (element: HTMLElement, { html, hash }: HookContent): void => {
	if (element.dataset['hash'] === hash) {
		return;
	}
	const repeatInput = keepInput(element);
	element.replaceChildren(...nodesOf(html));
	element.dataset['hash'] = hash;
	repeatInput(element);
};

/** Replaces an element with its next content, as replaceContent. */
export const replaceElement = (element: HTMLElement, { html, hash }: HookContent): void => {
	if (element.dataset['hash'] === hash) {
		return;
	}
	const repeatInput = keepInput(element);
	const nodes = nodesOf(html);
	element.replaceWith(...nodes);
	for (const node of nodes) {
		if (node instanceof HTMLElement) {
			node.dataset['hash'] = hash;
			repeatInput(node);
		}
	}
};

const TWIN = '[data-island]:has(#same-for-billing:checked) .storefront-twin *';

/**
 * Returns the field that answers for one of the billing address: while one address is used for both, that of the shipping
 * address, as the other is not shown (php-stubs/src/WooCommerce/Checkout/WooClassicFields.php).
 */
const answerTo = (field: Field, fields: readonly Field[]): Field => {
	const name = field.name.replace(/^billing/, 'shipping');
	const isTwin = (other: Field): boolean =>
		other.name === name && (isTicked(other) === null || other.value === field.value);
	return (field.matches(TWIN) && fields.find(isTwin)) || field;
};

const entryOf = (field: Field): readonly (readonly [string, string])[] => {
	if (field.disabled || isTicked(field) === false || field.type === 'file') {
		return [];
	}
	return field instanceof HTMLSelectElement
		? [...field.selectedOptions].map(({ value }) => [field.name, value])
		: [[field.name, field.value]];
};

/** Returns what a form with the fields would send, as a query string. */
export const writtenFields = (elements: Iterable<Element>): string => {
	const fields = [...elements].flatMap(fieldsIn);
	return new URLSearchParams(
		fields.flatMap((field) =>
			entryOf(answerTo(field, fields)).map(([, value]) => [field.name, value]),
		),
	).toString();
};
