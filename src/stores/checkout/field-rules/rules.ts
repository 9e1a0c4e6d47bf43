/** Reads the rules of additional fields, which are not decoded with the other settings (CheckoutSettings.fieldRules). */
import type { FieldPlace } from '../../../domain/checkout/field-rules/document';
import type { FieldRule } from '../../../domain/checkout/field-rules/field-state';
import { isObject } from '../../../domain/checkout/field-rules/schema';
import type { Json, JsonObject } from '../../../domain/checkout/field-rules/schema';

/** Location of a field → its places in the form. */
const PLACES: ReadonlyMap<unknown, readonly FieldPlace[]> = new Map([
	['address', ['shipping', 'billing']],
	['contact', ['contact']],
	['order', ['order']],
]);

const objectOrNull = (json: Json | undefined): JsonObject | null => (isObject(json) ? json : null);

/** Returns the rules of each field at each of its places. */
export const readRules = (json: unknown): readonly FieldRule[] => {
	const given: Json = JSON.parse(JSON.stringify(json ?? null));
	return Object.entries(objectOrNull(given) ?? {}).flatMap(([name, field]) =>
		isObject(field)
			? (PLACES.get(field.location) ?? []).map((place) => ({
					place,
					name,
					required: objectOrNull(field.required),
					hidden: objectOrNull(field.hidden),
					validation: objectOrNull(field.validation),
				}))
			: [],
	);
};
