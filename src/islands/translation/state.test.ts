import type { TranslationProvider } from './state';
import { createChooser, noteOf, type TranslationState } from './state';

const texts = {
	before: 'goes to Google',
	loading: 'Translating…',
	translated: 'Translated by Google',
	original: 'Show original',
	failed: 'not reached',
	again: 'Try again',
};

/** Translation service whose responses are triggered by the test. */
const aProvider = () => {
	const asked: { language: string; succeed: () => void; fail: () => void }[] = [];
	const restored: string[] = [];
	const provider: TranslationProvider = {
		chosen: () => null,
		choose: (language) =>
			new Promise((resolve, reject) => {
				asked.push({ language, succeed: resolve, fail: () => reject(new Error('blocked')) });
			}),
		restore: async () => {
			restored.push('restored');
		},
	};
	return { provider, asked, restored };
};

const aWidget = () => {
	const { provider, asked, restored } = aProvider();
	const states: TranslationState[] = [];
	const choose = createChooser(provider, 'en', (state) => states.push(state));
	return { choose, asked, restored, states, last: () => states[states.length - 1] };
};

it('reports that the service was not reached, and retries', async () => {
	const { choose, asked, last } = aWidget();
	const first = choose('fr');
	asked[0]?.fail();
	await first;
	expect(last()).toEqual({ name: 'failed', language: 'fr' });

	const second = choose('fr');
	expect(last()).toEqual({ name: 'loading', language: 'fr' });
	asked[1]?.succeed();
	await second;
	expect(last()).toEqual({ name: 'translated', language: 'fr' });
});

it('does nothing for the current language', async () => {
	const { choose, asked, restored, states } = aWidget();
	await choose('en');
	void choose('fr');
	void choose('fr');
	expect(asked).toHaveLength(1);
	expect(restored).toEqual([]);
	expect(states).toHaveLength(1);
});

it('returns to the original, also while loading', async () => {
	const { choose, asked, restored, last } = aWidget();
	const first = choose('fr');
	await choose('en');
	expect(last()).toEqual({ name: 'original' });
	expect(restored).toEqual(['restored']);
	asked[0]?.succeed();
	await first;
	expect(last()).toEqual({ name: 'original' });
	expect(restored).toEqual(['restored', 'restored']);
});

it('shows the later of two chosen languages, whichever loads first', async () => {
	const { choose, asked, last } = aWidget();
	const french = choose('fr');
	const spanish = choose('es');
	asked[1]?.succeed();
	await spanish;
	asked[0]?.fail();
	await french;
	expect(last()).toEqual({ name: 'translated', language: 'es' });
});

it('shows the status, with the available actions', () => {
	const of = (state: TranslationState) => noteOf(state, 'en', texts);
	expect(of({ name: 'original' })).toEqual({ message: 'goes to Google', action: null });
	expect(of({ name: 'loading', language: 'fr' })).toEqual({
		message: 'Translating…',
		action: null,
	});
	expect(of({ name: 'translated', language: 'fr' }).action).toEqual({
		label: 'Show original',
		language: 'en',
	});
	expect(of({ name: 'failed', language: 'fr' }).action).toEqual({
		label: 'Try again',
		language: 'fr',
	});
});
