/**
 * An add that was asked for before its form was hydrated (src/site/held-adds), with the fields of that time. The island
 * asks for it again with the same Idempotency-Key, which adds nothing where the shop has it already: the stores get the
 * cart by it, and plugins their events.
 */
import { isObject } from '../support/unknown';

/** Type of the event that is dispatched on the hydrated form, and prevented by an island that takes the add. */
export const EARLY_ADD = 'storefront-early-add';

/** Name and value, as in a form that a browser submits. */
export type FormField = readonly [string, string];

export interface EarlyAdd {
	readonly key: string;
	/** Fields of the form when it was submitted. */
	readonly fields: readonly FormField[];
	/** True if the shop has carried it out, and the form has said so. */
	readonly isMade: boolean;
}

const isField = (value: unknown): value is FormField =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Returns the add of an event; null if it has none. */
export const earlyAddOf = (event: Event): EarlyAdd | null => {
	const add: unknown = event instanceof CustomEvent ? event.detail : null;
	return isObject(add) &&
		typeof add.key === 'string' &&
		Array.isArray(add.fields) &&
		add.fields.every(isField)
		? { key: add.key, fields: add.fields, isMade: add.isMade === true }
		: null;
};

/** True if a file was chosen: a request of the Store API holds none. */
const hasFile = (form: HTMLFormElement): boolean =>
	[...new FormData(form).values()].some((value) => typeof value !== 'string' && value.name !== '');

/**
 * True for the submit event of a form that only adds to the cart. Others are the browser's: those with a file, and those
 * of another button, such as a plugin's "Buy now". An event that a plugin has prevented is the plugin's.
 */
export const isPlainAdd = (event: Event): boolean => {
	const { target, defaultPrevented } = event;
	const button = 'submitter' in event ? event.submitter : null;
	return (
		!defaultPrevented &&
		!(button instanceof Element && !button.matches('[name="add-to-cart"]:not([formaction])')) &&
		target instanceof HTMLFormElement &&
		!hasFile(target)
	);
};
