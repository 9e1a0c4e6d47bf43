/**
 * Handles a batch response (207) in which some requests were refused for their nonce: only those are sent again, in
 * their order, and their responses replace the refusals.
 */
import { isNonceRefusal } from './refusal';
import { parseJson, readResponse } from '../answer';
import { isRecord } from '../decode/json';
import { isResponse, type FetchOptions } from '../fetch';
import { readNoncePair, type NoncePair } from '../nonce-store';

/** Marks an entry of the merged response that was processed later than the others. */
export const HANDLED_LATER = 'storefrontHandledLater';
/** Marks an entry of the merged response that was sent again and got no response. */
export const UNANSWERED = 'storefrontUnanswered';

type Resend = (options: FetchOptions, pair: NoncePair) => Promise<unknown>;

const entriesOf = (body: unknown): readonly unknown[] =>
	isRecord(body) && Array.isArray(body.responses) ? body.responses : [];

const requestsOf = ({ data }: FetchOptions): readonly unknown[] =>
	isRecord(data) && Array.isArray(data.requests) ? data.requests : [];

const isEntryRefused = (entry: unknown): boolean =>
	isRecord(entry) && isNonceRefusal(entry.status, entry.body);

/** Header names may have any case. */
const pairOfEntry = (entry: unknown): NoncePair | null => {
	const headers = isRecord(entry) && isRecord(entry.headers) ? entry.headers : {};
	const byName = new Map(
		Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
	);
	return readNoncePair(byName.get('nonce'), byName.get('nonce-timestamp'));
};

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

/** Returns the response itself if no entry was refused. */
export const resendRefused = async (
	response: Response,
	options: FetchOptions,
	resend: Resend,
): Promise<Response> => {
	const text = await response.clone().text();
	// Each entry holds a whole cart, so a response without a refusal is not parsed a second time.
	const entries = text.includes('_nonce"') ? entriesOf(parseJson(text).body) : [];
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
