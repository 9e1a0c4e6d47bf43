/** Evaluates rules of fields: JSON schemas, with the results of opis/json-schema. */
import { matchesPattern } from './pattern';
import { hasType, isCount, isKnownSchema, isObject, ownValue, pointerOf, typeList } from './schema';
import type { Json, JsonObject } from './schema';

/** Value in a document, with the values around it, to which relative pointers refer. */
interface Place {
	readonly value: Json;
	readonly parent: Place | null;
}

/** True if the values are equal, as JSON defines it. */
const isEqual = (a: Json, b: Json): boolean => {
	if (Array.isArray(a) || Array.isArray(b)) {
		return (
			Array.isArray(a) &&
			Array.isArray(b) &&
			a.length === b.length &&
			a.every((item: Json, index) => isEqual(item, b[index]))
		);
	}
	if (isObject(a) && isObject(b)) {
		const names = Object.keys(a);
		return (
			names.length === Object.keys(b).length &&
			names.every((name) => {
				const other = ownValue(b, name);
				return other !== undefined && isEqual(a[name] ?? null, other);
			})
		);
	}
	return a === b;
};

const ancestor = (place: Place | null, levels: number): Place | null =>
	place === null || levels === 0 ? place : ancestor(place.parent, levels - 1);

const root = (place: Place): Place => (place.parent === null ? place : root(place.parent));

/** Returns the value at a JSON pointer; undefined if there is none. */
const valueAt = (pointer: string, place: Place): Json | undefined => {
	const [level = '', ...names] = pointer.split('/');
	const start = level === '' ? root(place) : ancestor(place, Number(level));
	return names
		.map((name) => name.replace(/~1/g, '/').replace(/~0/g, '~'))
		.reduce<Json | undefined>((value, name) => {
			if (Array.isArray(value)) {
				return /^(?:0|[1-9]\d*)$/.test(name) ? value[Number(name)] : undefined;
			}
			return isObject(value) ? ownValue(value, name) : undefined;
		}, start?.value);
};

/** Number of characters; those beyond the basic plane count once. */
const lengthOf = (text: string): number => Array.from(text).length;

/** Compares a size with the value of a keyword, which is a count if the schema is right and its reference leads to one. */
const compare =
	(sizeOf: (value: Json) => number | null, isRight: (size: number, limit: number) => boolean) =>
	(limit: Json | undefined, { value }: Place): boolean => {
		const size = sizeOf(value);
		return size === null || (limit !== undefined && isCount(limit) && isRight(size, Number(limit)));
	};

const compareNumber =
	(isRight: (value: number, limit: number) => boolean) =>
	(limit: Json | undefined, { value }: Place): boolean =>
		typeof value !== 'number' || (typeof limit === 'number' && isRight(value, limit));

const textLength = (value: Json) => (typeof value === 'string' ? lengthOf(value) : null);
const listLength = (value: Json) => (Array.isArray(value) ? value.length : null);
const isAtLeast = (size: number, limit: number) => size >= limit;
const isAtMost = (size: number, limit: number) => size <= limit;

const inside = (place: Place, value: Json): Place => ({ value, parent: place });

const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : []);

/** Keyword → check of its value, undefined for a reference that leads nowhere. A keyword of another type is true. */
const CHECKS: Readonly<
	Record<string, (json: Json | undefined, place: Place, schema: JsonObject) => boolean>
> = {
	type: (type = null, { value }) => hasType(value, typeList(type)),
	const: (constant, { value }) => constant !== undefined && isEqual(constant, value),
	enum: (values, { value }) => listOf(values).some((item) => isEqual(item, value)),
	required: (names, { value }) =>
		!isObject(value) || listOf(names).every((name) => ownValue(value, String(name)) !== undefined),
	minimum: compareNumber(isAtLeast),
	maximum: compareNumber(isAtMost),
	exclusiveMinimum: compareNumber((value, limit) => value > limit),
	exclusiveMaximum: compareNumber((value, limit) => value < limit),
	minLength: compare(textLength, isAtLeast),
	maxLength: compare(textLength, isAtMost),
	minItems: compare(listLength, isAtLeast),
	maxItems: compare(listLength, isAtMost),
	uniqueItems: (isWanted, { value }) =>
		isWanted !== true ||
		!Array.isArray(value) ||
		value.every((item: Json, index) =>
			value.slice(0, index).every((earlier: Json) => !isEqual(earlier, item)),
		),
	pattern: (source, { value }) =>
		typeof value !== 'string' || matchesPattern(String(source), value),
	properties: (schemas, place) =>
		!isObject(place.value) ||
		!isObject(schemas) ||
		Object.entries(schemas).every(([name, schema = null]) => {
			const value = isObject(place.value) ? ownValue(place.value, name) : undefined;
			return value === undefined || isTrue(schema, inside(place, value));
		}),
	items: (schema = null, place) =>
		listOf(place.value).every((item) => isTrue(schema, inside(place, item))),
	contains: (schema = null, place) =>
		!Array.isArray(place.value) ||
		listOf(place.value).some((item) => isTrue(schema, inside(place, item))),
	not: (schema = null, place) => !isTrue(schema, place),
	allOf: (schemas, place) => listOf(schemas).every((schema) => isTrue(schema, place)),
	anyOf: (schemas, place) => listOf(schemas).some((schema) => isTrue(schema, place)),
	oneOf: (schemas, place) => listOf(schemas).filter((schema) => isTrue(schema, place)).length === 1,
	if: (condition = null, place, schema) =>
		isTrue((isTrue(condition, place) ? schema.then : schema.else) ?? true, place),
};

/** Keywords whose value may be a schema: `{"$data": …}` is none there. */
const resolved = (json: Json | undefined, place: Place): Json | undefined => {
	const pointer = json === undefined ? null : pointerOf(json);
	return pointer === null ? json : valueAt(pointer, place);
};

const isTrue = (schema: Json, place: Place): boolean =>
	typeof schema === 'boolean'
		? schema
		: isObject(schema) &&
			Object.entries(schema).every(
				([keyword, json]) => CHECKS[keyword]?.(resolved(json, place), place, schema) ?? true,
			);

/** Returns the schema of a rule, which may consist of the properties of the document only. */
export const ruleSchema = (rule: JsonObject): JsonObject =>
	['cart', 'checkout', 'customer'].some((name) => (ownValue(rule, name) ?? null) !== null)
		? { type: 'object', properties: rule }
		: { type: 'object', ...rule };

/** True if the document is valid; null if the schema has a part that is not supported. */
export const evaluate = (schema: JsonObject, document: Json): boolean | null => {
	if (!isKnownSchema(schema)) {
		return null;
	}
	try {
		return isTrue(schema, { value: document, parent: null });
	} catch {
		return null;
	}
};
