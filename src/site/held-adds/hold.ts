/**
 * Adds to the cart that wait for the hydration of their form, and those that the previous page sent while it was left.
 */
import { EARLY_ADD } from '../../domain/cart/early-add';
import type { EarlyAdd } from '../../domain/cart/early-add';
import { shopKey } from '../../domain/support/shop-key';
import {
	DEFERRED_ADDS_KEY,
	writeDeferredAdds,
	readDeferredAdds,
} from '../../domain/cart/deferred-adds';
import type { DeferredAdds } from '../../domain/cart/deferred-adds';
import {
	addButtonOf,
	canWait,
	fieldsOf,
	submittedForm,
	showAdded,
	showPending,
	whenHydrated,
} from './add-form';

/** Side effects of holding back adds. */
export interface AddsPage {
	readonly window: Pick<EventTarget, 'addEventListener'>;
	/** Storage in which the next page finds the adds that were sent; null if the browser blocks it. */
	readonly storage: Pick<Storage, 'setItem'> | null;
	/** Sends a request without waiting for the response, even while the page is unloaded. */
	readonly sendBeacon: (to: string, body: string) => void;
	/** Resolves when the shop has responded, rejects if it cannot be reached. */
	readonly post: (to: string, body: string) => Promise<unknown>;
	/** Resolves to true if the shop has added all of it, rejects if it cannot be reached. */
	readonly ask: (to: string, body: string) => Promise<boolean>;
	/** Tells the page that the number of items in the cart is another. */
	readonly tellCount: () => void;
	readonly leaveFor: (address: string) => void;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly createKey: () => string;
	/** Calls back when a click has been waiting for too long. */
	readonly afterTimeout: (callback: () => void) => void;
}

/**
 * Holds back submissions of a product form until its island, whose scripts are large, is hydrated. Each add has an
 * idempotency key, stored on the form until the island takes it, so that the shop adds once, whoever sends the add and
 * however often. Held adds
 *
 * - are sent at once, and repeated by the island after hydration, which adds nothing more,
 * - are run by the island, and sent when the page is left, if that was refused or did not arrive,
 * - are sent after a timeout, after which the browser navigates to the form's action.
 *
 * They are sent one after the other or in one request, in the order of the clicks: two concurrent requests would create
 * two sessions for a new visitor.
 */
export const holdAdds = (page: AddsPage): void => {
	const forms = new Set<HTMLFormElement>();
	let lastRequestId = 0;

	const held = (): readonly HTMLFormElement[] => [...forms].filter(({ dataset }) => dataset.addKey);

	const packed = (adds: readonly HTMLFormElement[]): DeferredAdds => ({
		since: page.now(),
		to: adds[0]?.getAttribute('action') ?? '',
		body: JSON.stringify({
			[DEFERRED_ADDS_KEY]: adds.map((form) => ({
				key: form.dataset.addKey,
				fields: fieldsOf(form),
			})),
		}),
	});

	/**
	 * What is sent when the page is left, made before: Firefox may end a script that runs then for more than that
	 * (docs/reliability.md#changes-of-a-page-that-was-left).
	 */
	let deferred: DeferredAdds | null = null;

	const prepare = (): void => {
		const adds = held();
		deferred = adds.length > 0 ? packed(adds) : null;
	};

	/** Adds that the shop has carried out, for the island of their form. */
	const made = new Map<HTMLFormElement, EarlyAdd[]>();

	/** The last request of this kind. */
	let request: Promise<unknown> = Promise.resolve();

	const sendEarly = async (form: HTMLFormElement): Promise<void> => {
		const { addKey: key } = form.dataset;
		if (!key) {
			return;
		}
		const { to, body } = packed([form]);
		const fields = fieldsOf(form);
		// What is refused or does not arrive stays held: the island says why.
		const isMade = await page.ask(to, body).catch(() => false);
		if (isMade && form.dataset.addKey === key) {
			delete form.dataset.addKey;
			prepare();
			made.set(form, [...(made.get(form) ?? []), { key, fields }]);
			showAdded(form);
			page.tellCount();
		}
	};

	const press = (form: HTMLFormElement): void => {
		addButtonOf(form)?.click();
	};

	const handOver = async (form: HTMLFormElement): Promise<void> => {
		await request;
		for (const detail of made.get(form) ?? []) {
			form.dispatchEvent(new CustomEvent(EARLY_ADD, { detail }));
		}
		made.delete(form);
		// The grid may have been refreshed meanwhile: adds of a removed form are sent with the others.
		if (form.isConnected && form.dataset.addKey) {
			addButtonOf(form)?.removeAttribute('aria-busy');
			press(form);
			// If the island has not taken the key, the browser itself has submitted the form.
			delete form.dataset.addKey;
			prepare();
		}
	};

	const sendHeld = async (): Promise<void> => {
		await request;
		const adds = held();
		if (adds.length === 0) {
			return;
		}
		const { to, body } = packed(adds);
		try {
			await page.post(to, body);
		} catch {
			// The add stays held until the network is back, or another click.
			return;
		}
		if (adds.some(({ dataset }) => dataset.addKey)) {
			// Adds made during the request are sent when the page is left.
			adds.forEach((form) => forms.delete(form));
			prepare();
			page.leaveFor(to);
		}
	};

	const hold = (form: HTMLFormElement): void => {
		if (!form.dataset.addKey) {
			form.dataset.addKey = page.createKey();
			whenHydrated(form, () => void handOver(form));
		}
		// Several clicks on a form count as one add.
		forms.add(form);
		prepare();
		showPending(form);
		request = request.then(() => sendEarly(form));
		lastRequestId += 1;
		const requestId = lastRequestId;
		page.afterTimeout(() => {
			// Each new click restarts the timeout.
			if (requestId === lastRequestId) {
				void sendHeld();
			}
		});
		// Some assistive technology dispatches a click only, without any of the events that trigger hydration.
		form.dispatchEvent(new Event('pointerover'));
	};

	const act = (event: Event): void => {
		const form = submittedForm(event);
		if (form) {
			// Prevents boot from holding the event back for the island.
			event.stopImmediatePropagation();
			// Others are left to the browser, which validates and submits them.
			if (canWait(form)) {
				event.preventDefault();
				hold(form);
			}
		}
	};
	for (const type of ['click', 'submit']) {
		page.window.addEventListener(type, act, true);
	}

	// A repeated click makes boot retry loading the island.
	page.window.addEventListener('online', () => held().forEach(press));

	page.window.addEventListener('input', prepare, true);

	page.window.addEventListener('pagehide', () => {
		if (deferred) {
			page.sendBeacon(deferred.to, deferred.body);
			page.storage?.setItem(shopKey(DEFERRED_ADDS_KEY), writeDeferredAdds(deferred));
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
