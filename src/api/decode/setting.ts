/** Decoders of settings: a missing or malformed value gets the fallback, nothing throws. */
import { decodeEntities } from '../../domain/html/text';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, flag, list, number, text } from './json';
import type { Decoder } from './json';

export type Source = Readonly<Record<string, unknown>>;

/** String; empty if missing. */
export const optionalText = decodeOr(text, '');
export const integer = (fallback: number): Decoder<number> => decodeOr(number(fallback), fallback);
export const flagOr = (fallback: boolean): Decoder<boolean> => decodeOr(flag(fallback), fallback);
/** Non-empty string, or the fallback. */
export const textOr =
	(fallback: string): Decoder<string> =>
	(json) =>
		optionalText(json) || fallback;
/** Plain text, of HTML; empty if missing. */
export const label: Decoder<string> = (json) => decodeEntities(optionalText(json));
export const texts = decodeOr(list(text), []);
/** Object; empty if missing. */
export const source = (json: unknown): Source => (isRecord(json) ? json : {});

/** Decodes the named fields, each with its decoder; others are left out. */
export const fields = <Shape>(decoders: {
	readonly [Name in keyof Shape]-?: Decoder<Shape[Name]>;
}): Decoder<Shape> => {
	const entries = Object.entries<Decoder<unknown>>(decoders);
	return (json) => {
		const from = source(json);
		// Its type is given by the decoders.
		const target = Object.create(Object.prototype);
		for (const [name, decode] of entries) {
			target[name] = decode(from[name]);
		}
		return target;
	};
};
