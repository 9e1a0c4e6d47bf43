/**
 * Has the stores on the page before scripts of plugins run, as WooCommerce's own are: a script asks `select( 'wc/store/cart' )`
 * while it is loaded. Islands would start them later, when the page's data has been read.
 */
import type { PageContext } from '../../stores/setup';
import { isObject } from '../../domain/unknown-object';
import type { UnknownObject } from '../../domain/unknown-object';

/** Printed before the scripts where plugins have some (Page\BootData); what came later finds boot's data. */
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

/** What the page says of itself; null where that cannot be read yet. */
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

/** Starts them by the island's script that is there already. */
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
