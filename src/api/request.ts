/** One request to the Store API, before it is known whether it travels alone or in a batch. */
export interface StoreRequest {
	readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	/** With the version, from the REST root: "/wc/store/v1/cart/add-item". */
	readonly path: string;
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
}

/** All store paths are under this one (spec section 7). */
export const STORE_ROOT = '/wc/store/v1/';

export const BATCH_PATH = `${STORE_ROOT}batch`;

export const CART_PATH = `${STORE_ROOT}cart`;

/** A POST to a cart endpoint; all that is not POST is the cart itself. */
export const cartRequest = (
	endpoint: string,
	body: Readonly<Record<string, unknown>>,
	headers: Readonly<Record<string, string>> = {},
): StoreRequest => ({ method: 'POST', path: `${CART_PATH}/${endpoint}`, body, headers });
