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
	it('asks once one has stopped typing, for the last text only', () => {
		const { asked, suggestions, pass } = setUp();
		suggestions.request('mu');
		suggestions.request('mug');
		expect(asked).toEqual([]);
		pass();
		expect(asked.map(({ text }) => text)).toEqual(['mug']);
	});

	it('gives up what is under way when more is typed, and never shows its answer', async () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('mug');
		pass();
		suggestions.request('mugs');
		expect(asked[0]?.signal.aborted).toBe(true);
		asked[0]?.answer(nothing);
		await settled();
		expect(shown).toEqual([]);
	});

	it('asks in one way for what is written in many, so that it is asked for once', async () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('  Green   MUG ');
		pass();
		expect(asked.map(({ text }) => text)).toEqual(['green mug']);
		asked[0]?.answer(nothing);
		await settled();
		expect(shown).toEqual([{ text: '  Green   MUG ', products: [], total: 0 }]);
	});

	it('says nothing of one character', () => {
		const { asked, shown, suggestions, pass } = setUp();
		suggestions.request('m');
		pass();
		expect(asked).toEqual([]);
		expect(shown).toEqual([null]);
	});

	it('says nothing when the shop does not answer, and asks again for the same text', async () => {
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
