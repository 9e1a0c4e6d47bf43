/** Determines the user whose preferences are used. */
import { readCookie } from '../page/cookies';

/** Set by PHP while a user is logged in (php-stubs/src/Page/UserCookie.php). */
export const USER_COOKIE = 'storefront_islands_user';

/**
 * Returns the user's id, 0 for guests. Cached pages contain 0 for all visitors, so only the cookie has the id. It
 * grants no access: it only selects among data stored in this browser.
 */
export const userOf = (cookies: string): number => {
	const id = readCookie(cookies, USER_COOKIE);
	return /^[1-9]\d{0,15}$/.test(id) ? Number(id) : 0;
};
