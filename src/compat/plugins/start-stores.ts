/**
 * Registers the stores before plugins' scripts run, as WooCommerce's are: a script may call `select( 'wc/store/cart' )`
 * while it loads. Islands would start them later, after the page's data has been read.
 */
import type { PageContext } from '../../stores/setup';
import { isObject } from '../../domain/unknown-object';
import type { UnknownObject } from '../../domain/unknown-object';

/** If plugins have scripts, the first element is printed before them (Page\BootData); otherwise boot's data is used. */
const DATA = 'script#storefront-islands-page, script#storefront-islands-data';

type EnsureStores = (context: PageContext) => unknown;

const isFunction = (value: unknown): value is EnsureStores => typeof value === 'function';

const parse = (json: string): unknown => {
	try {
		return JSON.parse(json);
	} catch {
		return null;
	}
};

const nonceOf = ({ nonce }: UnknownObject): PageContext['api']['nonce'] =>
	isObject(nonce) && typeof nonce.nonce === 'string' && typeof nonce.timestamp === 'number'
		? { nonce: nonce.nonce, timestamp: nonce.timestamp }
		: null;

/** Reads the page's context; null if it is not available yet. */
export const readPage = (page: Document): PageContext | null => {
	const data = parse(page.querySelector(DATA)?.textContent ?? '');
	if (!isObject(data) || !isObject(data.api) || typeof data.api.root !== 'string') {
		return null;
	}
	return {
		settings: data.settings,
		api: { root: data.api.root, nonce: nonceOf(data.api) },
		cartSeed: data.cart ?? null,
	};
};

/** Starts the stores through the island script that is on the page already. */
export const startStores = (page: Window & typeof globalThis): void => {
	const context = readPage(page.document);
	const islands: readonly unknown[] = Object.values(page.storefrontIslands?.modules ?? {});
	const ensureStores = islands
		.map((island) => (isObject(island) ? island.ensureStores : undefined))
		.find(isFunction);
	if (context !== null && ensureStores) {
		ensureStores(context);
	}
};
