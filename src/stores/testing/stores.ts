/** Creates a registry with the stores and a fake shop, for tests. */
import { createRegistry } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';
import { FakeCartPort } from '../../../test/fakes/cart-port';
import { FakeShop } from '../../../test/fakes/shop';
import type { CartJson } from '../../../test/fixtures/builders';
import { decodeCart } from '../../api';
import { htmlToText } from '../../domain/text';
import { cartStore } from '../cart/contract';
import type { StoresDependencies } from '../setup';
import { createStores } from '../setup';
import type { Registry } from '../shared/registry';
import { shoppingStore } from '../shopping/contract';

/** The types of createRegistry omit some methods of a registry. */
const typedRegistry = (): Registry => {
	const untyped = createRegistry();
	return {
		...untyped,
		select: (store) => untyped.select(store),
		dispatch: (store) => untyped.dispatch(store),
		register: (store) => Reflect.get(untyped, 'register')(store),
		subscribe: (listener, name) => untyped.subscribe(listener, name),
	};
};

export const aRegistry = (): Registry => {
	const registry = typedRegistry();
	registry.register(noticesStore);
	return registry;
};

/** Decodes a cart for use as the page's seed. */
export const seedOf = (json: CartJson) => {
	const decoded = decodeCart(json);
	if (!decoded.ok) {
		throw new Error('The seed is not a cart.');
	}
	return decoded.value;
};

/** Creates stores for a shop with this cart; the page has the cart from the start unless `seed` is null. */
export const aPage = (cart: CartJson, overrides: Partial<StoresDependencies> = {}) => {
	const registry = overrides.registry ?? aRegistry();
	const shop = new FakeShop();
	shop.setCart(cart);
	const port = new FakeCartPort(shop);
	const events: string[] = [];
	let keys = 0;
	const stores = createStores({
		registry,
		port,
		pageEvents: {
			adding: () => void events.push('adding'),
			added: () => void events.push('added'),
			removed: () => void events.push('removed'),
		},
		createKey: () => `key-${String((keys += 1))}`,
		isInvalid: () => false,
		onConfirmed: () => undefined,
		readOptions: { pricesIncludeTax: false },
		seed: seedOf(cart),
		...overrides,
	});
	return {
		...stores,
		registry,
		shop,
		port,
		events,
		cart: () => registry.select(cartStore),
		doCart: registry.dispatch(cartStore),
		shopping: () => registry.select(shoppingStore),
		doShopping: registry.dispatch(shoppingStore),
		notices: (context = 'wc/cart') => registry.select(noticesStore).getNotices(context),
		/** Texts of the notices, which are stored as HTML. */
		texts: (context = 'wc/cart'): readonly string[] =>
			registry
				.select(noticesStore)
				.getNotices(context)
				.map(({ content }: { content: string }) => htmlToText(content)),
	};
};
