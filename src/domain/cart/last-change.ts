/**
 * The last change of the cart that a page of this browser had answered, kept in localStorage. The shop may have made a page
 * that was asked for before without that change, and that page's cookies then hide it. The mini-cart's inline script reads
 * it too (Cart\MiniCart\Visibility).
 */

/** Storage key. */
export const CART_CHANGED_KEY = 'storefront-islands-cart';

const ORDERED = 'ordered';

export interface LastChange {
	/** Milliseconds since 1970; not a number if there was no change. */
	readonly at: number;
	/** True if the cart was ordered. */
	readonly isOrdered: boolean;
}

export const writeLastChange = ({ at, isOrdered }: LastChange): string =>
	isOrdered ? `${String(at)} ${ORDERED}` : String(at);

export const readLastChange = (text: string | null | undefined): LastChange => {
	const [at, ordered] = (text ?? '').split(' ');
	return { at: parseFloat(at ?? ''), isOrdered: ordered === ORDERED };
};

/**
 * True if this page was asked for before the change.
 *
 * Not `performance.timeOrigin`: Chromium's is wrong by the time that the computer has slept.
 */
export const isAskedBefore = (lastChange: string | null | undefined): boolean =>
	parseFloat(lastChange ?? '') > Date.now() - performance.now();
