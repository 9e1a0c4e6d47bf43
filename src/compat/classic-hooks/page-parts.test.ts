import { readPageParts } from './page-parts';

type Fetch = Parameters<typeof readPageParts>[1];

const REMOVED = '<i data-removed="proceed"></i>';

/** Reads the parts in what the shop answers, and returns what is left of them, with the addresses that were asked for. */
const read = async (answer: () => ReturnType<Fetch>) => {
	const element = document.createElement('div');
	element.dataset['page'] = 'https://shop.test/cart/';
	element.append(document.createRange().createContextualFragment(REMOVED));
	const fetch = jest.fn<ReturnType<Fetch>, [string]>(answer);
	await readPageParts(element, fetch);
	return { removed: element.querySelectorAll('[data-removed]').length, calls: fetch.mock.calls };
};

const answer =
	(text: string, ok = true) =>
	() =>
		Promise.resolve({ ok, text: () => Promise.resolve(text) });

test('a part is back when the page does not name it any more, and stays away when it does', async () => {
	const back = await read(answer('<p>Cart</p>'));
	expect(back).toEqual({ removed: 0, calls: [['https://shop.test/cart/']] });
	const away = await read(answer(`<main><div data-hook="page-parts">${REMOVED}</div></main>`));
	expect(away.removed).toBe(1);
});

test('a page that does not come changes nothing', async () => {
	expect((await read(answer('<p>Down</p>', false))).removed).toBe(1);
	expect((await read(() => Promise.reject(new Error('offline')))).removed).toBe(1);
});
