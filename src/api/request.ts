/** One request to the Store API, which is sent alone or in a batch. */
export interface StoreRequest {
	readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** Path from the REST root, with the version: "/wc/store/v1/cart/add-item". */
	readonly path: string;
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
}

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
