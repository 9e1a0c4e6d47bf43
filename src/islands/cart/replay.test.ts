import { aCart, anItem } from '../../../test/fixtures/builders';
import { aPage } from '../../../test/support/stores';
import type { PreHydrationInput } from './pre-hydration-input';
import { replayInput } from './replay';

const mug = anItem({ id: 12 });

const INPUT: PreHydrationInput = {
	quantities: [[mug.key, '3']],
	stepped: [],
	rates: [],
	addressIsOpen: false,
};

/** Replays input on a page; returns the quantities that were sent, and how often they were hurried. */
const replay = (input: Partial<PreHydrationInput>, hasLeftChanges = false) => {
	const page = aPage(aCart({ items: [mug] }));
	replayInput({ ...page, hasLeftChanges }, { ...INPUT, ...input }, page.shopping().getCart());
	const { intents, retries: hurries } = page.port;
	const sent = intents.map((intent) => 'quantity' in intent && intent.quantity);
	return { sent, hurries, intents };
};

test('what was only stepped is no typed quantity', () => {
	expect(replay({}).intents).toMatchObject([{ quantity: 3, from: undefined }]);
	const [step] = replay({ stepped: [mug.key] }).intents;
	expect(step).toEqual({ type: 'set-quantity', key: mug.key, quantity: 3, from: mug.quantity });
});

test('what was pressed before hydration is sent without a window for more', () => {
	expect(replay({})).toMatchObject({ sent: [3], hurries: 1 });
	expect(replay({ quantities: [] })).toMatchObject({ sent: [], hurries: 0 });
});

test('what may still be typed, and what waits for the page before, is not hurried', () => {
	expect(replay({}, true)).toMatchObject({ sent: [3], hurries: 0 });
	const field = document.createElement('input');
	document.body.append(field);
	field.focus();
	expect(replay({})).toMatchObject({ sent: [3], hurries: 0 });
	field.remove();
});

test('what is no quantity of the product is not sent', () => {
	expect(
		replay({
			quantities: [
				[mug.key, 'x'],
				['gone', '2'],
			],
		}).sent,
	).toEqual([]);
});
