/** Shopper who uses the Store API, with separate cookies and a separate nonce. */
export const createVisitor = (url) => {
	const cookies = new Map();
	let nonce = '';

	const send = async (method, path, { body, headers = {} } = {}) => {
		const response = await fetch(`${url}/wp-json/wc/store/v1${path}`, {
			method,
			headers: {
				'Content-Type': 'application/json',
				Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...(method === 'GET' ? {} : { Nonce: nonce }),
				...headers,
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			cookies.set(name, value);
		}
		return { status: response.status, headers: response.headers, body: await response.json() };
	};

	return {
		/** Requests the first nonce, which a page would provide. */
		async arrive() {
			nonce = (await send('GET', '/cart')).headers.get('Nonce');
		},
		cart: async () => (await send('GET', '/cart')).body,
		products: async () => (await send('GET', '/products?per_page=100')).body,
		setQuantity: (key, quantity) => send('POST', '/cart/update-item', { body: { key, quantity } }),
		add: (key, body, headers = {}) =>
			send('POST', '/cart/add-item', { body, headers: { 'Idempotency-Key': key, ...headers } }),
		/** Adds products in one batch. Returns the responses of its entries. */
		batch: async (adds) => {
			const answer = await send('POST', '/batch', {
				body: {
					requests: adds.map(({ key, body }) => ({
						path: '/wc/store/v1/cart/add-item',
						method: 'POST',
						body,
						headers: { Nonce: nonce, 'Idempotency-Key': key },
					})),
				},
			});
			return answer.body.responses ?? [answer];
		},
	};
};
