/** Sends the changes of the cart again that were not answered when the page before was left. */
import type { SendBatch } from '../../../api/transport/queue/queue';
import type { ApiResponse } from '../../../api/transport/fetch';
import { BATCH_SIZE } from '../../../api/transport/queue/queue-state';
import type { BatchOutcome } from '../../../api/transport/queue/queue-state';
import { replacing } from '../../../api/transport/request';
import type { StoreRequest } from '../../../api/transport/request';
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
import { newestChanges, readChanges } from './read-changes';
import type { NewestChange } from './read-changes';

/**
 * Number of batches without all their answers, and time in milliseconds, after which the changes are given up: those of
 * this page go then (LONGEST_HOLD), and older ones behind them would undo them.
 */
const MOST_SENDS = 4;
const LONGEST_RESEND = 10_000;

/** Changes nothing, and is answered after the changes that run. */
const QUESTION: NewestChange = {
	key: '',
	intent: { type: 'update-customer', shippingAddress: null, billingAddress: null },
	replaced: [],
};

export interface LeftChangesDependencies {
	readonly registry: Registry;
	/** True if the page comes from the back/forward cache: its own changes before may have been sent. */
	readonly isRestored: boolean;
	/**
	 * True if the changes of this page do not wait any longer: it is being left, or LONGEST_HOLD is over. What the shop has
	 * may be theirs then.
	 */
	readonly areSent: () => boolean;
	readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
	readonly page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
	/** Current time, in milliseconds since 1970. */
	readonly now: () => number;
	readonly send: SendBatch;
	/** Resolves after this number of milliseconds. */
	readonly pause: (milliseconds: number) => Promise<void>;
}

type Answer = readonly [NewestChange, ApiResponse];

/** Returns what the shop has answered of a batch; it is unknown if it has carried out the others. */
const answersOf = (batch: readonly NewestChange[], outcome: BatchOutcome): readonly Answer[] => {
	switch (outcome.kind) {
		case 'answered':
			return batch.flatMap((change, position) => {
				const response = outcome.responses[position];
				return response && outcome.order.includes(position) ? [[change, response] as const] : [];
			});
		case 'refused':
			return outcome.transient ? [] : batch.map((change) => [change, outcome.response]);
		case 'lost':
			return [];
	}
};

const requestOf = ({ key, intent, replaced }: NewestChange): StoreRequest =>
	[...replaced, { key, intent }]
		.map((change) => keyedRequestFor(change.intent, change.key))
		.reduce((older, newer) => replacing(newer, older));

/** Sends the changes in their order, those without an answer again, and returns the answers. */
const sendAll = async (
	changes: readonly NewestChange[],
	{ send, pause, now }: Pick<LeftChangesDependencies, 'send' | 'pause' | 'now'>,
): Promise<readonly Answer[]> => {
	const answers: Answer[] = [];
	const giveUpAt = now() + LONGEST_RESEND;
	let waiting = changes;
	for (let failures = 0; waiting.length > 0;) {
		const batch = waiting.slice(0, BATCH_SIZE);
		const requests = batch.map((change, caller) => ({
			request: requestOf(change),
			subject: null,
			repeatable: true,
			callers: [caller],
			queuedAt: 0,
			firstQueuedAt: 0,
			sends: 1,
		}));
		const answered = answersOf(batch, await send(requests));
		answers.push(...answered);
		waiting = waiting.filter((change) => !answered.some(([of]) => of === change));
		if (answered.length < batch.length) {
			failures += 1;
			if (failures === MOST_SENDS) {
				break;
			}
			await pause(1000 * failures);
			if (now() > giveUpAt) {
				break;
			}
		}
	}
	return answers;
};

/**
 * Says what the shop has refused, above the page, as the field of a coupon may be folded; not that what was removed is
 * gone already.
 */
const tellRefusals = (registry: Registry, answers: readonly Answer[]): void => {
	answers.forEach(([{ intent }, { status, body }]) => {
		const { code, message } = readRecord(body);
		const isRefused = status >= 400 && code !== ITEM_IS_GONE;
		const isSilent = intent.type === 'remove-coupon' || intent.type === 'update-customer';
		if (!isRefused || isSilent || typeof message !== 'string') {
			return;
		}
		const text = htmlToText(message);
		// What is said twice is told once.
		raiseNotice(registry, 'error', text, { id: text, context: NOTICE_CONTEXTS.cart });
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
	areSent,
	storage,
	page,
	now,
	send,
	pause,
}: LeftChangesDependencies): Promise<void> => {
	const key = shopKey(LEFT_CHANGES_KEY);
	const left = readChanges(storage.getItem(key), now());
	const changes = newestChanges(left);
	storage.removeItem(key);
	const shopping = registry.dispatch(shoppingStore);
	const pending = () => pendingQuantities(registry.select(shoppingStore).getChanges());
	const sent = isRestored ? pending() : new Map<string, unknown>();
	const cart = registry.select(cartStore);

	const keepForNextPage = () => {
		const [, ...own] = readList(parseJson(storage.getItem(key) ?? ''));
		storage.setItem(key, JSON.stringify([now(), ...left, ...own]));
	};
	page.addEventListener('pagehide', keepForNextPage);
	void shopping.precede(changes.map(requestOf));
	const answers = await sendAll(left.length > 0 ? changes : [QUESTION], { send, pause, now });
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
	// Steps that are sent would be counted twice.
	for (const [line, { quantity, from }] of areSent() ? [] : pending()) {
		const confirmed = cart.getCartItem(line)?.quantity;
		if (from !== undefined && confirmed !== undefined && confirmed !== from && !sent.has(line)) {
			void shopping.changeQuantity(line, stepsFrom(confirmed, from, quantity));
		}
	}
	tellRefusals(registry, answers);
	void shopping.retryNow();
};
