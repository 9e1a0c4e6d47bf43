/**
 * The checkout attempt stored in the browser from before its POST is sent until its outcome is known. Every page checks
 * for it, so this file has no dependencies.
 */

export const ATTEMPT_STORAGE_KEY = 'storefront-islands-attempt';

/** Storage key of the checkout's draft, which is removed once the order is placed. */
export const DRAFT_STORAGE_KEY = 'storefront-islands-draft';

export interface StoredAttempt {
	/** Idempotency-Key of the attempt. */
	readonly key: string;
	/** Start time, in milliseconds since 1970. */
	readonly since: number;
}

const isStoredAttempt = (value: unknown): value is StoredAttempt =>
	typeof value === 'object' &&
	value !== null &&
	'key' in value &&
	'since' in value &&
	typeof value.key === 'string' &&
	value.key !== '' &&
	typeof value.since === 'number';

/** Parses the stored text; null if it is missing or invalid. */
export const parseStoredAttempt = (text: string | null): StoredAttempt | null => {
	try {
		const value: unknown = JSON.parse(text ?? 'null');
		return isStoredAttempt(value) ? value : null;
	} catch {
		return null;
	}
};

/**
 * Returns the URL of the attempt query.
 *
 * @param root REST root with trailing slash; without pretty permalinks it ends in a query argument.
 */
export const attemptUrl = (root: string, key: string): string =>
	`${root}storefront-islands/v1/checkout-attempts/${encodeURIComponent(key)}`;
