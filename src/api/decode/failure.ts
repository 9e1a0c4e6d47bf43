/** Decodes an error response: {code, message, data} (docs/behaviour.md#failure-notices). */
import { decodeCart } from './cart';
import { isRecord } from '../../domain/support/unknown';
import { decodeOr, number, text } from './json';
import type { Failure, ParamFailure } from '../../domain/failure/failure';
import { htmlToText } from '../../domain/html/text';
import { genericMessage, invalidJson } from './messages';

const anyText = decodeOr(text, '');
const anyNumber = decodeOr(number(0), 0);

const messageOf = (json: Readonly<Record<string, unknown>>): string =>
	htmlToText(anyText(json.message)) || genericMessage();

const keyOf = (data: unknown): string => (isRecord(data) ? anyText(data.key) : '');

const codeAndMessage = (json: unknown): Omit<ParamFailure, 'param' | 'additional'> | null => {
	if (!isRecord(json)) {
		return null;
	}
	const key = keyOf(json.data);
	return { code: anyText(json.code), message: messageOf(json), ...(key !== '' && { key }) };
};

/** Decodes data.details of rest_invalid_param: parameter → {code, message, additional_errors}. */
const paramsOf = (details: unknown): readonly ParamFailure[] =>
	isRecord(details)
		? Object.entries(details).flatMap(([param, entry]): readonly ParamFailure[] => {
				const first = codeAndMessage(entry);
				const more = isRecord(entry) ? entry.additional_errors : null;
				const additional = (Array.isArray(more) ? more : []).flatMap(
					(error: unknown) => codeAndMessage(error) ?? [],
				);
				return first ? [{ param, ...first, additional }] : [];
			})
		: [];

const cartOf = (json: unknown) => {
	const decoded = isRecord(json) ? decodeCart(json) : null;
	return decoded?.ok ? decoded.value : null;
};

/**
 * Decodes the failure of an error response. Without code and message it is the generic failure; data.status of the body
 * is used if the transport has no status.
 */
export const decodeFailure = (status: number, body: unknown): Failure => {
	const source = isRecord(body) ? body : {};
	const data = isRecord(source.data) ? source.data : {};
	const code = anyText(source.code);
	if (code === 'invalid_json') {
		return invalidJson();
	}
	return {
		kind: 'api',
		status: status || anyNumber(data.status),
		code: code || 'unknown_error',
		message: messageOf(source),
		params: code === 'rest_invalid_param' ? paramsOf(data.details) : [],
		cart: cartOf(data.cart),
		data: source.data ?? null,
	};
};
