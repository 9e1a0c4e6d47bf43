/** Small decoders of settings: what is missing or malformed falls back, and nothing throws. */
import { decodeOr, flag, isRecord, number, text, type Decoder } from './json';

export type Source = Readonly<Record<string, unknown>>;

/** Text, empty where there is none. */
export const words = decodeOr(text, '');
export const integer = (fallback: number): Decoder<number> => decodeOr(number(fallback), fallback);
export const flagOr = (fallback: boolean): Decoder<boolean> => decodeOr(flag(fallback), fallback);
/** Text that must say something. */
export const wordsOr =
	(fallback: string): Decoder<string> =>
	(json) =>
		words(json) || fallback;
/** An object, empty where there is none. */
export const source = (json: unknown): Source => (isRecord(json) ? json : {});

/** Decodes the fields that are named, each by its decoder; others are left out. */
export const fields = <Shape>(decoders: {
	readonly [Name in keyof Shape]-?: Decoder<Shape[Name]>;
}): Decoder<Shape> => {
	const entries = Object.entries<Decoder<unknown>>(decoders);
	return (json) => {
		const from = source(json);
		// Its type is what the decoders say.
		const target = Object.create(Object.prototype);
		for (const [name, decode] of entries) {
			target[name] = decode(from[name]);
		}
		return target;
	};
};
