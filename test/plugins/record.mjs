/** Records what a page of the shop does while it is visited: requests, errors, and what plugins have registered. */
import { readFile } from 'node:fs/promises';
import { inProject } from '../../tools/paths.mjs';

const SENDING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const BATCH = /\/wc\/store\/v1\/batch$/;

/** Returns the route of a request: its path, or the arguments that name an action. */
const routeOf = (address) => {
	const url = new URL(address, 'http://shop.invalid');
	const action = ['wc-ajax', 'rest_route', 'action'].flatMap((name) =>
		url.searchParams.has(name) ? [`?${name}=${url.searchParams.get(name)}`] : [],
	);
	return `${url.pathname.replace(/^\/wp-json/, '')}${action.join('')}`;
};

const bodyOf = (request) => {
	try {
		return request.postDataJSON();
	} catch {
		return request.postData();
	}
};

/** Returns the requests that a request consists of: those of a batch one by one. */
const sendingsOf = (request) => {
	const body = bodyOf(request);
	if (BATCH.test(new URL(request.url()).pathname) && Array.isArray(body?.requests)) {
		return body.requests.map(({ method = 'POST', path, body: part = null }) => ({
			method,
			route: routeOf(path),
			body: part,
		}));
	}
	const method = request.headers()['x-http-method-override'] ?? request.method();
	return [{ method, route: routeOf(request.url()), body }];
};

/**
 * Starts to record a page. Requests to other servers are answered by the case's stand-ins, or refused.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} origin The shop's.
 * @param {{matches: RegExp, file?: string, json?: unknown}[]} outside Stand-ins for other servers: a script, or JSON.
 */
export const startRecording = async (page, origin, outside) => {
	const record = { sendings: [], outside: new Set(), errors: [] };
	page.on('pageerror', ({ message }) => record.errors.push(`uncaught: ${message}`));
	page.on('console', (message) => {
		if (message.type() === 'error') {
			record.errors.push(message.text());
		}
	});
	page.on('request', (request) => {
		if (SENDING.has(request.method()) && request.url().startsWith(origin)) {
			record.sendings.push(...sendingsOf(request));
		}
	});
	await page.route(
		(url) => url.origin !== origin && /^https?:$/.test(url.protocol),
		async (route) => {
			const url = route.request().url();
			const { host, pathname } = new URL(url);
			record.outside.add(`${host}${pathname}`);
			const standIn = outside.find(({ matches }) => matches.test(url));
			if (standIn === undefined) {
				return route.abort();
			}
			return standIn.file
				? route.fulfill({
						contentType: 'text/javascript',
						body: await readFile(inProject(`test/plugins/outside/${standIn.file}`), 'utf8'),
					})
				: route.fulfill({
						headers: { 'access-control-allow-origin': '*' },
						json: standIn.json ?? {},
					});
		},
	);
	return record;
};

/** Returns what plugins have registered on a page, what is drawn of it, and the files of this plugin. */
export const readPage = (page, { folder, parts = [] }) =>
	page.evaluate(
		({ name, selectors }) => {
			const registry = window.wc?.wcBlocksRegistry;
			const files = [...document.querySelectorAll('script[src], link[rel="stylesheet"][href]')]
				.map((element) => element.src || element.href)
				.filter((url) => url.includes(`/plugins/${name}/`))
				.map((url) => url.replace(/^.*\/plugins\//, '').replace(/\?.*$/, ''));
			const drawn = [
				...document.querySelectorAll(
					'input[name="radio-control-wc-payment-method-options"], input[name="radio-control-wc-payment-method-saved-tokens"]',
				),
			];
			const nameOf = (input) =>
				(input.closest('label')?.textContent ?? '').replace(/\s+/g, ' ').trim();
			const textOf = (input) => {
				const images = input.closest('label')?.querySelectorAll('img, svg').length ?? 0;
				return `${input.value}: ${nameOf(input)}${images > 0 ? ` (${images} icons)` : ''}`;
			};
			return {
				registered: Object.keys(registry?.getPaymentMethods?.() ?? {}),
				registeredExpress: Object.keys(registry?.getExpressPaymentMethods?.() ?? {}),
				drawnExpress: [...document.querySelectorAll('[id^="express-payment-method-"]')].map(
					({ id, childElementCount }) =>
						`${id.slice(23)}${childElementCount > 0 ? '' : ' (empty)'}`,
				),
				options: drawn.filter(({ value }) => !/^(saved-)?\d+$/.test(value)).map(textOf),
				savedCards: drawn
					.filter(({ value }) => /^(saved-)?\d+$/.test(value))
					.map((input) => `${nameOf(input).toLowerCase()}${input.checked ? ' (chosen)' : ''}`),
				files: [...new Set(files)],
				parts: selectors.flatMap((selector) =>
					[...document.querySelectorAll(selector)]
						.filter((element) => element.checkVisibility())
						.map((element) => `${selector}: ${element.textContent.replace(/\s+/g, ' ').trim()}`),
				),
				/** Colours and the like that a gateway has read off the page; kept by the stand-ins of fields. */
				appearance: (window.standIn?.appearances ?? []).reduce(
					({ variables, rules, ...rest }, next) => ({
						...rest,
						...next,
						variables: { ...variables, ...next.variables },
						rules: { ...rules, ...next.rules },
					}),
					{},
				),
			};
		},
		{ name: folder, selectors: parts },
	);
