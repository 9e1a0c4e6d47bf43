/** A random key that no other request will ever have. Pages without TLS have no crypto.randomUUID. */
export const createKey = (crypto: Crypto): string =>
	[...crypto.getRandomValues(new Uint8Array(16))]
		.map((byte) => byte.toString(16).padStart(2, '0'))
		.join('');
