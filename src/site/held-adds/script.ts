/**
 * Script `held-adds`: printed beside boot on pages with a product form, and loaded by boot if the previous page has
 * left deferred adds.
 */
import { safeUrl } from '../../domain/html/url';
import { isRecord, readRecord, readText } from '../../domain/support/unknown';
import { holdAdds, resendDeferredAdds } from './hold';
import type { Answer } from './hold';
import { ADDED_TO_CART, REMOVED_FROM_CART } from '../../domain/cart/events';
import { CART_CHANGED_KEY } from '../../domain/cart/last-change';
import { CART_HASH_COOKIE, readCookie } from '../../domain/support/cookies';
import { attempt } from '../../domain/support/attempt';
import { createChangeKey } from '../../domain/support/key';
import { shopKey } from '../../domain/support/shop-key';
import { submittedForm, whenHydrated } from './add-form';
import { watchFixedBelow } from '../fixed-below';
import { touchAwaitedForms } from './awaited';
import { showInCart } from './in-cart';
import { sayWhatIsMissing } from './missing';

/** Time in milliseconds after which a click that waits for its island is handed back to the browser. */
const CLICK_TIMEOUT = 5000;

/** Time in milliseconds after which a request has no answer. */
const ANSWER_TIMEOUT = 10_000;

const storage = attempt(() => window.sessionStorage);
const now = (): number => Date.now();

const post = async (to: string, body: string): Promise<void> => {
	const { ok, statusText } = await fetch(to, { method: 'POST', body, keepalive: true });
	if (!ok) {
		throw new Error(statusText);
	}
};

const ask = async (to: string, body: string): Promise<Answer> => {
	const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
	const limit = new AbortController();
	setTimeout(() => limit.abort(), ANSWER_TIMEOUT);
	const options = { method: 'POST', body, headers, keepalive: true, signal: limit.signal };
	const response = await fetch(to, options);
	const { refused, leadsTo } = readRecord(await response.json());
	// A browser that refuses cookies has lost the cart already: the island says so.
	const isKept = readCookie(document.cookie, CART_HASH_COOKIE) !== '';
	if (!response.ok || !Array.isArray(refused) || (refused.length === 0 && !isKept)) {
		throw new Error(response.statusText);
	}
	return {
		refused: refused
			.filter(isRecord)
			.map(({ key, message }) => ({ key: readText(key), message: readText(message) })),
		leadsTo: safeUrl(readText(leadsTo)),
	};
};

/**
 * Dispatches the event of WooCommerce's own buttons, after the hydration of an island that may have been rendered
 * before the add.
 */
const notify = (): void => {
	const raise = (): void => {
		document.body.dispatchEvent(new Event(ADDED_TO_CART, { bubbles: true }));
	};
	const island = document.querySelector('[data-island="cart"],[data-island="checkout"]');
	whenHydrated(island, raise);
};

sayWhatIsMissing(window);
watchFixedBelow();
touchAwaitedForms(window);

/** Event of the mini-cart's inline script (Cart\MiniCart\Visibility), upon which it counts again. */
const CART_COUNTED = 'storefront-cart-counted';

/** Events after which the cookies may be another cart's, as the mini-cart knows them (Cart\MiniCart\Visibility). */
const CART_EVENTS = ['pageshow', 'focus', CART_COUNTED, ADDED_TO_CART, REMOVED_FROM_CART];

// Safari before 16.4 has no style sheets that scripts make, and shows no numbers.
if ('adoptedStyleSheets' in document) {
	const styles = new CSSStyleSheet();
	document.adoptedStyleSheets.push(styles);
	showInCart({
		cookies: () => document.cookie,
		text: () => document.querySelector<HTMLElement>('[data-in-cart]')?.dataset['text'],
		show: (css) => styles.replaceSync(css),
		onChange: (callback) => {
			CART_EVENTS.forEach((name) => window.addEventListener(name, callback));
			window.cookieStore?.addEventListener('change', callback);
		},
	});
}

// Boot holds back no event of a form that is handled here.
(window.storefrontIslands ??= {}).adds = (event) => submittedForm(event) !== null;

holdAdds({
	window,
	storage,
	sendBeacon: (to, body) => navigator.sendBeacon(to, body),
	ask,
	tellCount: () => window.dispatchEvent(new Event(CART_COUNTED)),
	isOnline: () => navigator.onLine,
	leaveFor: (address) => {
		location.href = address;
	},
	keepLastChange: (at) => {
		attempt(() => localStorage.setItem(shopKey(CART_CHANGED_KEY), String(at)));
	},
	now,
	createKey: () => createChangeKey(window.crypto),
	afterTimeout: (callback) => setTimeout(callback, CLICK_TIMEOUT),
});

resendDeferredAdds({ storage, now, post, notify }).catch(console.error);
