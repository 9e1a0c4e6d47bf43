/**
 * Settles a checkout attempt whose response was never received: runs on every page while an attempt is stored on the
 * device. On the cart page, to which a shop redirects an emptied checkout, it redirects to the order; on other pages it
 * shows a line with a link. The checkout page queries the order by itself.
 */
import { shopKey } from '../../domain/support/shop-key';
import {
	ATTEMPT_STORAGE_KEY,
	attemptUrl,
	DRAFT_STORAGE_KEY,
	parseStoredAttempt,
} from '../../domain/checkout/stored-attempt';
import { readText, valueAt } from '../../domain/support/unknown';
import { safeUrl } from '../../domain/html/url';

/** Time in milliseconds after which an attempt unknown to the shop is considered lost. */
const FORGOTTEN_AFTER = 3_600_000;
/** Interval in milliseconds between order queries while the order is still being placed, and their maximum number. */
const PAUSE = 2000;
const MAX_QUERIES = 15;

const REGION_IS_KNOWN_AFTER = 100;

export interface AttemptPage {
	/** Null if the browser blocks it. */
	readonly storage: Pick<Storage, 'getItem' | 'removeItem'> | null;
	/** REST root with trailing slash. */
	readonly root: string;
	readonly isCart: boolean;
	readonly fetch: (address: string, init: RequestInit) => Promise<Response>;
	/** Milliseconds since 1970. */
	readonly now: () => number;
	readonly pause: (milliseconds: number) => Promise<void>;
	/** Navigates to an http(s) or relative URL. */
	readonly leaveFor: (url: string) => void;
	/** Shows the order result with a link, until the page is left. */
	readonly showMessage: (message: string, linkText: string, url: string) => void;
}

const textAt = (value: unknown, ...path: readonly string[]): string =>
	readText(valueAt(value, ...path));

/** Returns the URL of the page that shows the order: of the attempt, or of another one that ordered the same cart. */
const redirectOf = (known: unknown): string =>
	safeUrl(
		textAt(known, 'redirect_url') ||
			textAt(known, 'answer', 'body', 'payment_result', 'redirect_url'),
	);

/** Rejects if the shop cannot be reached: the next page retries. */
export const settleOpenAttempt = async (page: AttemptPage): Promise<void> => {
	const { storage, root, isCart, fetch, now, pause, leaveFor, showMessage } = page;
	const attempt = parseStoredAttempt(storage?.getItem(shopKey(ATTEMPT_STORAGE_KEY)) ?? null);
	if (!attempt) {
		return;
	}
	const query = async (): Promise<unknown> =>
		(await fetch(attemptUrl(root, attempt.key), { method: 'POST', cache: 'no-store' })).json();

	let known = await query();
	for (
		let queries = 1;
		isCart && valueAt(known, 'status') === 'running' && queries < MAX_QUERIES;
		queries += 1
	) {
		await pause(PAUSE);
		known = await query();
	}
	// Another tab may have started a newer attempt.
	const isStillOpen =
		parseStoredAttempt(storage?.getItem(shopKey(ATTEMPT_STORAGE_KEY)) ?? null)?.key === attempt.key;
	const status = valueAt(known, 'status');
	// Failed payments are reported by the checkout.
	const isPlaced =
		status === 'placed' ||
		(status === 'finished' && Number(valueAt(known, 'answer', 'status')) < 300);
	if (
		isStillOpen &&
		(isPlaced || (status === 'unknown' && now() - attempt.since > FORGOTTEN_AFTER))
	) {
		storage?.removeItem(shopKey(ATTEMPT_STORAGE_KEY));
	}
	if (isStillOpen && isPlaced) {
		storage?.removeItem(shopKey(DRAFT_STORAGE_KEY));
		const url = redirectOf(known);
		const message = textAt(known, 'message');
		if (isCart && url) {
			leaveFor(url);
		} else if (message && url) {
			showMessage(message, textAt(known, 'link'), url);
		}
	}
};

/** Shows a line above the page, in the theme's own colours, as boot loads no style sheet. */
const showMessageOn = (
	document: Document,
	message: string,
	linkText: string,
	url: string,
): void => {
	const line = document.createElement('p');
	const link = document.createElement('a');
	line.setAttribute('role', 'status');
	line.style.cssText = 'margin:0;padding:1rem;text-align:center;border-block-end:1px solid';
	link.href = url;
	link.textContent = linkText;
	document.body.prepend(line);
	// Screen readers announce changes only of live regions that they have registered already.
	setTimeout(() => line.append(message, ' ', link), REGION_IS_KNOWN_AFTER);
};

/** Settles the attempt on the actual page. */
export const settleOpenAttemptOf = async (window: Window, root: string): Promise<void> => {
	const { document } = window;
	if (document.querySelector('[data-island="checkout"]')) {
		return;
	}
	await settleOpenAttempt({
		// Throws if the browser blocks it: no attempt can be stored then.
		storage: window.localStorage,
		root,
		isCart: document.querySelector('[data-island="cart"]') !== null,
		fetch: (address, init) => window.fetch(address, init),
		now: Date.now,
		pause: (milliseconds) => new Promise((resume) => window.setTimeout(resume, milliseconds)),
		leaveFor: (url) => window.location.assign(url),
		showMessage: (message, linkText, url) => showMessageOn(document, message, linkText, url),
	});
};
