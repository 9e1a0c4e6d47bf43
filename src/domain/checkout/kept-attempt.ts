/**
 * The attempt to place an order that is kept on the device from before its POST leaves until its outcome is known.
 * Every page looks whether there is one, so this file needs nothing else.
 */

export const ATTEMPT_STORAGE_KEY = 'storefront-islands-attempt';

/** Where what was typed into the checkout is kept: it goes once it is ordered. */
export const DRAFT_STORAGE_KEY = 'storefront-islands-draft';

export interface KeptAttempt {
	/** Its Idempotency-Key. */
	readonly key: string;
	/** When it began: milliseconds since 1970. */
	readonly since: number;
}

const isKept = (value: unknown): value is KeptAttempt =>
	typeof value === 'object' &&
	value !== null &&
	'key' in value &&
	'since' in value &&
	typeof value.key === 'string' &&
	value.key !== '' &&
	typeof value.since === 'number';

/** Null where nothing is kept, or something else. */
export const parseKeptAttempt = (text: string | null): KeptAttempt | null => {
	try {
		const value: unknown = JSON.parse(text ?? 'null');
		return isKept(value) ? value : null;
	} catch {
		return null;
	}
};

/**
 * Where the shop is asked what has become of an attempt.
 *
 * @param root REST root with trailing slash; without pretty permalinks it ends in a query argument.
 */
export const attemptAddress = (root: string, key: string): string =>
	`${root}storefront-islands/v1/checkout-attempts/${encodeURIComponent(key)}`;
