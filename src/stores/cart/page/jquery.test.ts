import { createPageEvents, onForeignChange } from './events';
import type { JQuery } from './jquery';
import {
	bridgeJQuery,
	createFragmentsRefresh,
	onClassicCartChange,
	refreshClassicCart,
} from './jquery';

/** Part of jQuery that the bridge uses: its events reach only its own handlers. */
const fakeJQuery = () => {
	const handlers = new Map<string, ((...args: unknown[]) => void)[]>();
	const triggered: [string, readonly unknown[]][] = [];
	const collection = {
		on: (names: string, handler: (...args: unknown[]) => void) => {
			for (const name of names.split(' ')) {
				handlers.set(name, [...(handlers.get(name) ?? []), handler]);
			}
		},
		trigger: (name: string, args: readonly unknown[] = []) => {
			triggered.push([name, args]);
			handlers.get(name)?.forEach((handler) => handler({}, ...args));
		},
	};
	const jQuery: JQuery = () => collection;
	return { jQuery, collection, triggered };
};

const bridged = () => {
	const body = document.createElement('body');
	document.documentElement.append(body);
	const fake = fakeJQuery();
	bridgeJQuery(body, fake.jQuery, () => 'hash');
	return { body, ...fake };
};

describe('the bridge to jQuery', () => {
	it('triggers the classic events with the arguments that classic handlers expect', () => {
		const { body, collection, triggered } = bridged();
		const events = createPageEvents(body);
		events.adding();
		events.added();
		events.removed();
		expect(triggered).toEqual([
			['adding_to_cart', [collection, {}]],
			['added_to_cart', [{}, 'hash', collection]],
			['removed_from_cart', [{}, 'hash', collection]],
		]);
	});

	it('passes a copy of the button that adds the product', () => {
		const button = Object.assign(document.createElement('button'), { value: '12' });
		button.className = 'single_add_to_cart_button';
		const body = document.createElement('body');
		body.append(button);
		const given: (Element | undefined)[] = [];
		const { jQuery } = fakeJQuery();
		const noting: JQuery = (element) => {
			given.push(element);
			return jQuery(element);
		};
		bridgeJQuery(body, noting, () => 'hash');
		given.length = 0;
		Object.assign(window, { jQuery });
		const events = createPageEvents(body);
		events.added(12);
		expect(given.at(-1)).toEqual(button);
		expect(given.at(-1)).not.toBe(button);
		expect(events.hasButton(12)).toBe(true);
		expect(events.hasButton(14)).toBe(false);
		events.added(14);
		expect(given.at(-1)).toBeUndefined();
		delete window.jQuery;
		expect(events.hasButton(12)).toBe(false);
	});

	it('dispatches the native events once, as changes that our store has not received', () => {
		const { body, collection, triggered } = bridged();
		const native: string[] = [];
		const reread = jest.fn();
		onForeignChange(body, reread);
		body.addEventListener('wc-blocks_added_to_cart', ({ type }) => native.push(type));
		collection.trigger('added_to_cart');
		expect(native).toEqual(['wc-blocks_added_to_cart']);
		expect(reread).toHaveBeenCalledTimes(1);
		expect(triggered).toHaveLength(1);
	});

	it('prevents other bridges from reporting a known change as unknown', () => {
		const { body, collection } = bridged();
		const reread = jest.fn();
		onForeignChange(body, reread);
		collection.on('added_to_cart', () => {
			body.dispatchEvent(new CustomEvent('wc-blocks_added_to_cart', { bubbles: true, detail: {} }));
		});
		createPageEvents(body).added();
		expect(reread).not.toHaveBeenCalled();
		collection.trigger('added_to_cart');
		expect(reread).toHaveBeenCalled();
	});

	it('continues after a handler of the page has thrown', () => {
		const { body, collection, triggered } = bridged();
		collection.on('adding_to_cart', () => {
			throw new Error('a theme');
		});
		expect(() => collection.trigger('adding_to_cart')).toThrow();
		createPageEvents(body).added();
		expect(triggered.map(([name]) => name)).toEqual(['adding_to_cart', 'added_to_cart']);
	});
});

it('receives changes of the classic cart page', () => {
	const { jQuery, collection } = fakeJQuery();
	const changed = jest.fn();
	onClassicCartChange(document.body, jQuery, changed);
	collection.trigger('updated_wc_div');
	collection.trigger('updated_cart_totals');
	expect(changed).toHaveBeenCalledTimes(2);
});

describe('the classic cart page', () => {
	it('is updated after a change of the cart, and looked for on no other page', () => {
		const { jQuery, triggered } = fakeJQuery();
		const body = document.createElement('body');
		refreshClassicCart(body, jQuery);
		expect(triggered).toEqual([]);
		const form = document.createElement('form');
		form.className = 'woocommerce-cart-form';
		body.append(form);
		refreshClassicCart(body, jQuery);
		expect(triggered).toEqual([['wc_update_cart', []]]);
		expect(() => refreshClassicCart(body, undefined)).not.toThrow();
	});
});

it("has WooCommerce's script of fragments fetch a theme's count when it has changed", () => {
	const { jQuery, triggered } = fakeJQuery();
	window.jQuery = jQuery;
	const one = { itemsCount: 1 };
	const refresh = createFragmentsRefresh(window);
	refresh(one);
	expect(triggered).toEqual([]);
	Object.assign(window, { wc_cart_fragments_params: {} });
	refresh(one);
	expect(triggered).toEqual([]);
	refresh({ itemsCount: 2 });
	refresh({ itemsCount: 2 });
	expect(triggered).toEqual([['wc_fragment_refresh', []]]);
	Reflect.deleteProperty(window, 'wc_cart_fragments_params');
	delete window.jQuery;
});
