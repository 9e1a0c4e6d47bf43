/** Which api-fetch calls are the Store API's, and what of them concerns nonces and batches. */
import type { FetchOptions } from '../fetch';
import { BATCH_PATH } from '../request';

/**
 * The path from the REST root ("/wc/store/v1/cart"), or null for a call that is not the Store API's. Of whole
 * addresses only those under this shop's own root count: a nonce goes nowhere else.
 */
export const storePath = ({ path, url }: FetchOptions, root: string): string | null => {
	const relative = url?.startsWith(root) ? url.slice(root.length) : url === undefined ? path : null;
	const absolute = `/${(relative ?? '').replace(/^\/+/, '')}`;
	return absolute.startsWith('/wc/store/') ? absolute : null;
};

export const isRead = ({ method = 'GET' }: FetchOptions): boolean => method.toUpperCase() === 'GET';

export const isBatch = (path: string): boolean => path.split('?')[0] === BATCH_PATH;

/** The order's own routes: never batched, and with a nonce even to read them. */
export const isCheckout = (path: string): boolean =>
	/^\/wc\/store\/(?:v1\/)?(?:checkout|order)\b/.test(path);
