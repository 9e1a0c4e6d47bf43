import { HELD_ADDS, readLeftAdds } from '../../domain/cart/left-adds';

/** Milliseconds after which an add is no longer sent: the shop forgets its key after a day. */
const FORGOTTEN_AFTER = 3_600_000;

export interface NextPage {
	/** Null where the browser forbids it. */
	readonly storage: Pick<Storage, 'getItem' | 'removeItem'> | null;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly post: (to: string, body: string) => Promise<unknown>;
	/** Tells the islands of the page that the cart may be another than they know. */
	readonly tell: () => void;
}

/**
 * Sends again, under the same keys, what the page before sent while it was left: the server made this page before it knew of it,
 * and it may have got lost. Rejects where the shop cannot be reached: the next page tries again.
 */
export const makeSureOfAdds = async ({ storage, now, post, tell }: NextPage): Promise<void> => {
	const left = readLeftAdds(storage?.getItem(HELD_ADDS) ?? null);
	if (left && now() - left.since < FORGOTTEN_AFTER) {
		await post(left.to, left.body);
		tell();
	}
	storage?.removeItem(HELD_ADDS);
};
