import { HELD_ADDS, readLeftAdds } from '../../domain/cart/left-adds';

/** Time in milliseconds after which an add is not sent any more: the shop forgets its key after a day. */
const FORGOTTEN_AFTER = 3_600_000;

export interface NextPage {
	/** Null if the browser blocks it. */
	readonly storage: Pick<Storage, 'getItem' | 'removeItem'> | null;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly post: (to: string, body: string) => Promise<unknown>;
	/** Notifies the page's islands that the cart may have changed. */
	readonly tell: () => void;
}

/**
 * Repeats the adds that the previous page sent while it was left, with the same idempotency keys: the request may have
 * failed, or may have been handled after the server rendered this page. Rejects if the shop cannot be reached: the next
 * page retries.
 */
export const makeSureOfAdds = async ({ storage, now, post, tell }: NextPage): Promise<void> => {
	const left = readLeftAdds(storage?.getItem(HELD_ADDS) ?? null);
	if (left && now() - left.since < FORGOTTEN_AFTER) {
		await post(left.to, left.body);
		tell();
	}
	storage?.removeItem(HELD_ADDS);
};
