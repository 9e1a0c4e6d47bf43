import { expiredCookies } from '../../domain/cookies';

/** Deletes a page's cookies whose names have one of the prefixes. */
export const forgetCookies = (page: Document, beginnings: readonly string[]): void => {
	for (const cookie of page.cookie.split(';')) {
		const name = cookie.trim().split('=')[0] ?? '';
		if (beginnings.some((beginning) => name.startsWith(beginning))) {
			for (const expired of expiredCookies(name, page.location.hostname)) {
				page.cookie = expired;
			}
		}
	}
};
