/** Requests to the Store API: how they are built, and how they are recognised among the calls of api-fetch. */
import type { FetchOptions } from './fetch';

/** One request to the Store API, which is sent alone or in a batch. */
export interface StoreRequest {
	readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Path from the REST root, with the version: "/wc/store/v1/cart/add-item". */
	readonly path: string;
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
}

const KEY = 'Idempotency-Key';
const REPLACES = 'Idempotency-Replaces';

/**
 * Returns a request that names an older one whose answer never came, and those that the older one names: one of them that
 * reaches the shop later changes nothing (docs/reliability.md#changes-that-come-late).
 */
export const replacing = (newer: StoreRequest, older: StoreRequest): StoreRequest => {
	const keys = [older.headers[REPLACES], older.headers[KEY]].filter(Boolean).join();
	return keys === '' ? newer : { ...newer, headers: { ...newer.headers, [REPLACES]: keys } };
};

/** Root of all Store API paths (docs/behaviour.md#store-api). */
export const STORE_ROOT = '/wc/store/v1/';

export const BATCH_PATH = `${STORE_ROOT}batch`;

export const CART_PATH = `${STORE_ROOT}cart`;

/** Creates a POST to a cart endpoint; only the cart itself is read with GET. */
export const cartRequest = (
	endpoint: string,
	body: Readonly<Record<string, unknown>>,
	headers: Readonly<Record<string, string>> = {},
): StoreRequest => ({ method: 'POST', path: `${CART_PATH}/${endpoint}`, body, headers });

/**
 * Returns the path or URL of a call that asks for texts in the language of the site, which the page has. api-fetch,
 * which is made for the dashboard, would ask for that of the user's profile (`_locale=user`).
 */
export const inSiteLanguage = (address: string): string =>
	`${address}${address.includes('?') ? '&' : '?'}_locale=site`;

/**
 * Returns the path from the REST root ("/wc/store/v1/cart"), or null for a call that does not go to the Store API. Full
 * URLs count only under this shop's own root, so that a nonce is sent nowhere else.
 */
export const storePath = ({ path, url }: FetchOptions, root: string): string | null => {
	const relative = url?.startsWith(root) ? url.slice(root.length) : url === undefined ? path : null;
	const absolute = `/${(relative ?? '').replace(/^\/+/, '')}`;
	return absolute.startsWith('/wc/store/') ? absolute : null;
};

export const isRead = ({ method = 'GET' }: FetchOptions): boolean => method.toUpperCase() === 'GET';

export const isBatch = (path: string): boolean => path.split('?')[0] === BATCH_PATH;

/** True for the routes of orders: never batched, and they require a nonce even for reads. */
export const isCheckout = (path: string): boolean =>
	/^\/wc\/store\/(?:v1\/)?(?:checkout|order)\b/.test(path);
