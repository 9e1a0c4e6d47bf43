/** Detects from the shop's responses that a logged-in visitor's session has ended. */
import { entriesOf, headerOf } from './batch-entries';
import { parseBody, fetchResponse, isResponse } from './fetch';
import type { Middleware } from './fetch';
import { storePath } from './request';

/** Header with the user's id; in small letters, as header names may have any case. */
const HEADER = 'user-id';

const readUserId = (header: unknown): number | null => {
	const id = parseInt(String(header), 10);
	return id >= 0 ? id : null;
};

/** Id of the user for whom the shop processed the request, 0 for a guest; null if the response does not contain it. */
const userOf = async (response: Response): Promise<number | null> => {
	const own = readUserId(response.headers.get(HEADER));
	if (own !== null || response.status !== 207) {
		return own;
	}
	// In a batch, each entry has the header.
	const { body } = parseBody(await response.clone().text());
	return (
		entriesOf(body)
			.map((entry) => readUserId(headerOf(entry, HEADER)))
			.find((user) => user !== null) ?? null
	);
};

export interface SessionWatch {
	/** Id of the user for whom the page was rendered; 0 for a guest, and if the page does not know it. */
	readonly userId: number;
	/**
	 * Called when the shop has treated a logged-in visitor as a guest: logged out elsewhere, or the session has
	 * expired.
	 */
	readonly onEnd: () => void;
}

/**
 * Creates the middleware, which must be installed first so that it is the innermost. Guests are not watched, since the
 * end of a guest's session is not visible in responses.
 */
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
