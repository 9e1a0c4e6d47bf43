import type { BootData } from './data';
import { fetchAhead, isFastConnection, onFirstActivity } from './schedule';

const data: BootData = {
	settings: {},
	api: { root: '/', nonce: null },
	needs: { list: ['react', 'jquery', 'catalogue', 'list'], price: ['react', 'catalogue', 'price'] },
	scripts: {
		react: { src: 'react.js' },
		jquery: { src: '' },
		catalogue: { src: 'catalogue.js' },
		list: { src: 'list.js' },
		price: { src: 'price.js' },
	},
	cart: null,
};

const fetched = (names: readonly string[], present: readonly string[] = []): readonly string[] => {
	const log: string[] = [];
	fetchAhead(
		names,
		data,
		{ has: (id) => present.includes(id), prefetch: (src) => log.push(src) },
		(callback) => callback(),
	);
	return log;
};

test('fetches every script that the islands need once', () => {
	expect(fetched(['list', 'price'])).toEqual(['react.js', 'catalogue.js', 'list.js', 'price.js']);
});

test('omits scripts already in the page, and islands that cannot hydrate', () => {
	expect(fetched(['list', 'broken'], ['react-js'])).toEqual(['catalogue.js', 'list.js']);
});

test('waits with each script until the page is idle', () => {
	const log: string[] = [];
	const waiting: (() => unknown)[] = [];
	fetchAhead(['list'], data, { has: () => false, prefetch: (src) => log.push(src) }, (callback) =>
		waiting.push(callback),
	);
	expect(log).toEqual([]);
	waiting[0]?.();
	expect(log).toEqual(['react.js']);
	waiting.forEach((callback) => callback());
	expect(log).toEqual(['react.js', 'react.js', 'catalogue.js', 'list.js']);
});

test.each(['pointermove', 'touchstart', 'scroll', 'keydown'])(
	'%s counts as user activity',
	(type) => {
		const callback = jest.fn();
		onFirstActivity(window, callback);
		window.dispatchEvent(new Event(type));
		expect(callback).toHaveBeenCalledTimes(1);
	},
);

test('only the first user activity has an effect', () => {
	const callback = jest.fn();
	onFirstActivity(window, callback);
	expect(callback).not.toHaveBeenCalled();
	document.body.dispatchEvent(new Event('scroll'));
	window.dispatchEvent(new Event('keydown'));
	window.dispatchEvent(new Event('scroll'));
	expect(callback).toHaveBeenCalledTimes(1);
});

test.each<[object, boolean]>([
	[{}, true],
	[{ connection: { saveData: false, effectiveType: '4g' } }, true],
	[{ connection: { saveData: true, effectiveType: '4g' } }, false],
	[{ connection: { saveData: false, effectiveType: '3g' } }, false],
])('prefetching is allowed by the connection of %j: %s', (navigator, generous) => {
	expect(isFastConnection(navigator)).toBe(generous);
});
