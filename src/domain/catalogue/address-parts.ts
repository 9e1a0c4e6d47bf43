/**
 * Parses a page's URL without changing its bytes. Parts that the filters do not own must stay identical, and the
 * browser's URL class would re-encode them.
 */

/** One `name=value` of the query. */
export interface AddressArgument {
	/** Text as it is in the URL. */
	readonly raw: string;
	/** Decoded name; null if its encoding is invalid. */
	readonly name: string | null;
	readonly value: string | null;
}

export interface AddressParts {
	/** Part before the query. */
	readonly path: string;
	readonly arguments: readonly AddressArgument[];
	/** Fragment with its "#"; empty if there is none. */
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
	const index = text.indexOf(sign);
	return index < 0 ? [text, ''] : [text.slice(0, index), text.slice(index)];
};

/** Keeps commas unencoded for readability. */
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

/** Builds the URL of these parts, with more arguments after the existing ones. */
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
