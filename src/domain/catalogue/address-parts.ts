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

/** Stricter than encodeURIComponent, so that PHP's rawurlencode writes the same. */
export const encodePart = (text: string): string =>
	encodeURIComponent(text).replace(
		/[!'()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	);

const before = (text: string, sign: string): readonly [string, string] => {
	const place = text.indexOf(sign);
	return place < 0 ? [text, ''] : [text.slice(0, place), text.slice(place)];
};

const readArgument = (raw: string): AddressArgument => {
	const [name, value] = before(raw, '=');
	return { raw, name: decode(name), value: decode(value.slice(1)) };
};

export const splitAddress = (url: string): AddressParts => {
	const [page, fragment] = before(url, '#');
	const [path, query] = before(page, '?');
	return {
		path,
		arguments: query.length > 1 ? query.slice(1).split('&').map(readArgument) : [],
		fragment,
	};
};

/** The address of these parts; `raws` are arguments as they shall stand in it. */
export const joinAddress = (
	{ path, fragment }: Pick<AddressParts, 'path' | 'fragment'>,
	raws: readonly string[],
): string => path + (raws.length > 0 ? `?${raws.join('&')}` : '') + fragment;
