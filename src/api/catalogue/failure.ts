import type { Failure } from '../../domain/failure';
import { isRecord } from '../decode/json';
import { genericMessage } from '../texts';

/**
 * The failure that an answer tells, without what only carts have: decoding a cart is half of what a catalogue's page may load.
 * The message is as the shop wrote it, `data` the whole error: both for other scripts. Shoppers read the islands' own words.
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
