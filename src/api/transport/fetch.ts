/**
 * Part of @wordpress/api-fetch that is used, to which the page's own `wp.apiFetch` conforms, and conversion of the
 * shop's responses between a `Response` and the value that callers of api-fetch expect.
 */
import { isRecord } from '../../domain/support/unknown';
import { genericMessage, invalidJson } from '../decode/messages';

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

/** Response of the shop to one request. */
export interface ApiResponse {
	readonly status: number;
	/** Parsed JSON; null for an empty body, the invalid_json error for any other body that is not JSON. */
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
	/** False if the body is empty or not JSON, such as an HTML page of a proxy or a broken plugin. */
	readonly isJson: boolean;
}

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/** Error that callers of api-fetch receive for a response that is not JSON. */
const invalidJsonError = (): { readonly code: string; readonly message: string } => {
	const { code, message } = invalidJson();
	return { code, message };
};

/** Parses a response body. Never throws; an empty text is not JSON and gives a null body. */
export const parseBody = (text: string): Pick<ApiResponse, 'body' | 'isJson'> => {
	try {
		return { body: JSON.parse(text), isJson: true };
	} catch {
		return { body: text.trim() === '' ? null : invalidJsonError(), isJson: false };
	}
};

/** Reads a `Response` completely. */
export const readResponse = async (response: Response): Promise<ApiResponse> => ({
	status: response.status,
	headers: Object.fromEntries(response.headers.entries()),
	...parseBody(await response.text()),
});

/** Settles like api-fetch does for callers that want parsed JSON. */
const settleParsed = ({ status, body, isJson }: ApiResponse): Promise<unknown> => {
	if (status === 204) {
		return Promise.resolve(null);
	}
	if (!isJson) {
		return Promise.reject(invalidJsonError());
	}
	return isSuccess(status)
		? Promise.resolve(body)
		: // api-fetch reads `code` of every rejection.
			Promise.reject(isRecord(body) ? body : { code: 'unknown_error', message: genericMessage() });
};

/** Delivers a response as the caller of api-fetch expects it: parsed JSON or the `Response`, resolved or rejected. */
export const settleLikeApiFetch = (
	apiResponse: ApiResponse,
	{ parse }: FetchOptions,
): Promise<unknown> => {
	if (parse !== false) {
		return settleParsed(apiResponse);
	}
	const response = new Response(
		apiResponse.status === 204 ? null : JSON.stringify(apiResponse.body),
		{
			status: apiResponse.status,
			headers: { ...apiResponse.headers },
		},
	);
	return isSuccess(apiResponse.status) ? Promise.resolve(response) : Promise.reject(response);
};
