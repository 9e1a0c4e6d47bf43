/**
 * Adds to the cart from forms that are not hydrated yet, and those that the previous page sent while it was left.
 */
import { EARLY_ADD, isPlainAdd } from '../../domain/cart/early-add';
import type { EarlyAdd, FormField } from '../../domain/cart/early-add';
import { shopKey } from '../../domain/support/shop-key';
import {
	DEFERRED_ADDS_KEY,
	writeDeferredAdds,
	readDeferredAdds,
} from '../../domain/cart/deferred-adds';
import type { DeferredAdds } from '../../domain/cart/deferred-adds';
import {
	addButtonOf,
	endPending,
	fieldsOf,
	submittedForm,
	showAnswer,
	showPending,
	whenHydrated,
} from './add-form';

/** An item that the shop refuses: its key, of a grouped product with the id of the member, and why, as text. */
export interface Refusal {
	readonly key: string;
	readonly message: string;
}

/** What the shop says of adds. `leadsTo`: page that it leads to after them; empty if it leads nowhere. */
export interface Answer {
	readonly refused: readonly Refusal[];
	readonly leadsTo: string;
}

/** Side effects of holding back adds. */
export interface AddsPage {
	readonly window: Pick<EventTarget, 'addEventListener'>;
	/** Storage in which the next page finds the adds that were sent; null if the browser blocks it. */
	readonly storage: Pick<Storage, 'setItem'> | null;
	/** Keeps the time of the last change, in milliseconds since 1970 (src/domain/cart/last-change.ts). */
	readonly keepLastChange: (at: number) => void;
	/** Sends a request without waiting for the response, even while the page is unloaded. */
	readonly sendBeacon: (to: string, body: string) => void;
	/** Rejects if it is not known what the shop did, after a time at the latest. */
	readonly ask: (to: string, body: string) => Promise<Answer>;
	/** Tells the page that the number of items in the cart is another. */
	readonly tellCount: () => void;
	readonly isOnline: () => boolean;
	readonly leaveFor: (address: string) => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	/** Calls back when a submission has been waiting for too long. */
	readonly afterTimeout: (callback: () => void) => void;
}

interface HeldAdd extends EarlyAdd {
	readonly form: HTMLFormElement;
	readonly to: string;
}

/** Longest body in bytes that browsers send while a page unloads, less some; the browser itself submits larger forms. */
const MAX_BYTES = 60_000;

/** Returns the fields of what was added: a grouped product without the members that were refused. */
const addedFields = ({ key, fields }: EarlyAdd, refused: ReadonlySet<string>) =>
	fields.filter(([name]) => !refused.has(name.replace(/^quantity\[(\d+)\]$/, `${key}-$1`)));

/**
 * Holds back submissions of a product form until its island, whose scripts are large, is hydrated. Each add has its fields
 * and an idempotency key, so that the shop adds once, whoever sends it and however often. It is
 *
 * - sent at once; what was added is repeated by the island after hydration, which adds nothing more,
 * - run by the island, and sent when the page is left, if it is not known what the shop did,
 * - left to the form's action after a timeout.
 *
 * They are sent one after the other or in one request, in the order of the clicks: two concurrent requests would create
 * two sessions for a new visitor.
 */
export const holdAdds = (page: AddsPage): void => {
	/** Adds without an answer. */
	let held: readonly HeldAdd[] = [];
	/** Adds that the shop has carried out, for the island of their form. */
	let made: readonly HeldAdd[] = [];
	/** Time at which the last add was answered that has changed the cart. */
	let lastChange = 0;
	let lastSent = 0;

	const packed = (adds: readonly HeldAdd[]): DeferredAdds => ({
		since: page.now(),
		to: adds[0]?.to ?? '',
		body: JSON.stringify({
			[DEFERRED_ADDS_KEY]: adds.map(({ key, fields }) => ({ key, fields })),
		}),
	});

	/**
	 * What is sent when the page is left, made before: Firefox may end a script that runs then for more than that
	 * (docs/reliability.md#changes-of-a-page-that-was-left).
	 */
	let deferred: DeferredAdds | null = null;

	const holdOnly = (adds: readonly HeldAdd[]): void => {
		held = adds;
		deferred = adds.length > 0 ? packed(adds) : null;
	};

	/** The last request. */
	let request: Promise<unknown> = Promise.resolve();

	const ask = async (add: HeldAdd): Promise<void> => {
		if (!held.includes(add)) {
			return;
		}
		const { to, body } = packed([add]);
		const answer = await page.ask(to, body).catch(() => null);
		if (!answer) {
			return;
		}
		const { form, key } = add;
		holdOnly(held.filter((other) => other !== add));
		const refused = new Set(answer.refused.map((refusal) => refusal.key));
		if (!refused.has(key)) {
			lastChange = page.now();
			made = [...made, { ...add, fields: addedFields(add, refused), isMade: true }];
			page.tellCount();
		}
		if (!held.some((other) => other.form === form)) {
			showAnswer(form, [...new Set(answer.refused.map(({ message }) => message))].join(' '));
		}
		if (answer.leadsTo) {
			page.leaveFor(answer.leadsTo);
		}
	};

	const handOver = async (form: HTMLFormElement): Promise<void> => {
		await request;
		const isOfForm = (add: HeldAdd): boolean => add.form === form;
		// The grid may have been refreshed meanwhile: adds of a removed form are sent with the page.
		const adds = [...made, ...(form.isConnected ? held : [])].filter(isOfForm);
		made = made.filter((add) => !adds.includes(add));
		holdOnly(held.filter((add) => !adds.includes(add)));
		for (const { key, fields, isMade } of adds) {
			endPending(form);
			const detail: EarlyAdd = { key, fields, isMade };
			const isLeft = form.dispatchEvent(new CustomEvent(EARLY_ADD, { detail, cancelable: true }));
			if (isLeft && !isMade) {
				addButtonOf(form)?.click();
			}
		}
	};

	const giveUp = async (): Promise<void> => {
		await request;
		const left = held.find(({ form }) => !form.hasAttribute('data-hydrated'));
		// Offline an add waits until the network is back, or for another click.
		if (left && page.isOnline()) {
			page.leaveFor(left.to);
		}
	};

	const send = (add: HeldAdd): void => {
		const { form } = add;
		showPending(form);
		request = request.then(() => ask(add));
		lastSent += 1;
		const sent = lastSent;
		page.afterTimeout(() => {
			// Each new click restarts the timeout.
			if (sent === lastSent) {
				void giveUp();
			}
		});
		// Some assistive technology dispatches a click only, without any of the events that trigger hydration; and a
		// further touch makes boot retry loading the island.
		form.dispatchEvent(new Event('pointerover'));
	};

	/** A click while the same fields have no answer yet is the same add. */
	const isSame = (form: HTMLFormElement, fields: readonly FormField[]) => (add: HeldAdd) =>
		add.form === form && String(add.fields) === String(fields);

	const hold = (form: HTMLFormElement): boolean => {
		const fields = fieldsOf(form);
		const to = form.getAttribute('action') ?? '';
		const same = held.find(isSame(form, fields));
		const add = same ?? { form, to, key: page.createKey(), fields, isMade: false };
		if (new Blob([packed([add]).body]).size > MAX_BYTES) {
			return false;
		}
		if (!same) {
			holdOnly([...held, add]);
			whenHydrated(form, () => void handOver(form));
		}
		send(add);
		return true;
	};

	// Behind the listeners of plugins, which may fill in a field, or prevent it.
	page.window.addEventListener('submit', (event) => {
		const form = submittedForm(event);
		if (form && !form.hasAttribute('data-leaves') && isPlainAdd(event) && hold(form)) {
			event.preventDefault();
		}
	});

	page.window.addEventListener('online', () => held.forEach(send));

	page.window.addEventListener('pagehide', () => {
		if (deferred) {
			page.sendBeacon(deferred.to, deferred.body);
			page.storage?.setItem(shopKey(DEFERRED_ADDS_KEY), writeDeferredAdds(deferred));
		}
		// Not with the answer: the islands of this page would read the cart twice.
		if (lastChange > 0) {
			page.keepLastChange(lastChange);
		}
	});
};

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
export const resendDeferredAdds = async ({
	storage,
	now,
	post,
	notify,
}: NextPage): Promise<void> => {
	const deferred = readDeferredAdds(storage?.getItem(shopKey(DEFERRED_ADDS_KEY)) ?? null);
	if (deferred && now() - deferred.since < FORGOTTEN_AFTER) {
		await post(deferred.to, deferred.body);
		notify();
	}
	storage?.removeItem(shopKey(DEFERRED_ADDS_KEY));
};
