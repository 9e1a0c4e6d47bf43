/** Random keys of requests, under which the shop does a thing once. */

/** Returns a random unique key. crypto.randomUUID does not exist on pages without TLS. */
export const createKey = (crypto: Crypto): string =>
	crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Returns a key for one change of the cart, which the shop makes once, whoever sends it: its form tells the shop that
 * nobody else has the same (php-stubs/src/Orders/Requests/RequestKeys.php).
 */
export const createChangeKey = (crypto: Crypto): string => `change-${createKey(crypto)}`;
