import {
	createSuggestions,
	SEARCH_DEBOUNCE,
	type SearchResult,
	type SearchProducts,
} from './suggestions';

type Answer = Awaited<ReturnType<SearchProducts>>;

const setUp = () => {
	const asked: {
		readonly text: string;
		readonly signal: AbortSignal;
		answer: (answer: Answer) => void;
	}[] = [];
	const shown: (SearchResult | null)[] = [];
	let waiting: (() => void) | null = null;
	const suggestions = createSuggestions({
		search: (text, _limit, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
		after: (milliseconds, callback) => {
			expect(milliseconds).toBe(SEARCH_DEBOUNCE);
			waiting = callback;
			return () => {
				waiting = null;
			};
		},
		onResult: (found) => shown.push(found),
	});
	const pass = () => {
		waiting?.();
		waiting = null;
	};
	return { asked, shown, suggestions, pass };
};

const nothing: Answer = { ok: true, value: { products: [], total: 0 } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('suggestions', () => {
	it('are requested after typing has paused, for the latest text only', () => {
		const { asked, suggestions, pass } = setUp();
		suggestions.request('mu');
		suggestions.request('mug');
		expect(asked).toEqual([]);
		pass();
		expect(asked.map(({ text }) => text)).toEqual(['mug']);
	});

	it('abort the request under way when more is typed, and never show its response', async () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('mug');
		pass();
		suggestions.request('mugs');
		expect(asked[0]?.signal.aborted).toBe(true);
		asked[0]?.answer(nothing);
		await settled();
		expect(shown).toEqual([]);
	});

	it('normalise the search text, so that equal texts share a request', async () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('  Green   MUG ');
		pass();
		expect(asked.map(({ text }) => text)).toEqual(['green mug']);
		asked[0]?.answer(nothing);
		await settled();
		expect(shown).toEqual([{ text: '  Green   MUG ', products: [], total: 0 }]);
	});

	it('are not requested for a single character', () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('m');
		pass();
		expect(asked).toEqual([]);
		expect(shown).toEqual([null]);
	});

	it('are empty when the shop does not respond, and are requested again for the same text', async () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('mug');
		pass();
		asked[0]?.answer({ ok: false, failure: { kind: 'connection', reason: 'offline' } });
		await settled();
		expect(shown).toEqual([null]);
		suggestions.request('mug');
		pass();
		expect(asked).toHaveLength(2);
	});
});
