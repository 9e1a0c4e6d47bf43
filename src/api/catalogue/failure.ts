import type { Failure } from '../../domain/failure';
import { isRecord } from '../decode/json';
import { genericMessage } from '../texts';

/**
 * Decodes an error response without the parts that only carts have: decoding a cart would be half of the code that a
 * catalogue page may load. The message is as the shop sent it and `data` is the whole error, both for other scripts;
 * shoppers see the islands' own messages.
 */
export const catalogueFailure = (status: number, body: unknown): Failure => {
	const { code, message } = isRecord(body) ? body : {};
	return {
		kind: 'api',
		status,
		code: typeof code === 'string' ? code : 'unknown_error',
		message: typeof message === 'string' && message !== '' ? message : genericMessage(),
		params: [],
		cart: null,
		data: body,
	};
};
