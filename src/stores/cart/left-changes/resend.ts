/** Sends the changes of the cart again that were not answered when the page before was left. */
import type { SendBatch } from '../../../api/transport/queue/queue';
import type { BatchOutcome } from '../../../api/transport/queue/queue-state';
import { keyedRequestFor } from '../../../api/cart/requests';
import { LEFT_CHANGES_KEY } from '../../../domain/cart/left-changes';
import { ITEM_IS_GONE } from '../../../domain/cart/intent';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { htmlToText } from '../../../domain/html/text';
import { stepsFrom } from '../../../domain/cart/quantity';
import { parseJson } from '../../../domain/support/json';
import { shopKey } from '../../../domain/support/shop-key';
import { readList, readRecord } from '../../../domain/support/unknown';
import { cartStore } from '../store/contract';
import { raiseNotice } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../shopping/contract';
import { pendingQuantities } from '../shopping/state';
import type { PendingChange } from '../shopping/state';
import { readChanges } from './read-changes';

/**
 * Number of times that they are sent at most, and time in milliseconds after which they are not sent once more: the changes
 * of this page go then (LONGEST_HOLD), and older ones behind them would undo them.
 */
const MOST_SENDS = 4;
const LONGEST_RESEND = 10_000;

/** Changes nothing, and is answered after the changes that run. */
const QUESTION: PendingChange = {
	key: '',
	intent: { type: 'update-customer', shippingAddress: null, billingAddress: null },
};

export interface LeftChangesDependencies {
	readonly registry: Registry;
	/** True if the page comes from the back/forward cache: its own changes before may have been sent. */
	readonly isRestored: boolean;
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
	/** Current time, in milliseconds since 1970. */
	readonly now: () => number;
	readonly send: SendBatch;
	/** Resolves after this number of milliseconds. */
	readonly pause: (milliseconds: number) => Promise<void>;
}

/** Says what the shop has refused, a coupon at its field; not that what was removed is gone already. */
const tellRefusals = (
	registry: Registry,
	left: readonly PendingChange[],
	outcome: BatchOutcome,
): void => {
	left.forEach(({ intent }, position) => {
		const response = outcome.kind === 'answered' ? outcome.responses[position] : undefined;
		const { code, message } = readRecord(response?.body);
		const isRefused = response && response.status >= 400 && code !== ITEM_IS_GONE;
		if (!isRefused || intent.type === 'remove-coupon' || typeof message !== 'string') {
			return;
		}
		const text = htmlToText(message);
		if (intent.type === 'apply-coupon') {
			const failure = { couponCode: intent.code, message: text };
			void registry.dispatch(shoppingStore).setCouponFailure(failure);
		} else {
			raiseNotice(registry, 'error', text, { id: String(code), context: NOTICE_CONTEXTS.cart });
		}
	});
};

/**
 * Repeats the changes that had no response when the page before was left, each with its Idempotency-Key: the shop carries
 * them out once, and responds when they are done. Then reads the cart and sends the changes of this page, which have
 * waited: a step of a quantity starts from the shop's quantity, not from the one that the page showed.
 */
export const resendLeftChanges = async ({
	registry,
	isRestored,
	storage,
	page,
	now,
	send,
	pause,
}: LeftChangesDependencies): Promise<void> => {
	const key = shopKey(LEFT_CHANGES_KEY);
	const left = readChanges(storage.getItem(key), now());
	storage.removeItem(key);
	const shopping = registry.dispatch(shoppingStore);
	const pending = () => pendingQuantities(registry.select(shoppingStore).getChanges());
	const sent = isRestored ? pending() : new Map<string, unknown>();
	const cart = registry.select(cartStore);

	const requests = (left.length > 0 ? left : [QUESTION]).map((change, caller) => ({
		request: keyedRequestFor(change.intent, change.key),
		subject: null,
		repeatable: true,
		callers: [caller],
		queuedAt: 0,
		firstQueuedAt: 0,
		sends: 1,
	}));
	const keepForNextPage = () => {
		const [, ...own] = readList(parseJson(storage.getItem(key) ?? ''));
		storage.setItem(key, JSON.stringify([now(), ...left, ...own]));
	};
	page.addEventListener('pagehide', keepForNextPage);
	const giveUpAt = now() + LONGEST_RESEND;
	let outcome = await send(requests);
	for (let sends = 1; outcome.kind === 'lost' && sends < MOST_SENDS; sends += 1) {
		await pause(1000 * sends);
		if (now() > giveUpAt) {
			break;
		}
		outcome = await send(requests);
	}
	page.removeEventListener('pagehide', keepForNextPage);
	const keys = cart.getCartData().items.map((item) => item.key);
	try {
		// No notices: the shopper has made these changes.
		await registry.dispatch(cartStore).syncCartWithIAPIStore({
			cartItemsPendingQuantity: keys,
			cartItemsPendingDelete: keys,
			productsPendingAdd: [],
		});
	} catch {
		// The store has the error.
	}
	for (const [line, { quantity, from }] of pending()) {
		const confirmed = cart.getCartItem(line)?.quantity;
		if (from !== undefined && confirmed !== undefined && confirmed !== from && !sent.has(line)) {
			void shopping.changeQuantity(line, stepsFrom(confirmed, from, quantity));
		}
	}
	tellRefusals(registry, left, outcome);
	void shopping.retryNow();
};
