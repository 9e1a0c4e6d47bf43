/** Hears from the shop's answers that a visitor who was logged in is so no more. */
import { storePath } from './store-path';
import { parseJson } from '../answer';
import { isRecord } from '../decode/json';
import { fetchResponse, isResponse, type Middleware } from '../fetch';

const HEADER = 'User-ID';

const readUserId = (header: unknown): number | null => {
	const id = typeof header === 'string' && header !== '' ? Number(header) : NaN;
	return Number.isInteger(id) ? id : null;
};

/** Header names come in any case. */
const userOfEntry = (entry: unknown): number | null => {
	const headers = isRecord(entry) && isRecord(entry.headers) ? entry.headers : {};
	const name = Object.keys(headers).find((key) => key.toLowerCase() === HEADER.toLowerCase());
	return name === undefined ? null : readUserId(String(headers[name]));
};

/** Who the shop took the visitor for, 0 for a guest; null where it does not say. */
const userOf = async (response: Response): Promise<number | null> => {
	const own = readUserId(response.headers.get(HEADER));
	if (own !== null || response.status !== 207) {
		return own;
	}
	// The shop names the user in each entry of a batch.
	const { body } = parseJson(await response.clone().text());
	const entries = isRecord(body) && Array.isArray(body.responses) ? body.responses : [];
	return entries.map(userOfEntry).find((user) => user !== null) ?? null;
};

export interface SessionWatch {
	/** Who the page was made for; 0 for a guest, and where the page does not know. */
	readonly userId: number;
	/** The shop has answered somebody who was logged in as a guest: logged out elsewhere, or run out. */
	readonly onEnd: () => void;
}

/** To be installed first, and so innermost. A guest's session says nothing when it ends: guests are not watched. */
export const createSessionMiddleware = (
	{ userId, onEnd }: SessionWatch,
	root: string,
): Middleware => {
	let known = userId;
	return async (options, next) => {
		if (storePath(options, root) === null || known === 0) {
			return next(options);
		}
		const response = await fetchResponse(next, options);
		const user = isResponse(response) ? await userOf(response) : null;
		if (user !== null) {
			const hasEnded = known !== 0 && user === 0;
			known = user;
			if (hasEnded) {
				onEnd();
			}
		}
		return response;
	};
};
