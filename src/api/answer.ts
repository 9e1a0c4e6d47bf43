/** Answers of the shop, between a Response and what api-fetch's callers expect. */
import { isRecord } from './decode/json';
import type { FetchOptions } from './fetch';
import { genericMessage, invalidJson } from './texts';

/** What the shop said to one request. */
export interface Answer {
	readonly status: number;
	/** Parsed JSON; null where nothing was said. */
	readonly body: unknown;
	readonly headers: Readonly<Record<string, string>>;
	/** False for a text that is no JSON, an empty one included: a proxy's or a broken plugin's page. */
	readonly isJson: boolean;
}

export const isSuccess = (status: number): boolean => status >= 200 && status <= 299;

/** What api-fetch's callers get to see of an answer that is not JSON. */
export const invalidJsonError = (): { readonly code: string; readonly message: string } => {
	const { code, message } = invalidJson();
	return { code, message };
};

/** Never throws; an empty text is no JSON and says nothing. */
export const parseJson = (text: string): Pick<Answer, 'body' | 'isJson'> => {
	try {
		return { body: JSON.parse(text), isJson: true };
	} catch {
		return { body: text.trim() === '' ? null : invalidJsonError(), isJson: false };
	}
};

/** Reads a Response to its end. */
export const readAnswer = async (response: Response): Promise<Answer> => ({
	status: response.status,
	headers: Object.fromEntries(response.headers.entries()),
	...parseJson(await response.text()),
});

/** Settles like api-fetch does for callers that want parsed JSON. */
const settleParsed = ({ status, body, isJson }: Answer): Promise<unknown> => {
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

/** Hands an answer to a caller of api-fetch in its way: JSON, or the Response, as a value or as a rejection. */
export const deliver = (answer: Answer, { parse }: FetchOptions): Promise<unknown> => {
	if (parse !== false) {
		return settleParsed(answer);
	}
	const response = new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
		status: answer.status,
		headers: { ...answer.headers },
	});
	return isSuccess(answer.status) ? Promise.resolve(response) : Promise.reject(response);
};
