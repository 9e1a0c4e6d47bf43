/**
 * Decoders of JSON that comes from a server. A decoder returns a value of its type or throws Malformed, which never
 * leaves src/api: decodeOr and the decode functions of this folder turn it into a Result or a default.
 */

import { isRecord } from '../../domain/support/unknown';

/** Thrown for a value that cannot be decoded. It has no message, as it never leaves src/api. */
class Malformed extends Error {}

export type Decoder<Value> = (json: unknown) => Value;

const isMissing = (json: unknown): json is null | undefined => json === null || json === undefined;

/** String; numbers are converted, a missing value becomes empty. */
export const text: Decoder<string> = (json) => {
	if (typeof json === 'string') {
		return json;
	}
	if (isMissing(json)) {
		return '';
	}
	if (typeof json === 'number') {
		return String(json);
	}
	throw new Malformed();
};

/** Non-empty string, such as a key or an id. */
export const requiredText: Decoder<string> = (json) => {
	const value = text(json);
	if (value === '') {
		throw new Malformed();
	}
	return value;
};

/** Finite number, also given as a string ("2"); a missing value becomes `missing`, one beyond `most` is malformed. */
export const number =
	(missing: number, most = 1e99): Decoder<number> =>
	(json) => {
		if (isMissing(json) || json === '') {
			return missing;
		}
		const value = typeof json === 'string' || typeof json === 'number' ? Number(json) : NaN;
		if (!(Math.abs(value) <= most)) {
			throw new Malformed();
		}
		return value;
	};

const decimal = number(0);

/** Finite number; a missing value is malformed. */
export const requiredNumber: Decoder<number> = (json) => {
	if (isMissing(json) || json === '') {
		throw new Malformed();
	}
	return decimal(json);
};

/**
 * Amount in minor units as a string; "0" if missing (docs/behaviour.md#money). A value that is not a number is
 * malformed, since it would be displayed as an amount.
 */
export const amount: Decoder<string> = (json) =>
	typeof json === 'string' && /^-?\d+$/.test(json) ? json : String(Math.round(decimal(json)));

/** Boolean, also given as 1, "1", "yes" or "true" as PHP options have it. */
export const flag =
	(missing: boolean): Decoder<boolean> =>
	(json) =>
		isMissing(json) ? missing : json === true || ['1', 'yes', 'true'].includes(String(json));

/** Value or null; a missing value becomes null. */
export const nullable =
	<Value>(decode: Decoder<Value>): Decoder<Value | null> =>
	(json) =>
		isMissing(json) ? null : decode(json);

/** Most entries of a list: a page with more would not react for seconds. */
const MOST_ENTRIES = 1000;

/** List; PHP sends a list with gaps as an object. A missing value becomes an empty list. */
export const list =
	<Value>(decode: Decoder<Value>): Decoder<readonly Value[]> =>
	(json) => {
		if (isMissing(json)) {
			return [];
		}
		if (typeof json !== 'object' || Object.keys(json).length > MOST_ENTRIES) {
			throw new Malformed();
		}
		return Object.values(json).map(decode);
	};

/** Map from names to values; PHP sends an empty map as []. */
export const map =
	<Value>(decode: Decoder<Value>): Decoder<Readonly<Record<string, Value>>> =>
	(json) =>
		isRecord(json)
			? Object.fromEntries(
					Object.entries(json)
						.filter(([key]) => key !== '__proto__')
						.map(([key, value]) => [key, decode(value)]),
				)
			: {};

/** Returns the fallback for a missing or malformed value. */
export const decodeOr =
	<Value>(decode: Decoder<Value>, fallback: Value): Decoder<Value> =>
	(json) => {
		try {
			return isMissing(json) ? fallback : decode(json);
		} catch {
			return fallback;
		}
	};

const MAX_DEPTH = 40;

/**
 * Copies a value without keys that refer to a prototype, and without values that are nested deeper than a shop sends
 * them. The copy is safe to spread and to merge.
 */
export const withoutPrototypeKeys = (json: unknown, depth = 0): unknown => {
	if (depth > MAX_DEPTH) {
		throw new Malformed();
	}
	if (Array.isArray(json)) {
		return json.map((value) => withoutPrototypeKeys(value, depth + 1));
	}
	return isRecord(json)
		? Object.fromEntries(
				Object.entries(json)
					.filter(([key]) => key !== '__proto__')
					.map(([key, value]) => [key, withoutPrototypeKeys(value, depth + 1)]),
			)
		: json;
};

/** Any value, copied by withoutPrototypeKeys(). */
export const anything: Decoder<unknown> = (json) => withoutPrototypeKeys(json);

type Fields<Shape> = { readonly [Name in keyof Shape]-?: Decoder<Shape[Name]> };

/**
 * Object with these fields. Other fields of the response are kept, because other plugins read them; a missing object is
 * decoded as an empty one, so that the fields decide which values are required.
 */
export const record = <Shape>(fields: Fields<Shape>): Decoder<Shape> => {
	const decoders = new Map<string, Decoder<unknown>>(Object.entries(fields));
	return (json) => {
		const source = isMissing(json) || Array.isArray(json) ? {} : json;
		if (!isRecord(source)) {
			throw new Malformed();
		}
		// Built field by field because carts have thousands of fields; its type is given by Fields.
		const target = Object.create(Object.prototype);
		for (const name of Object.keys(source)) {
			if (name !== '__proto__' && !decoders.has(name)) {
				target[name] = withoutPrototypeKeys(source[name]);
			}
		}
		for (const [name, decode] of decoders) {
			target[name] = decode(source[name]);
		}
		return target;
	};
};
