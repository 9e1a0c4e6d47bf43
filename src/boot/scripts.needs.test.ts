import type { BootData } from './data';
import { createNeeds } from './scripts';

const NOWHERE = { root: '/', nonce: null };

const page: BootData = {
	api: NOWHERE,
	needs: { menu: ['menu'] },
	scripts: { menu: { src: 'menu.js' } },
};

const answer: BootData = {
	settings: { siteTitle: 'Shop' },
	api: { root: '/elsewhere', nonce: null },
	needs: { search: ['react', 'search'] },
	scripts: { react: { src: 'react.js' }, search: { src: 'search.js' } },
	cart: null,
};

const needsOf = (
	data: BootData,
	answers: () => Promise<BootData | null> = () => Promise.resolve(answer),
	readPage: () => unknown = () => null,
) => {
	const questions: string[] = [];
	const loaded: unknown[] = [];
	const load = createNeeds(
		data,
		readPage,
		(name) => {
			questions.push(name);
			return answers();
		},
		async (...what) => {
			loaded.push(what);
		},
	);
	return { load, questions, loaded };
};

test('loads the scripts listed in the page without a request', async () => {
	const { load, questions, loaded } = needsOf(page);
	expect(await load('menu')).toEqual(page);
	expect(loaded).toEqual([[['menu'], page.scripts]]);
	expect(questions).toEqual([]);
});

test('requests the scripts that the page does not list, once', async () => {
	const { load, questions, loaded } = needsOf(page);
	const [first] = await Promise.all([load('search'), load('search')]);
	expect(questions).toEqual(['search']);
	expect(loaded[0]).toEqual([['react', 'search'], answer.scripts]);
	expect(first).toMatchObject({ settings: answer.settings, api: NOWHERE, cart: null });
});

test("reads the visitor's data in the page with the first script, once", async () => {
	const mine = { settings: { currentUserId: 7 }, cart: { items: [] } };
	const readPage = jest.fn(() => mine);
	const { load } = needsOf(page, undefined, readPage);
	expect(readPage).not.toHaveBeenCalled();
	expect(await load('menu')).toMatchObject(mine);
	expect(await load('search')).toMatchObject(mine);
	expect(readPage).toHaveBeenCalledTimes(1);
});

test('requests again after a failure', async () => {
	let isOnline = false;
	const { load, questions } = needsOf(page, () =>
		isOnline ? Promise.resolve(answer) : Promise.reject(new Error('offline')),
	);
	await expect(load('search')).rejects.toThrow('offline');
	isOnline = true;
	await load('search');
	expect(questions).toEqual(['search', 'search']);
});

test('rejects when the shop does not know the island either', async () => {
	const { load, questions } = needsOf(page, () => Promise.resolve(null));
	await expect(load('nonsense')).rejects.toThrow('nonsense');
	await expect(load('nonsense')).rejects.toThrow('nonsense');
	expect(questions).toEqual(['nonsense']);
});
