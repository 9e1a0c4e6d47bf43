import { createCartWatch, createRefresher } from './refresher';

/** Shop whose responses come when the test wants. */
const shop = () => {
	const waiting: { resolve: (answer: string) => void; reject: (error: Error) => void }[] = [];
	const shown: string[] = [];
	const refresh = createRefresher<string>({
		request: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
		show: (answer) => shown.push(answer),
	});
	return { waiting, shown, refresh };
};

test('one request at a time; changes during it make one more, and its outdated response is not shown', async () => {
	const { waiting, shown, refresh } = shop();
	const first = refresh();
	void refresh();
	void refresh();
	expect(waiting).toHaveLength(1);
	waiting[0]?.resolve('old');
	await Promise.resolve();
	await Promise.resolve();
	expect(waiting).toHaveLength(2);
	waiting[1]?.resolve('new');
	await first;
	expect(shown).toEqual(['new']);
});

test('a failed request leaves what is shown; the next change repeats it', async () => {
	const { waiting, shown, refresh } = shop();
	const first = refresh();
	waiting[0]?.reject(new Error('offline'));
	await first;
	expect(shown).toEqual([]);
	const second = refresh();
	waiting[1]?.resolve('new');
	await second;
	expect(shown).toEqual(['new']);
});

test('a cart has changed if its items, coupons, fees, totals, errors or rates have', () => {
	const cart = {
		items: [{ key: 'a', quantity: 1 }],
		coupons: [],
		fees: [],
		totals: { total_price: '100' },
		errors: [],
		shippingRates: [],
	};
	const hasChanged = createCartWatch(cart);
	expect(hasChanged(cart)).toBe(false);
	expect(hasChanged({ ...cart })).toBe(false);
	expect(hasChanged({ ...cart, items: [{ key: 'a', quantity: 2 }] })).toBe(true);
	expect(hasChanged({ ...cart, items: [{ key: 'a', quantity: 2 }] })).toBe(false);
	expect(hasChanged({ ...cart, totals: { total_price: '200' } })).toBe(true);
});
