/** How long the checkout waits, in milliseconds. */

/** For changes of the cart and addresses to reach the shop. */
export const SETTLE_LIMIT = 20_000;

/** After this the shopper is told that a plugin is slow, and may go on without it. */
export const SLOW_AFTER = 60_000;

/** After this more, the plugin is given up: bank apps and one-time codes take minutes. */
export const GIVE_UP_AFTER = 540_000;

/** For the port to say something about a POST; it has a limit of its own, and a shorter one. */
export const PLACE_LIMIT = 180_000;

/** For the port to say something about a question. */
export const ASK_LIMIT = 60_000;

/** Questions before the shopper is told that nobody knows. */
export const MAX_ASKS = 12;

/** POSTs of one attempt; each but the first only after the shop has said that it never heard of it. */
export const MAX_SENDS = 3;

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Before the next question, when so many brought nothing: 1 s, 2 s, 4 s … 30 s. */
export const pauseBefore = (asks: number): number =>
	Math.min(FIRST_PAUSE * 2 ** Math.min(asks, 10), LONGEST_PAUSE);

/** What a shop asks for, within reason. */
export const pauseFor = (retryAfter: number): number =>
	Math.min(Math.max(retryAfter, FIRST_PAUSE), LONGEST_PAUSE);
