/** Whose preferences these are. */
import { readCookie } from '../page/cookies';

/** Set by PHP for as long as a user is logged in (php-stubs/src/Page/UserCookie.php). */
export const USER_COOKIE = 'storefront_islands_user';

/**
 * The user's id, 0 for guests. A page that may be cached says 0 to all; there only the cookie knows. It grants nothing: it
 * chooses among what this browser has stored itself.
 */
export const userOf = (cookies: string): number => {
	const id = readCookie(cookies, USER_COOKIE);
	return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
};
