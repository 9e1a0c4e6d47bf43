import { FakeTime } from '../../../test/fakes/catalogue';
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
	let waits = 0;
	const time = new FakeTime();
	const suggestions = createSuggestions({
		search: (text, _limit, signal) => new Promise((answer) => asked.push({ text, signal, answer })),
		after: time.after,
		onResult: (found) => shown.push(found),
		onWait: () => {
			waits += 1;
		},
	});
	const pass = () => time.pass(SEARCH_DEBOUNCE);
	return { asked, shown, suggestions, pass, time, waits: () => waits };
};

const nothing: Answer = { ok: true, value: { products: [], total: 0 } };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('suggestions', () => {
	it('say that they are searched for only where it takes long', async () => {
		const { asked, suggestions, time, waits } = setUp();
		suggestions.request('mug');
		time.pass(SEARCH_DEBOUNCE);
		time.pass(999);
		expect(waits()).toBe(0);
		time.pass(1);
		expect(waits()).toBe(1);
		suggestions.request('mugs');
		time.pass(SEARCH_DEBOUNCE);
		time.pass(500);
		asked[1]?.answer(nothing);
		await settled();
		time.pass(10_000);
		expect(waits()).toBe(1);
	});

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
