import { createTabChannel } from './tabs';

const MESSAGE = { at: 1, cart: null, isOrdered: false };

/** A window whose channels are recorded by name. */
const aWindow = () => {
	const names: string[] = [];
	const BroadcastChannel = function (name: string) {
		names.push(name);
	};
	return { names, page: Object.assign(Object.create(window), { BroadcastChannel }) };
};

test('the tabs of two shops on one origin have channels of their own', () => {
	const { names, page } = aWindow();
	createTabChannel(page, '/a/');
	createTabChannel(page, '/b/');
	createTabChannel(page);
	expect(names).toEqual([
		'storefront-islands-cart/a/',
		'storefront-islands-cart/b/',
		'storefront-islands-cart',
	]);
});

test('so has the storage where there are no channels', () => {
	const page = Object.assign(Object.create(window), {
		BroadcastChannel: undefined,
		localStorage: window.localStorage,
	});
	createTabChannel(page, '/a/').post(MESSAGE);
	expect(window.localStorage.getItem('storefront-islands-cart/a/')).toBe('1');
	expect(window.localStorage.getItem('storefront-islands-cart')).toBeNull();
});

test('a page that was asked for before the last message hears of it when it listens', () => {
	const page = Object.assign(Object.create(window), { BroadcastChannel: undefined });
	const heard = () => {
		const messages: unknown[] = [];
		createTabChannel(page).listen((message) => messages.push(message));
		return messages;
	};
	const openedAt = Date.now() - performance.now();
	createTabChannel(page).post({ ...MESSAGE, at: openedAt - 1000 });
	expect(heard()).toEqual([]);
	createTabChannel(page).post({ ...MESSAGE, at: openedAt + 1000 });
	expect(heard()).toEqual([{ at: Number(String(openedAt + 1000)), isOrdered: false }]);
});

test('an old page knows of the last order, until the cart is changed again', () => {
	const isOrdered = (isOld: boolean) => createTabChannel(window, '/a/', isOld).isOrdered;
	createTabChannel(window, '/a/').post({ ...MESSAGE, isOrdered: true });
	expect([isOrdered(true), isOrdered(false)]).toEqual([true, false]);
	createTabChannel(window, '/a/').post(MESSAGE);
	expect(isOrdered(true)).toBe(false);
});

test('a page that was asked for before an order hears that it was one', () => {
	const page = Object.assign(Object.create(window), { BroadcastChannel: undefined });
	const message = { ...MESSAGE, at: Math.ceil(Date.now()) + 1000, isOrdered: true };
	createTabChannel(page).post(message);
	const messages: unknown[] = [];
	createTabChannel(page).listen((heard) => messages.push(heard));
	expect(messages).toEqual([{ at: message.at, isOrdered: true }]);
});
