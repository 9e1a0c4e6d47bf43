/**
 * Supported part of JSON schema. Rules of WooCommerce's additional fields are JSON schemas of draft 7, which its server
 * evaluates with opis/json-schema. A schema with anything else is left to the server (docs/behaviour.md#field-rules);
 * Checkout\Fields\RuleSchema does the same in PHP.
 */
import data from '../../../../data/field-rules.json';

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

export interface JsonObject {
	readonly [name: string]: Json | undefined;
}

export const isObject = (json: Json | undefined): json is JsonObject =>
	typeof json === 'object' && json !== null && !Array.isArray(json);

const isList = (json: Json | undefined): json is readonly Json[] => Array.isArray(json);

const has = (object: object, name: string): boolean =>
	Object.prototype.hasOwnProperty.call(object, name);

/** Returns the property of an object, undefined if it is not its own. */
export const ownValue = (object: JsonObject, name: string): Json | undefined =>
	has(object, name) ? object[name] : undefined;

/** Returns the entry of one of the tables; undefined for names such as "toString". */
const entry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
	has(table, name) ? table[name] : undefined;

/** Returns the pointer of `{"$data": "1/city"}`, a reference to another value of the document; null for others. */
export const pointerOf = (json: Json): string | null =>
	isObject(json) && Object.keys(json).length === 1 && typeof json.$data === 'string'
		? json.$data
		: null;

/** True if the value is of one of the types; an integer is a number as well. */
export const hasType = (json: Json, types: readonly Json[]): boolean => {
	if (types.includes('integer') && Number.isInteger(json)) {
		return true;
	}
	if (isList(json)) {
		return types.includes('array');
	}
	return types.includes(json === null ? 'null' : typeof json);
};

/** Returns the value of the keyword `type` as a list. */
export const typeList = (type: Json): readonly Json[] => (isList(type) ? type : [type]);

export const isCount = (json: Json): boolean => Number.isInteger(json) && Number(json) >= 0;

const isText = (json: Json): boolean => typeof json === 'string';

const VALUES: Readonly<Record<string, (json: Json) => boolean>> = {
	any: () => true,
	values: (json) => isList(json) && json.length > 0,
	names: (json) => isList(json) && json.every(isText),
	number: (json) => typeof json === 'number',
	count: isCount,
	flag: (json) => typeof json === 'boolean',
	types: (json) => {
		const types = typeList(json);
		return types.length > 0 && types.every((type) => data.types.includes(String(type)));
	},
	pattern: (json) => typeof json === 'string' && new RegExp(data.pattern, 'u').test(json),
};

const isKnownValue = (kind: string, json: Json): boolean => {
	const pointer = pointerOf(json);
	return pointer === null
		? entry(VALUES, kind)?.(json) === true
		: data.referring.some((known) => known === kind) && new RegExp(data.pointer, 'u').test(pointer);
};

const isKnownBelow = (kind: 'one' | 'list' | 'map', json: Json): boolean => {
	switch (kind) {
		case 'one':
			return isKnownSchema(json);
		case 'list':
			return isList(json) && json.length > 0 && json.every(isKnownSchema);
		case 'map':
			return isObject(json) && Object.values(json).every((schema = null) => isKnownSchema(schema));
	}
};

/** True for schemas that can never be true, which opis/json-schema does not accept. */
const isContradictory = (schema: JsonObject): boolean => {
	const { const: constant, type, enum: values, allOf } = schema;
	return (
		(isList(allOf) && allOf.includes(false)) ||
		(constant !== undefined &&
			(values !== undefined ||
				(type !== undefined && pointerOf(constant) === null && !hasType(constant, typeList(type)))))
	);
};

const isKnownKeyword = (name: string, json: Json): boolean => {
	const below = entry(data.schema, name);
	const kind = entry(data.value, name);
	return (
		(below !== undefined && isKnownBelow(below, json)) ||
		(kind !== undefined && isKnownValue(kind, json)) ||
		data.ignored.includes(name) ||
		(name === '$schema' && json === data.draft)
	);
};

/** True if every part of the schema is supported. */
export const isKnownSchema = (schema: Json): boolean =>
	typeof schema === 'boolean' ||
	(isObject(schema) &&
		Object.entries(schema).every(([name, json = null]) => isKnownKeyword(name, json)) &&
		!isContradictory(schema));
