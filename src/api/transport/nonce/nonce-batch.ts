/**
 * The nonce in a batch, whose requests the shop checks one by one: each is signed, and of a batch response (207) in
 * which some were refused for their nonce, only those are sent again.
 */
import { isRecord } from '../../../domain/support/unknown';
import { entriesOf, headerOf } from '../batch-entries';
import { isResponse, parseBody, readResponse } from '../fetch';
import type { FetchOptions } from '../fetch';
import { isNonceRefusal } from './nonce-refusal';
import { readNoncePair } from './nonce-store';
import type { NoncePair } from './nonce-store';

/** Adds the nonce to each request of a batch. */
export const signRequests = (data: unknown, nonce: string): unknown => {
	if (!isRecord(data) || !Array.isArray(data.requests)) {
		return data;
	}
	const requests = data.requests.map((request: unknown) =>
		isRecord(request)
			? {
					...request,
					headers: { ...(isRecord(request.headers) && request.headers), Nonce: nonce },
				}
			: request,
	);
	return { ...data, requests };
};

/** Marks an entry of the merged response that was processed later than the others. */
export const HANDLED_LATER = 'storefrontHandledLater';
/** Marks an entry of the merged response that was sent again and got no response. */
export const UNANSWERED = 'storefrontUnanswered';

type Resend = (options: FetchOptions, pair: NoncePair) => Promise<unknown>;

const requestsOf = ({ data }: FetchOptions): readonly unknown[] =>
	isRecord(data) && Array.isArray(data.requests) ? data.requests : [];

const isEntryRefused = (entry: unknown): boolean =>
	isRecord(entry) && isNonceRefusal(entry.status, entry.body);

const pairOfEntry = (entry: unknown): NoncePair | null =>
	readNoncePair(headerOf(entry, 'nonce'), headerOf(entry, 'nonce-timestamp'));

/** Entries of the second sending, one for each of its requests. */
const resendEntries = async (
	count: number,
	send: () => Promise<unknown>,
): Promise<readonly unknown[]> => {
	const unanswered = Array.from({ length: count }, () => ({ [UNANSWERED]: true }));
	try {
		const response = await send();
		if (!isResponse(response)) {
			return unanswered;
		}
		const { status, body, headers, isJson } = await readResponse(response);
		if (status !== 207 || !isJson) {
			// The second batch failed as a whole: its response applies to each of its requests.
			return unanswered.map(() => ({ status, body, headers }));
		}
		const entries = entriesOf(body);
		return unanswered.map((_, index) => {
			const entry = entries[index];
			return isRecord(entry) ? { ...entry, [HANDLED_LATER]: true } : null;
		});
	} catch {
		return unanswered;
	}
};

/**
 * Sends the refused requests of a batch again, in their order; their responses replace the refusals. Returns the
 * response itself if no entry was refused.
 */
export const resendRefused = async (
	response: Response,
	options: FetchOptions,
	resend: Resend,
): Promise<Response> => {
	const text = await response.clone().text();
	// Each entry holds a whole cart, so a response without a refusal is not parsed a second time.
	const entries = text.includes('_nonce"') ? entriesOf(parseBody(text).body) : [];
	const requests = requestsOf(options);
	const refused = entries.flatMap((entry, position) =>
		isEntryRefused(entry) && position < requests.length ? [position] : [],
	);
	const pair = pairOfEntry(entries[refused[0] ?? -1]);
	if (pair === null) {
		return response;
	}
	const data = { requests: refused.map((position) => requests[position]) };
	const resent = await resendEntries(refused.length, () => resend({ ...options, data }, pair));
	const responses = entries.map((entry, position) => {
		const index = refused.indexOf(position);
		return index < 0 ? entry : resent[index];
	});
	return new Response(JSON.stringify({ responses }), {
		status: response.status,
		headers: response.headers,
	});
};
