/**
 * What has become of an order whose answer never came: asked on every page while an attempt is open on the device. On the
 * cart, where a shop sends an emptied checkout, it leads on to the order; elsewhere one line says it, with a link. The checkout
 * asks by itself.
 */
import {
	ATTEMPT_STORAGE_KEY,
	attemptAddress,
	DRAFT_STORAGE_KEY,
	parseKeptAttempt,
} from '../../domain/checkout/kept-attempt';
import { safeUrl } from '../../domain/url';

/** Milliseconds after which an attempt that the shop does not know will not arrive any more. */
const FORGOTTEN_AFTER = 3_600_000;
/** Between two questions while the order is still being placed, and how often. */
const PAUSE = 2000;
const QUESTIONS = 15;

const REGION_IS_KNOWN_AFTER = 100;

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
	/** Says on the page, for as long as it is open, what has become of the order, and links to it. */
	readonly say: (message: string, linkText: string, url: string) => void;
}

const at = (value: unknown, name: string): unknown =>
	typeof value === 'object' && value !== null
		? Object.entries(value).find(([key]) => key === name)?.[1]
		: undefined;

const textAt = (value: unknown, name: string): string => {
	const text = at(value, name);
	return typeof text === 'string' ? text : '';
};

/** Where the shop sends whoever has placed this order. */
const redirectOf = (answer: unknown): string =>
	safeUrl(textAt(at(at(answer, 'body'), 'payment_result'), 'redirect_url'));

/** Rejects where the shop cannot be asked: the next page asks again. */
export const settleOpenAttempt = async (page: AttemptPage): Promise<void> => {
	const { storage, root, isCart, fetch, now, pause, leaveFor, say } = page;
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
		const message = textAt(known, 'message');
		if (isCart && url) {
			leaveFor(url);
		} else if (message && url) {
			say(message, textAt(known, 'link'), url);
		}
	}
};

/** A line above the page, in the theme's own colours: boot brings no style sheet. */
const sayOn = (document: Document, message: string, linkText: string, url: string): void => {
	const line = document.createElement('p');
	const link = document.createElement('a');
	line.setAttribute('role', 'status');
	line.style.cssText = 'margin:0;padding:1rem;text-align:center;border-block-end:1px solid';
	link.href = url;
	link.textContent = linkText;
	document.body.prepend(line);
	// Screen readers tell what comes into a region that they know already.
	setTimeout(() => line.append(message, ' ', link), REGION_IS_KNOWN_AFTER);
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
		say: (message, linkText, url) => sayOn(document, message, linkText, url),
	});
};
