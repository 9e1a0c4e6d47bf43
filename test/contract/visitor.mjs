/** Shopper who uses the Store API and the shop's plain pages, with separate cookies and a separate nonce. */
import { argv, exit } from 'node:process';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Address in the shop's country. */
export const ADA = {
	first_name: 'Ada',
	last_name: 'Lovelace',
	company: '',
	address_1: '12 Analytical Way',
	address_2: '',
	city: 'Oakland',
	state: 'CA',
	postcode: '94607',
	country: 'US',
	phone: '5105550100',
};

/** Addresses of an order. */
export const ADDRESSES = {
	billing_address: { ...ADA, email: 'ada@example.com' },
	shipping_address: ADA,
};

/**
 * @param {string} url Address of the shop, without trailing slash.
 * @param {Record<string, string>} [always] Headers of every request.
 */
export const createVisitor = (url, always = {}) => {
	const cookies = new Map();
	let nonce = '';

	const send = async (path, init = {}) => {
		const response = await fetch(`${url}${path}`, {
			redirect: 'manual',
			...init,
			headers: {
				...always,
				...init.headers,
				Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
			},
		});
		for (const cookie of response.headers.getSetCookie()) {
			const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
			// PHP removes a cookie by sending an expired one.
			if (/max-age=0/i.test(cookie)) {
				cookies.delete(name);
			} else {
				cookies.set(name, value);
			}
		}
		nonce = response.headers.get('Nonce') ?? nonce;
		return { status: response.status, headers: response.headers, text: await response.text() };
	};

	const ask = async (path, init) => {
		const answer = await send(`/wp-json/wc/store/v1/${path}`, init);
		return { ...answer, body: answer.text === '' ? null : JSON.parse(answer.text) };
	};

	const get = (path, headers = {}) => ask(path, { headers: { Nonce: nonce, ...headers } });

	const post = async (path, body, method = 'POST', headers = {}) => {
		if (nonce === '') {
			await get('cart');
		}
		return ask(path, {
			method,
			headers: { ...JSON_TYPE, Nonce: nonce, ...headers },
			body: JSON.stringify(body),
		});
	};

	const postRaw = (path, body) =>
		send(`/wp-json/wc/store/v1/${path}`, {
			method: 'POST',
			headers: { ...JSON_TYPE, Nonce: nonce },
			body: JSON.stringify(body),
		});

	/** Logs in with the same cookies. */
	const logIn = async (user, password) => {
		await send('/wp-login.php');
		const body = new URLSearchParams({ log: user, pwd: password, testcookie: '1' });
		return send('/wp-login.php', { method: 'POST', body });
	};

	return {
		cookies,
		/** Returns a browser with the same cookies, which receives none of the later responses to this one. */
		copy() {
			const twin = createVisitor(url, always);
			for (const [name, value] of cookies) {
				twin.cookies.set(name, value);
			}
			return twin;
		},
		logIn,
		/** Follows the link that WordPress asks for confirmation with. */
		async logOut() {
			const { text } = await send('/wp-login.php?action=logout');
			const link = /href="([^"]*action=logout[^"]*)"/.exec(text)[1].replaceAll('&amp;', '&');
			return send(link.replace(url, ''));
		},
		/** Requests a page like a browser. */
		open: (path, init) => send(path, init),
		get,
		post,
		/** Sends a POST request with the current nonce and returns the response unparsed, as it may not be JSON. */
		raw: postRaw,
		cart: async () => (await get('cart')).body,
		add: (id, quantity = 1) => post('cart/add-item', { id, quantity }),
		/** Places an order with cash on delivery. */
		order: (fields = {}, headers = {}) =>
			post(
				'checkout',
				{
					...ADDRESSES,
					payment_method: 'cod',
					...fields,
				},
				'POST',
				headers,
			),
	};
};

/** Returns SKU → product for the whole catalogue. */
export const readCatalogue = async (url) => {
	const { body } = await createVisitor(url).get('products?per_page=100');
	return new Map(body.map((product) => [product.sku, product]));
};

/** Returns a function that returns the id of a product by its SKU. */
export const readIds = async (url) => {
	const catalogue = await readCatalogue(url);
	return (sku) => catalogue.get(sku).id;
};

/** Returns the address of the shop that a script is called with. */
export const readUrl = () => {
	const url = argv[2]?.replace(/\/$/, '');
	if (!url) {
		console.error(`Usage: node ${argv[1]} http://127.0.0.1:PORT`);
		exit(2);
	}
	return url;
};
