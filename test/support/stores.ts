/** Creates a registry with the stores and a fake shop, for tests. */
import { addAction, removeAction } from '@wordpress/hooks';
import { store as noticesStore } from '@wordpress/notices';
import { decodeCart } from '../../src/api';
import { htmlToText } from '../../src/domain/html/text';
import { cartStore } from '../../src/stores/cart/store/contract';
import { createPaymentStore } from '../../src/stores/checkout/payment';
import type { PaymentStoreDependencies } from '../../src/stores/checkout/payment';
import { paymentStore } from '../../src/stores/checkout/payment/contract';
import { createPaymentOperations } from '../../src/stores/checkout/payment/operations';
import { createStores } from '../../src/stores/cart/setup';
import type { StoresDependencies } from '../../src/stores/cart/setup';
import { openRegistry } from '../../src/stores/shared/open-registry';
import type { Registry } from '../../src/stores/shared/registry';
import { shoppingStore } from '../../src/stores/cart/shopping/contract';
import { FakeCartPort } from '../fakes/cart-port';
import { FakeShop } from '../fakes/shop';
import type { CartJson } from '../fixtures/builders';

export const aRegistry = openRegistry;

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
			hasButton: () => false,
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
		dismiss: (id: string, context = 'wc/cart') =>
			registry.dispatch(noticesStore).removeNotice(id, context),
		/** Texts of the notices, which are stored as HTML. */
		texts: (context = 'wc/cart'): readonly string[] =>
			registry
				.select(noticesStore)
				.getNotices(context)
				.map(({ content }: { content: string }) => htmlToText(content)),
	};
};

/** Returns what plugins are told from now on by these actions of WooCommerce's blocks: name, details. */
export const hearActions = (...names: readonly string[]): readonly unknown[] => {
	const heard: unknown[] = [];
	for (const name of names) {
		const hook = `experimental__woocommerce_blocks-${name}`;
		removeAction(hook, 'test');
		addAction(hook, 'test', (details) => heard.push([name, details]));
	}
	return heard;
};

/** Registers wc/store/payment without a state machine: statuses set by gateways are applied directly. */
export const registerPayment = (
	registry: Registry,
	dependencies: Omit<PaymentStoreDependencies, 'operations'>,
): void => {
	const operations = createPaymentOperations({
		registry,
		dispatch: ({ status }) => void registry.dispatch(paymentStore).setPaymentStatus(status),
		setExpressPaymentError: () => undefined,
		recompute: () => undefined,
	});
	registry.register(createPaymentStore({ ...dependencies, operations }));
};

/** Lets time pass, and what was promised happen. */
export const pass = (milliseconds = 0) => jest.advanceTimersByTimeAsync(milliseconds);

/** The tests of a file set the clock of its pages by `pass`. */
export const inFakeTime = (): void => {
	beforeEach(() => void jest.useFakeTimers());
	afterEach(() => void jest.useRealTimers());
};
