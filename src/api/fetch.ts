/** Part of @wordpress/api-fetch that is used; the page's own `wp.apiFetch` conforms to it. */

export interface FetchOptions extends Omit<RequestInit, 'headers'> {
	readonly path?: string;
	readonly url?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly data?: unknown;
	/** If false, the promise settles with the Response itself, also for an error. */
	readonly parse?: boolean;
}

export type Next = (options: FetchOptions) => Promise<unknown>;

export type Middleware = (options: FetchOptions, next: Next) => Promise<unknown>;

export interface ApiFetch {
	(options: FetchOptions): Promise<unknown>;
	/** Adds a middleware; the one added last is the outermost. */
	use(middleware: Middleware): void;
}

/** True for a Response of fetch or one made by another middleware. */
export const isResponse = (value: unknown): value is Response =>
	typeof value === 'object' &&
	value !== null &&
	'status' in value &&
	'headers' in value &&
	'text' in value &&
	typeof value.text === 'function';

/**
 * Sends without parsing: resolves with the Response also if api-fetch rejects with it. Other rejections are passed on.
 */
export const fetchResponse = async (next: Next, options: FetchOptions): Promise<unknown> => {
	try {
		return await next({ ...options, parse: false });
	} catch (error) {
		if (isResponse(error)) {
			return error;
		}
		throw error;
	}
};
