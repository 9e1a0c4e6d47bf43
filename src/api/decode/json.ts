/**
 * Small decoders of JSON that comes from a server. A decoder gives a value of its type or throws Malformed, which
 * never leaves src/api: decodeOr and the decode functions of this folder turn it into a Result or a default.
 */

/** Thrown where a value cannot stand for what it should be. */
export class Malformed extends Error {}

export type Decoder<Value> = (json: unknown) => Value;

type Plain = Readonly<Record<string, unknown>>;

export const isRecord = (json: unknown): json is Plain =>
	typeof json === 'object' && json !== null && !Array.isArray(json);

const isMissing = (json: unknown): json is null | undefined => json === null || json === undefined;

/** Text; numbers are written out, what is missing is empty. */
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
	throw new Malformed('text expected');
};

/** Text that must say something: a key, an id. */
export const requiredText: Decoder<string> = (json) => {
	const value = text(json);
	if (value === '') {
		throw new Malformed('text missing');
	}
	return value;
};

/** A finite number, also as text ("2"); `missing` stands in for what is not there. */
export const number =
	(missing: number): Decoder<number> =>
	(json) => {
		if (isMissing(json) || json === '') {
			return missing;
		}
		const value = typeof json === 'string' || typeof json === 'number' ? Number(json) : NaN;
		if (!Number.isFinite(value)) {
			throw new Malformed('number expected');
		}
		return value;
	};

const decimal = number(0);

/** A number that must be there. */
export const requiredNumber: Decoder<number> = (json) => {
	if (isMissing(json) || json === '') {
		throw new Malformed('number missing');
	}
	return decimal(json);
};

/** An amount in minor units as text; "0" where it is missing (spec section 3). Not a number would show as one. */
export const amount: Decoder<string> = (json) =>
	typeof json === 'string' && /^-?\d+$/.test(json) ? json : String(Math.round(decimal(json)));

/** True and false, also as 1, "1", "yes", "true" as PHP options have them. */
export const flag =
	(missing: boolean): Decoder<boolean> =>
	(json) =>
		isMissing(json) ? missing : json === true || ['1', 'yes', 'true'].includes(String(json));

/** A value or null; what is missing is null. */
export const nullable =
	<Value>(decode: Decoder<Value>): Decoder<Value | null> =>
	(json) =>
		isMissing(json) ? null : decode(json);

/** A list; PHP sends one with gaps as an object. What is missing is empty. */
export const list =
	<Value>(decode: Decoder<Value>): Decoder<readonly Value[]> =>
	(json) => {
		if (isMissing(json)) {
			return [];
		}
		if (typeof json !== 'object') {
			throw new Malformed('list expected');
		}
		return Object.values(json).map(decode);
	};

/** A map from names to values; PHP sends an empty one as []. */
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

/** What stands in where a value is missing or malformed. */
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

/** A copy without keys that mean a prototype, and without depth that no shop sends: safe to spread and to merge. */
export const harmless = (json: unknown, depth = 0): unknown => {
	if (depth > MAX_DEPTH) {
		throw new Malformed('too deep');
	}
	if (Array.isArray(json)) {
		return json.map((value) => harmless(value, depth + 1));
	}
	return isRecord(json)
		? Object.fromEntries(
				Object.entries(json)
					.filter(([key]) => key !== '__proto__')
					.map(([key, value]) => [key, harmless(value, depth + 1)]),
			)
		: json;
};

/** Anything, made harmless. */
export const anything: Decoder<unknown> = (json) => harmless(json);

type Fields<Shape> = { readonly [Name in keyof Shape]-?: Decoder<Shape[Name]> };

/**
 * An object with these fields. Fields of the answer that are not named here stay with it, because other plugins read
 * them; a missing object counts as an empty one, so that the fields decide what must be there.
 */
export const record = <Shape>(fields: Fields<Shape>): Decoder<Shape> => {
	const decoders = new Map<string, Decoder<unknown>>(Object.entries(fields));
	return (json) => {
		const source = isMissing(json) || Array.isArray(json) ? {} : json;
		if (!isRecord(source)) {
			throw new Malformed('object expected');
		}
		// Built field by field, as carts have thousands; its type is what Fields says.
		const target = Object.create(Object.prototype);
		for (const name of Object.keys(source)) {
			if (name !== '__proto__' && !decoders.has(name)) {
				target[name] = harmless(source[name]);
			}
		}
		for (const [name, decode] of decoders) {
			target[name] = decode(source[name]);
		}
		return target;
	};
};
