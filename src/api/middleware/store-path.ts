/** Recognises the Store API among api-fetch calls, and the properties that matter for nonces and batches. */
import type { FetchOptions } from '../fetch';
import { BATCH_PATH } from '../request';

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
