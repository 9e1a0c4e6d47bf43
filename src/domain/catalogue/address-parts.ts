/**
 * A page's address as the bytes it is made of. What is not ours to change must come out as it went in, and the URL class of
 * browsers would write it anew.
 */

/** One `name=value` of the query. */
export interface AddressArgument {
	/** As it stands in the address. */
	readonly raw: string;
	/** Decoded; null where its encoding is broken. */
	readonly name: string | null;
	readonly value: string | null;
}

export interface AddressParts {
	/** All before the query. */
	readonly path: string;
	readonly arguments: readonly AddressArgument[];
	/** With its "#"; empty without one. */
	readonly fragment: string;
}

const decode = (raw: string): string | null => {
	try {
		return decodeURIComponent(raw.replace(/\+/g, ' '));
	} catch {
		return null;
	}
};

const before = (text: string, sign: string): readonly [string, string] => {
	const place = text.indexOf(sign);
	return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)];
};

/** Commas stay readable. */
const encodeList = (value: string): string => encodeURIComponent(value).replace(/%2C/g, ',');

const readArgument = (raw: string): AddressArgument => {
	const [name, value] = before(raw, '=');
	return { raw, name: decode(name), value: decode(value.slice(1)) };
};

export const splitAddress = (url: string): AddressParts => {
	const [page, fragment] = before(url, '#');
	const [path, query] = before(page, '?');
	return {
		path,
		arguments: query
			.slice(1)
			.split('&')
			.filter((raw) => raw !== '')
			.map(readArgument),
		fragment,
	};
};

/** The address of these parts, with more arguments after those that it has. */
export const joinAddress = (
	{ path, arguments: given, fragment }: AddressParts,
	added: Iterable<readonly [string, string]>,
): string => {
	const query = [
		...given.map(({ raw }) => raw),
		...[...added].map(([name, value]) => `${encodeURIComponent(name)}=${encodeList(value)}`),
	].join('&');
	return path + (query === '' ? '' : `?${query}`) + fragment;
};
