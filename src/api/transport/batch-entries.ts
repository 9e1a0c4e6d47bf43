/** Reads the response to a batch, which holds a response for each of its requests. */
import { isRecord } from '../../domain/support/unknown';

/** Returns the responses in the body of a batch; none if it is something else. */
export const entriesOf = (body: unknown): readonly unknown[] =>
	isRecord(body) && Array.isArray(body.responses) ? body.responses : [];

/** Returns a header of one of them. Header names may have any case; `wanted` is in small letters. */
export const headerOf = (entry: unknown, wanted: string): unknown => {
	const headers = isRecord(entry) && isRecord(entry.headers) ? entry.headers : {};
	return Object.entries(headers).find(([name]) => name.toLowerCase() === wanted)?.[1];
};
