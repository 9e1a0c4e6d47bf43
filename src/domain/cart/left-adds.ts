/**
 * Adds that a page sent while it was being left, so that nobody heard the answer. They are kept in the session's storage for
 * the next page, which makes sure of them. Every page looks whether there are any, so this file needs nothing else.
 */

/** Also the one member of what is posted. */
export const HELD_ADDS = 'storefront-islands-adds';

export interface LeftAdds {
	/** When: milliseconds since 1970. */
	readonly since: number;
	/** Where they were posted. */
	readonly to: string;
	/** What was posted, key and fields of each, as JSON: php-stubs/src/Idempotency/HeldAdds.php reads it. */
	readonly body: string;
}

/** As it is kept, line by line: neither an address nor this JSON holds a line's end. */
export const writeLeftAdds = ({ since, to, body }: LeftAdds): string =>
	`${String(since)}\n${to}\n${body}`;

/** Null where nothing is left, or something else. */
export const readLeftAdds = (text: string | null): LeftAdds | null => {
	const [since, to, body] = (text ?? '').split('\n');
	return to && body ? { since: Number(since), to, body } : null;
};
