/** Returns a random unique key. crypto.randomUUID does not exist on pages without TLS. */
export const createKey = (crypto: Crypto): string =>
	[...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
