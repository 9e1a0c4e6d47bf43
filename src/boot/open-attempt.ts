/**
 * What has become of an order whose answer never came: asked on every page while an attempt is open on the device. On the
 * cart, where a shop sends an emptied checkout, it leads on to the order; elsewhere nothing is shown. The checkout asks by itself.
 */
import {
	ATTEMPT_STORAGE_KEY,
	attemptAddress,
	DRAFT_STORAGE_KEY,
	parseKeptAttempt,
} from '../domain/checkout/kept-attempt';
import { safeUrl } from '../domain/url';

/** Milliseconds after which an attempt that the shop does not know will not arrive any more. */
const FORGOTTEN_AFTER = 3_600_000;
/** Between two questions while the order is still being placed, and how often. */
const PAUSE = 2000;
const QUESTIONS = 15;

export interface AttemptPage {
	/** Null where the browser forbids it. */
	readonly storage: Pick<Storage, 'getItem' | 'removeItem'> | null;
	/** REST root with trailing slash. */
	readonly root: string;
	readonly isCart: boolean;
	readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly pause: (milliseconds: number) => Promise<void>;
	/** Leaves the page for an http(s) or relative address. */
	readonly leaveFor: (url: string) => void;
}

const at = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null
		? Object.entries(value).find(([key]) => key === name)?.[1]
		: undefined;

/** Where the shop sends whoever has placed this order. */
const redirectOf = (answer: unknown): string => {
	const url = at(at(at(answer, 'body'), 'payment_result'), 'redirect_url');
	return typeof url === 'string' ? safeUrl(url) : '';
};

/** Rejects where the shop cannot be asked: the next page asks again. */
export const settleOpenAttempt = async (page: AttemptPage): Promise<void> => {
	const { storage, root, isCart, fetch, now, pause, leaveFor } = page;
	const attempt = parseKeptAttempt(storage?.getItem(ATTEMPT_STORAGE_KEY) ?? null);
	if (!attempt) {
		return;
	}
	const ask = async (): Promise<unknown> =>
		(await fetch(attemptAddress(root, attempt.key), { cache: 'no-store' })).json();

	let known = await ask();
	for (
		let asked = 1;
		isCart && at(known, 'status') === 'running' && asked < QUESTIONS;
		asked += 1
	) {
		await pause(PAUSE);
		known = await ask();
	}
	// Another tab may have begun a newer one.
	const isStillOpen =
		parseKeptAttempt(storage?.getItem(ATTEMPT_STORAGE_KEY) ?? null)?.key === attempt.key;
	const status = at(known, 'status');
	const answer = at(known, 'answer');
	// An order that is not paid is the checkout's to tell of.
	const isPlaced = status === 'finished' && Number(at(answer, 'status')) < 300;
	if (
		isStillOpen &&
		(isPlaced || (status === 'unknown' && now() - attempt.since > FORGOTTEN_AFTER))
	) {
		storage?.removeItem(ATTEMPT_STORAGE_KEY);
	}
	if (isStillOpen && isPlaced) {
		storage?.removeItem(DRAFT_STORAGE_KEY);
		const url = redirectOf(answer);
		if (isCart && url) {
			leaveFor(url);
		}
	}
};

/** The same, on the real page. */
export const settleOpenAttemptOf = async (window: Window, root: string): Promise<void> => {
	const { document } = window;
	if (document.querySelector('[data-island="checkout"]')) {
		return;
	}
	await settleOpenAttempt({
		// Throws where it is forbidden: nothing can be open then.
		storage: window.localStorage,
		root,
		isCart: document.querySelector('[data-island="cart"]') !== null,
		fetch: (address, init) => window.fetch(address, init),
		now: Date.now,
		pause: (milliseconds) => new Promise((resume) => window.setTimeout(resume, milliseconds)),
		leaveFor: (url) => window.location.assign(url),
	});
};
