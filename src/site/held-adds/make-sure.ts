import { PENDING_ADDS_KEY, readPendingAdds } from '../../domain/cart/left-adds';

/** Time in milliseconds after which an add is not sent any more: the shop forgets its key after a day. */
const FORGOTTEN_AFTER = 3_600_000;

export interface NextPage {
	/** Null if the browser blocks it. */
	readonly storage: Pick<Storage, 'getItem' | 'removeItem'> | null;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly post: (to: string, body: string) => Promise<unknown>;
	/** Notifies the page's islands that the cart may have changed. */
	readonly notify: () => void;
}

/**
 * Repeats the adds that the previous page sent while it was left, with the same idempotency keys: the request may have
 * failed, or may have been handled after the server rendered this page. Rejects if the shop cannot be reached: the next
 * page retries.
 */
export const resendPendingAdds = async ({
	storage,
	now,
	post,
	notify,
}: NextPage): Promise<void> => {
	const pending = readPendingAdds(storage?.getItem(PENDING_ADDS_KEY) ?? null);
	if (pending && now() - pending.since < FORGOTTEN_AFTER) {
		await post(pending.to, pending.body);
		notify();
	}
	storage?.removeItem(PENDING_ADDS_KEY);
};
