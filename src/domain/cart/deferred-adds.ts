/**
 * Added items that a page sent while it was being unloaded, so that it did not receive the response. They are kept in
 * sessionStorage for the next page, which verifies them. Every page checks for them, so this file has no dependencies.
 */

/** Storage key, and name of the only member of the posted body. */
export const DEFERRED_ADDS_KEY = 'storefront-islands-adds';

export interface DeferredAdds {
	/** Time of the request, in milliseconds since 1970. */
	readonly since: number;
	/** URL of the request. */
	readonly to: string;
	/**
	 * Body of the request: key and fields of each added item, as JSON, read by
	 * php-stubs/src/Orders/Adds/DeferredAdds.php.
	 */
	readonly body: string;
}

/** Serialises as lines: neither a URL nor this JSON contains a line break. */
export const writeDeferredAdds = ({ since, to, body }: DeferredAdds): string =>
	`${String(since)}\n${to}\n${body}`;

/** Parses the stored text; null if it is missing or invalid. */
export const readDeferredAdds = (text: string | null): DeferredAdds | null => {
	const [since, to, body] = (text ?? '').split('\n');
	return to && body ? { since: Number(since), to, body } : null;
};
