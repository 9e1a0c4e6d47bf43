/**
 * An add that the shop has carried out before its form was hydrated (src/site/held-adds). The island repeats it with the
 * same Idempotency-Key, which adds nothing: the stores get the cart by it, and plugins their events.
 */
import { isObject } from '../support/unknown';

/** Type of the event that is dispatched on the hydrated form. */
export const EARLY_ADD = 'storefront-early-add';

export interface EarlyAdd {
	readonly key: string;
	/** Names and values of the form's fields when it was sent. */
	readonly fields: readonly (readonly [string, string])[];
}

const isField = (value: unknown): value is readonly [string, string] =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Returns the add of an event; null if it has none. */
export const earlyAddOf = (event: Event): EarlyAdd | null => {
	const add: unknown = event instanceof CustomEvent ? event.detail : null;
	return isObject(add) &&
		typeof add.key === 'string' &&
		Array.isArray(add.fields) &&
		add.fields.every(isField)
		? { key: add.key, fields: add.fields }
		: null;
};
