import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import type { Suggestion } from '../../api/catalogue/products';
import { SearchIsland, type SearchEffects } from './island';
import type { SearchProducts } from './suggestions';

const mug: Suggestion = {
	id: 7,
	name: 'Mug & saucer',
	permalink: 'https://shop.example/mug',
	image: null,
	priceHtml: '<span class="amount">$12.00</span> <a href="/prices">incl. VAT</a>',
};

let ended = new AbortController();

const setUp = ({
	answer = { ok: true, value: { products: [mug], total: 12 } },
	recent = [],
	searched = '',
}: {
	readonly answer?: Awaited<ReturnType<SearchProducts>>;
	readonly recent?: readonly string[];
	readonly searched?: string;
} = {}) => {
	const done: (readonly [string, string])[] = [];
	let stored = recent;
	const effects: SearchEffects = {
		search: () => Promise.resolve(answer),
		after: (_milliseconds, callback) => {
			callback();
			return () => undefined;
		},
		record: (term) => done.push(['record', term]),
		readRecent: () => Promise.resolve(stored),
		rememberSearch: (term) => done.push(['remember', term]),
		forgetSearches: () => {
			stored = [];
			done.push(['forget', '']);
		},
		navigate: (url) => done.push(['navigate', url]),
	};
	render(
		<SearchIsland
			props={{ id: 'field', name: '', action: '/', searched, suggests: true }}
			effects={effects}
		/>,
	);
	const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
	const form = screen.getByRole<HTMLFormElement>('search');
	// jsdom does not implement form submission. React listens on an element below the document.
	document.addEventListener(
		'submit',
		(event) => {
			if (!event.defaultPrevented) {
				done.push(['send', String(new FormData(form).get('s'))]);
			}
			event.preventDefault();
		},
		{ signal: ended.signal },
	);
	const type = async (text: string) => {
		await act(async () => {
			fireEvent.focus(field);
		});
		await act(async () => {
			fireEvent.change(field, { target: { value: text } });
		});
	};
	return { done, field, form, type };
};

describe('the search', () => {
	beforeEach(() => {
		ended = new AbortController();
	});

	afterEach(() => ended.abort());

	it('suggests products with their prices, and a link to all results', async () => {
		const { field, type } = setUp();
		await type('mug');
		expect(field).toHaveAttribute('aria-expanded', 'true');
		expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
			'Mug & saucer$12.00 incl. VAT',
			'See all 12 results for “mug”',
		]);
		expect(screen.getByText('1 suggestion.')).toBeInTheDocument();
	});

	it('navigates the list by arrow keys while the focus stays in the field', async () => {
		const scrolled = jest.fn();
		// Missing in jsdom.
		Element.prototype.scrollIntoView = scrolled;
		const { done, field, type } = setUp();
		await type('mug');
		fireEvent.keyDown(field, { key: 'ArrowDown' });
		const [first] = screen.getAllByRole('option');
		expect(field).toHaveAttribute('aria-activedescendant', first?.id);
		expect(first).toHaveAttribute('aria-selected', 'true');
		expect(scrolled.mock.contexts).toEqual([first]);
		fireEvent.keyDown(field, { key: 'Enter' });
		expect(done).toEqual([['navigate', 'https://shop.example/mug']]);
	});

	it('leaves keys to an input method while a text is composed', async () => {
		const { done, field, type } = setUp();
		await type('mug');
		fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
		expect(field).not.toHaveAttribute('aria-activedescendant');
		fireEvent.keyDown(field, { key: 'ArrowDown' });
		fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
		// Safari ends a text so.
		fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
		expect(done).toEqual([]);
	});

	it('closes when the focus leaves the form, from its button too', async () => {
		const { field, type } = setUp();
		await userEvent.click(field);
		await type('mug');
		await userEvent.tab();
		expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
		expect(field).toHaveAttribute('aria-expanded', 'true');
		await userEvent.tab();
		expect(field).toHaveAttribute('aria-expanded', 'false');
	});

	it('closes when the focus leaves the list, which is a stop while it scrolls', async () => {
		const { field, type } = setUp();
		await userEvent.click(field);
		await type('mug');
		const popup = screen.getByRole('listbox').closest<HTMLElement>('[role="presentation"]');
		fireEvent.blur(field, { relatedTarget: popup });
		expect(field).toHaveAttribute('aria-expanded', 'true');
		fireEvent.blur(popup ?? field, { relatedTarget: document.body });
		expect(field).toHaveAttribute('aria-expanded', 'false');
	});

	it('records and stores a search when the form is submitted', async () => {
		const { done, form, type } = setUp();
		await type(' mug ');
		fireEvent.submit(form);
		expect(done).toEqual([
			['record', 'mug'],
			['remember', 'mug'],
			['send', ' mug '],
		]);
	});

	it('neither submits nor records an empty search', async () => {
		const { done, form, type } = setUp();
		await type('   ');
		await act(async () => {
			fireEvent.submit(form);
		});
		expect(done).toEqual([]);
	});

	it('offers recent searches in an empty field, submits a chosen one and clears them', async () => {
		const { done, field } = setUp({ recent: ['teapot'] });
		await act(async () => {
			fireEvent.focus(field);
		});
		fireEvent.click(await screen.findByRole('option', { name: 'teapot' }));
		expect(done).toEqual([
			['record', 'teapot'],
			['remember', 'teapot'],
			['send', 'teapot'],
		]);
		await act(async () => {
			fireEvent.focus(field);
		});
		fireEvent.change(field, { target: { value: '' } });
		const clear = await screen.findByRole('button', { name: 'Clear recent searches' });
		await act(async () => {
			fireEvent.click(clear);
		});
		expect(done.at(-1)).toEqual(['forget', '']);
		expect(screen.queryByRole('option')).not.toBeInTheDocument();
	});

	it('offers recent searches also when the field had the focus before hydration', async () => {
		const hasFocus = jest.spyOn(HTMLInputElement.prototype, 'matches').mockReturnValue(true);
		setUp({ recent: ['teapot'] });
		hasFocus.mockRestore();
		expect(await screen.findByRole('option', { name: 'teapot' })).toBeInTheDocument();
	});

	it('still works as a form when the shop does not respond', async () => {
		const { done, field, form, type } = setUp({
			answer: { ok: false, failure: { kind: 'connection', reason: 'offline' } },
		});
		await type('mug');
		expect(field).toHaveAttribute('aria-expanded', 'false');
		fireEvent.submit(form);
		expect(done.map(([what]) => what)).toEqual(['record', 'remember', 'send']);
	});

	it('leaves a click with a modifier key to the browser', async () => {
		const { done, type } = setUp();
		await type('mug');
		fireEvent.click(screen.getByRole('option', { name: /Mug/ }), { ctrlKey: true });
		expect(done).toEqual([]);
	});
});
