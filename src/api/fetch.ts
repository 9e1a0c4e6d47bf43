/** The part of @wordpress/api-fetch that is used: the page's own `wp.apiFetch` fits. */

export interface FetchOptions extends Omit<RequestInit, 'headers'> {
	readonly path?: string;
	readonly url?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly data?: unknown;
	/** False: the promise settles with the Response itself, be it an error or not. */
	readonly parse?: boolean;
}

export type Next = (options: FetchOptions) => Promise<unknown>;

export type Middleware = (options: FetchOptions, next: Next) => Promise<unknown>;

export interface ApiFetch {
	(options: FetchOptions): Promise<unknown>;
	/** The latest is the outermost. */
	use(middleware: Middleware): void;
}

/** Next to api-fetch's Response there are those that other middlewares make up. */
export const isResponse = (value: unknown): value is Response =>
	typeof value === 'object' &&
	value !== null &&
	'status' in value &&
	'headers' in value &&
	'text' in value &&
	typeof value.text === 'function';

/** Sends without parsing: gives the Response also where api-fetch rejects with it. Other rejections stay. */
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
