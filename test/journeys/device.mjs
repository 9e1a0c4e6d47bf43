/**
 * A browser of a person, by HTTP: cookies, and what the page that it shows knows (nonces, the total). Or an app, which
 * has a Cart-Token in place of cookies.
 */
import { createVisitor } from '../contract/visitor.mjs';
import { expect } from './broken.mjs';
import { BROWSERS, DEVICES } from './model.mjs';

const SESSION = 'wp_woocommerce_session_';

/** What PHP prints when it fails. */
const FAILURES = /<b>(Fatal error|Warning|Notice|Deprecated)<\/b>|There has been a critical error/;

/** Words that only a person has typed: the person's name with the journey's number. */
const MARKS = new RegExp(
	`\\b(?:${[...new Set(Object.values(DEVICES))].join('|')})-[0-9a-z]+z\\b`,
	'g',
);

const isRefusedNonce = (status, body) =>
	(status === 401 || status === 403) && /_nonce$/.test(body?.code ?? '');

/**
 * State of WooCommerce's own product blocks: it has the address of a visitor whose cart is empty, and WooCommerce lets
 * caches keep the page (BlocksSharedState).
 */
const WOO_STATE = /<script[^>]+id="wp-script-module-data-@wordpress\/interactivity".*?<\/script>/s;

/** True if no cache between shop and visitor may keep a response. */
const isPrivate = (headers) => /no-store|private|no-cache/.test(headers.get('Cache-Control') ?? '');

const parse = (text) => {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
};

/**
 * @param {{url: string, name: string, person: string, mark: string, address: string}} options mark: the person's word.
 *   address: where its requests seem to come from.
 */
export const createDevice = (options) => {
	const { url, name, mark, address } = options;
	const visitor = createVisitor(url, { 'X-Forwarded-For': address });
	const isApp = !BROWSERS.includes(name);
	const device = {
		...options,
		cookies: visitor.cookies,
		/** Cart-Token of an app; null until the shop has sent one. */
		token: null,
		/** Nonces of the page that is open; null if it has none. */
		nonce: null,
		restNonce: null,
		/** Total that the page shows, as the Store API writes it; null if it shows none. */
		shown: null,
		/** Path of the page that is open. */
		at: '',
		/** True if a classic page has refused an add and nothing has shown it: WooCommerce refuses the next order with it. */
		isWarned: false,
		/** True if the device's person may be named in its responses. */
		isKnown: false,

		/** Key of the session that the cookie or the token names; null if there is none. */
		sessionKey: () => {
			if (device.token !== null) {
				return JSON.parse(Buffer.from(device.token.split('.')[1], 'base64url')).user_id;
			}
			const [, value] = [...visitor.cookies].find(([cookie]) => cookie.startsWith(SESSION)) ?? [];
			return value === undefined ? null : decodeURIComponent(value).split('|')[0];
		},

		forgetSession: () => {
			device.token = null;
			for (const cookie of [...visitor.cookies.keys()]) {
				if (cookie.startsWith(SESSION)) {
					visitor.cookies.delete(cookie);
				}
			}
		},

		/** Sends a request and checks what every response must keep to. */
		open: async (path, init = {}) => {
			const answer = await visitor.open(path, {
				...init,
				headers: { ...init.headers, ...(device.token !== null && { 'Cart-Token': device.token }) },
			});
			if (isApp) {
				visitor.cookies.clear();
				device.token = answer.headers.get('Cart-Token') ?? device.token;
			}
			const what = `${init.method ?? 'GET'} ${path} of the ${name}`;
			expect(
				'failure',
				answer.status < 500,
				`${what}: ${answer.status} ${answer.text.slice(0, 300)}`,
			);
			const [failure] = FAILURES.exec(answer.text) ?? [];
			expect('failure', failure === undefined, `${what} prints “${failure}”`);
			const named = new Set(answer.text.match(MARKS));
			expect(
				'leak',
				init.method === 'POST' ||
					// WooCommerce forbids caches its own pages, not other ones with its shortcodes.
					path.startsWith('/classic-') ||
					isPrivate(answer.headers) ||
					!answer.text.replace(WOO_STATE, '').includes(mark),
				`${what} names its visitor, and a cache may keep it`,
			);
			if (device.isKnown) {
				named.delete(mark);
			}
			expect('leak', named.size === 0, `${what} names ${[...named].join(', ')}`);
			device.nonce = answer.headers.get('Nonce') ?? device.nonce;
			return answer;
		},

		/** Opens a page: its scripts begin anew, with what the page has brought. */
		openPage: async (path, init) => {
			let at = path;
			let answer = await device.open(path, init);
			for (let hops = 0; answer.status >= 300 && answer.status < 400 && hops < 5; hops += 1) {
				const { pathname, search } = new URL(answer.headers.get('Location'), `${url}${path}`);
				at = pathname + search;
				answer = await device.open(at, init);
			}
			device.readPage(answer.text);
			device.at = at;
			device.isWarned &&= !/^\/(cart|checkout)\//.test(at);
			return answer;
		},

		/** Takes over the nonces and the cart of a page's HTML, which may come from a cache. */
		readPage: (html) => {
			const parts = [...html.matchAll(/id="storefront-islands-(?:page|data)">(.*?)<\/script>/gs)];
			const data =
				parts.length > 0 ? Object.assign({}, ...parts.map(([, json]) => parse(json))) : null;
			device.page = data;
			device.nonce = data?.api?.nonce?.nonce ?? null;
			[, device.restNonce = null] = /createNonceMiddleware\( "([0-9a-f]+)" \)/.exec(html) ?? [];
			device.shown = data?.cart?.totals?.total_price ?? null;
		},

		/** Calls the Store API as the scripts do: once more with the new nonce where the page's is refused. */
		store: async (path, body = null, { method, headers = {}, signal } = {}) => {
			if (isApp && device.token === null && path !== 'cart') {
				await device.store('cart');
			}
			const send = async () => {
				const answer = await device.open(`/wp-json/wc/store/v1/${path}`, {
					method: method ?? (body === null ? 'GET' : 'POST'),
					headers: {
						'Content-Type': 'application/json',
						...(device.nonce !== null && { Nonce: device.nonce }),
						...headers,
					},
					...(body !== null && { body: JSON.stringify(body) }),
					signal,
				});
				return { ...answer, body: parse(answer.text) };
			};
			let answer = await send();
			if (isRefusedNonce(answer.status, answer.body)) {
				answer = await send();
			}
			const total =
				answer.body?.totals?.total_price ?? answer.body?.data?.cart?.totals?.total_price;
			device.shown = total ?? device.shown;
			return answer;
		},

		/** Sends requests in one batch, each with the page's nonce, refused ones again. */
		batch: async (requests) => {
			if (device.nonce === null) {
				await device.store('cart');
			}
			const send = (nonce) =>
				device.store('batch', {
					requests: requests.map((request) => ({
						method: 'POST',
						...request,
						path: `/wc/store/v1/${request.path}`,
						headers: { ...request.headers, Nonce: nonce },
					})),
				});
			let answer = await send(device.nonce);
			const [refused] = (answer.body?.responses ?? []).filter((entry) =>
				isRefusedNonce(entry.status, entry.body),
			);
			if (refused) {
				answer = await send(refused.headers.Nonce ?? device.nonce);
			}
			const entries = answer.body?.responses ?? [{ status: answer.status, body: answer.body }];
			device.shown = entries.at(-1).body?.totals?.total_price ?? device.shown;
			return entries;
		},

		/** Calls a route of ours: with the page's X-WP-Nonce, or without as from a cached page. */
		ours: (path, { method = 'GET', body, nonce = null, headers = {} } = {}) =>
			device.open(`/wp-json/storefront-islands/v1/${path}`, {
				method,
				headers: {
					...(body !== undefined && { 'Content-Type': 'application/json' }),
					'Sec-Fetch-Site': 'same-origin',
					...(nonce !== null && { 'X-WP-Nonce': nonce }),
					...headers,
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			}),

		/** Another tab, or a browser that has received none of the later responses. */
		copy: () => {
			const twin = createDevice(options);
			for (const [cookie, value] of visitor.cookies) {
				twin.cookies.set(cookie, value);
			}
			return Object.assign(twin, {
				token: device.token,
				nonce: device.nonce,
				restNonce: device.restNonce,
				shown: device.shown,
				at: device.at,
				isWarned: device.isWarned,
				isKnown: device.isKnown,
			});
		},
	};
	return device;
};
