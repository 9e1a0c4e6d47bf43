/** Registry of address autocomplete providers: WooCommerce's own script, window.wc.addressAutocomplete. */
import type { AddressKind } from '../../domain/checkout/fields/form';
import { isObject, readList, readRecord, readText } from '../../domain/support/unknown';

/** Provider as a plugin registers it. */
export interface Provider {
	readonly id: string;
	/** HTML that names the service, from the server; empty if there is none. */
	readonly branding: string;
	search(query: string, country: string, kind: AddressKind): Promise<unknown>;
	select(id: string, country: string): Promise<unknown>;
}

const registryOf = (page: object): unknown =>
	readRecord(Reflect.get(page, 'wc'))['addressAutocomplete'];

/** Calls a method of a provider. One that throws, or is missing, has no answer. */
const ask = async (provider: object, name: string, args: readonly unknown[]): Promise<unknown> => {
	try {
		const method: unknown = Reflect.get(provider, name);
		return typeof method === 'function' ? await Reflect.apply(method, provider, args) : undefined;
	} catch {
		return undefined;
	}
};

/** True if the provider knows addresses of the country. */
const canSearch = (provider: object, country: string): boolean => {
	try {
		const method: unknown = Reflect.get(provider, 'canSearch');
		return typeof method === 'function' && Boolean(Reflect.apply(method, provider, [country]));
	} catch {
		return false;
	}
};

/**
 * Returns the first provider, in the order of the server, that knows addresses of the country, and makes it the active
 * one of the registry, as other scripts expect; null if there is none.
 */
export const activateProvider = (
	page: object,
	kind: AddressKind,
	country: string,
): Provider | null => {
	const registry = registryOf(page);
	if (!isObject(registry)) {
		return null;
	}
	const registered = readRecord(registry['providers']);
	const found = readList(registry['serverProviders']).flatMap((server) => {
		const { id, branding_html: branding } = readRecord(server);
		const provider = typeof id === 'string' ? registered[id] : null;
		return typeof id === 'string' && isObject(provider)
			? [{ id, provider, branding: readText(branding) }]
			: [];
	});
	const first = found.find(({ provider }) => canSearch(provider, country));
	if (isObject(registry['activeProvider'])) {
		Reflect.set(registry['activeProvider'], kind, first?.provider ?? null);
	}
	return first
		? {
				id: first.id,
				branding: first.branding.trim(),
				search: (...args) => ask(first.provider, 'search', args),
				select: (...args) => ask(first.provider, 'select', args),
			}
		: null;
};
