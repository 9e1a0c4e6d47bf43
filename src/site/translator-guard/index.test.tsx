import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createElement, Fragment, hydrateRoot } from '@wordpress/element';
import type { ReactElement } from 'react';
import { guardTexts } from '.';

const { insertBefore, removeChild } = Node.prototype;
const untranslate = guardTexts(document);

/** Lets observers run. */
const settle = () => act(async () => undefined);

type Way = (font: Element, text: Text) => void;

const WAYS: Record<string, Way> = {
	'before the text, which is then removed': (font, text) => {
		text.parentNode?.insertBefore(font, text);
		text.remove();
	},
	'in place of the text': (font, text) => text.replaceWith(font),
	'around the text': (font, text) => {
		text.before(font);
		font.firstElementChild?.append(text);
	},
};

/** Returns the texts of an element that translators may translate and have not yet. */
const untouchedTexts = (root: Node): Text[] => {
	const texts: Text[] = [];
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (node instanceof Text && !node.parentElement?.closest('font, [translate="no"]')) {
			texts.push(node);
		}
	}
	return texts;
};

/** Translates an element's texts like translators do; capitals represent the foreign language. */
const translate = async (root: Element, way: Way): Promise<void> => {
	for (const text of untouchedTexts(root)) {
		const font = document.createElement('font');
		const inner = document.createElement('font');
		font.append(inner);
		way(font, text);
		inner.textContent = (inner.textContent || text.data).toUpperCase();
	}
	await settle();
};

/** Renders a view of a state that the test sets. */
const renderState = <State,>(first: State, view: (state: State) => ReactElement) => {
	const { container, rerender, unmount } = render(view(first));
	return {
		container,
		unmount,
		set: async (state: State) => {
			rerender(view(state));
			await settle();
		},
	};
};

describe('without a translator', () => {
	it('leaves the page unchanged', async () => {
		const { container, set } = renderState('one', (text) => (
			<p>
				{text} <b>of many</b>
			</p>
		));
		await set('two');
		expect(container).toHaveTextContent('two of many');
		const seen = new MutationObserver(() => undefined);
		seen.observe(container, { childList: true, subtree: true });
		untranslate(container)();
		expect(seen.takeRecords()).toEqual([]);
		expect(container).not.toHaveAttribute('translate');
		expect(Node.prototype.insertBefore).toBe(insertBefore);
		expect(Node.prototype.removeChild).toBe(removeChild);
	});
});

describe.each(Object.entries(WAYS))('a font element inserted %s', (_name, way) => {
	it('moves with its parent element', async () => {
		const { container, set } = renderState(['one ', 'two ', 'three '], (names) => (
			<ul>
				{names.map((name) => (
					<li key={name}>
						{name} <b>!</b>
					</li>
				))}
			</ul>
		));
		await translate(container, way);
		await set(['three ', 'two ']);
		expect(container).toHaveTextContent(/^THREE ! ?TWO !$/);
	});

	it('does not prevent unmounting an island', async () => {
		const { container, unmount } = renderState(0, () => (
			<Fragment>
				some <b>text</b> alone
			</Fragment>
		));
		await translate(container, way);
		unmount();
		expect(container).toBeEmptyDOMElement();
	});

	it('is removed when the translator shows the original', async () => {
		const { container, set } = renderState('one', (text) => (
			<p>
				{text} <b>more</b>
			</p>
		));
		const originals = untouchedTexts(container);
		await translate(container, way);
		[...container.querySelectorAll('p font:has(font)')].forEach((font) =>
			font.replaceWith(originals[font.parentElement?.localName === 'b' ? 2 : 0] ?? ''),
		);
		await settle();
		await set('two');
		expect(container).toHaveTextContent(/^two/);
	});

	it('restores server-rendered HTML before hydration', async () => {
		const errors = jest.spyOn(console, 'error').mockImplementation();
		const island = document.createElement('div');
		document.body.append(island);
		const App = () => (
			<p>
				{'Your cart: '}
				<b>empty</b>
			</p>
		);
		island.append(
			document.createRange().createContextualFragment('<p>Your cart: <b>empty</b></p>'),
		);
		const paragraph = island.firstChild;
		await translate(island, way);
		expect(island).toHaveTextContent('YOUR CART: EMPTY');

		const release = untranslate(island);
		await translate(island, way);
		act(() => {
			hydrateRoot(island, <App />);
		});
		await settle();
		expect(errors.mock.calls).toEqual([]);
		expect(island.firstChild).toBe(paragraph);
		expect(island).toHaveTextContent('Your cart: empty');

		const seen = new MutationObserver(() => undefined);
		seen.observe(island, { childList: true, subtree: true });
		release();
		expect(seen.takeRecords().flatMap(({ addedNodes }) => [...addedNodes])).toHaveLength(2);
		expect(island).not.toHaveAttribute('translate');
		await translate(island, way);
		expect(island).toHaveTextContent('YOUR CART: EMPTY');
		errors.mockRestore();
	});
});

it('does not catch errors of other code', () => {
	const [parent, other] = [document.createElement('p'), document.createElement('p')];
	const child = document.createElement('b');
	other.append(child);
	expect(() => parent.removeChild(child)).toThrow(/not a child|not be found/);
	expect(() => parent.insertBefore(document.createElement('i'), child)).toThrow(
		/not a child|not be found/,
	);
});

it('ignores a font element written by an author', async () => {
	const paragraph = document.createElement('p');
	paragraph.append(document.createRange().createContextualFragment('<font>Sale</font> today'));
	document.body.append(paragraph);
	await settle();
	const today = paragraph.lastChild;
	if (!(today instanceof Text)) {
		throw new Error('no text');
	}
	today.data = ' tomorrow';
	await settle();
	expect(screen.getByText('tomorrow')).toBe(paragraph);
	expect(paragraph).toHaveTextContent('Sale tomorrow');
});

/** Content of a list: texts between, before and beside elements that are added and removed. */
interface Shown {
	readonly names: readonly string[];
	readonly count: number;
	readonly isBusy: boolean;
}

const List = ({ names, count, isBusy }: Shown) => (
	<p>
		{isBusy && 'busy '}
		{names.map((name) => (
			<Fragment key={name}>{`${name} `}</Fragment>
		))}
		{isBusy ? <i>wait </i> : 'done '}
		{count} of <b>{count + 1}</b>
		{count > 2 && ' many'}
	</p>
);

const textOf = ({ names, count, isBusy }: Shown): string =>
	[
		isBusy ? 'busy ' : '',
		...names.map((name) => `${name} `),
		isBusy ? 'wait ' : 'done ',
		`${count} of ${count + 1}`,
		count > 2 ? ' many' : '',
	].join('');

it("shows React's current output for any sequence of translations and updates", async () => {
	const shown = fc.record({
		names: fc.uniqueArray(fc.constantFrom('one', 'two', 'three', 'four', 'five')),
		count: fc.nat(5),
		isBusy: fc.boolean(),
	});
	const steps = fc.array(
		fc.record({ next: shown, way: fc.option(fc.constantFrom(...Object.values(WAYS))) }),
		{ maxLength: 8 },
	);
	await fc.assert(
		fc.asyncProperty(shown, steps, async (first, changes) => {
			const { container, set } = renderState(first, (state) => <List {...state} />);
			for (const { next, way } of changes) {
				if (way) {
					await translate(container, way);
				}
				await set(next);
				expect(container.textContent?.toLowerCase()).toBe(textOf(next));
			}
			cleanup();
		}),
	);
});
