import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createElement } from '@wordpress/element';
import { hydrate } from '../shared/hydrate';
import { MenuIsland, type Clock } from './island';
import { readMenu } from './read-menu';

/** jsdom does not implement PointerEvent. */
class PointerEventStandIn extends MouseEvent {
	readonly pointerType: string;

	constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
		super(type, init);
		this.pointerType = pointerType;
	}
}
Object.defineProperty(window, 'PointerEvent', { value: PointerEventStandIn });

const link = (name: string): string =>
	`<a class="storefront-menu__link" href="#${name}">${name}</a>`;

const list = (id: string, level: number, items: string): string =>
	`<ul class="storefront-menu__list storefront-menu__list--${level}" id="${id}" role="list">${items}</ul>`;

const item = (name: string, content = ''): string =>
	`<li class="storefront-menu__item">${link(name)}${content}</li>`;

const subMenu = (name: string, id: string, level: number, items: string): string =>
	`<details class="storefront-menu__more" name="${level === 2 ? 'top' : 'shop'}"><summary class="storefront-menu__toggle" aria-controls="${id}"><span class="storefront-menu__words">More of ${name}</span><span class="storefront-menu__sign" aria-hidden="true">+</span></summary></details>${list(id, level, items)}`;

const CUPS = item('Cups', subMenu('Cups', 'cups', 3, item('Red')));

const MENU = list(
	'top',
	1,
	item('Shop', subMenu('Shop', 'shop', 2, item('Bags') + CUPS)) +
		item('News', subMenu('News', 'news', 2, item('Today'))) +
		item('About'),
);

/** Clock controlled by the test. */
const testClock = (): Clock & { readonly advance: (by: number) => void } => {
	let time = 0;
	const alarms = new Map<() => void, number>();
	return {
		now: () => time,
		at: (due, callback) => {
			alarms.set(callback, due);
			return () => alarms.delete(callback);
		},
		advance: (by) => {
			time += by;
			for (const [callback, due] of alarms) {
				if (due <= time) {
					alarms.delete(callback);
					act(callback);
				}
			}
		},
	};
};

const toggle = (name: string): HTMLElement => screen.getByText(`More of ${name}`);

interface Before {
	/** Names of entries whose toggles were pressed before the script was loaded. */
	readonly pressed?: readonly string[];
	readonly wokenBy?: (nav: Element) => Event;
	readonly html?: string;
}

const open = async ({ pressed = [], wokenBy, html = MENU }: Before = {}) => {
	const printed = new DOMParser().parseFromString(
		`<nav>${html}</nav><button>Elsewhere</button>`,
		'text/html',
	);
	document.body.replaceChildren(...printed.body.childNodes);
	const nav = screen.getByRole('navigation');
	const openLists = (): string[] =>
		[...nav.querySelectorAll('details[open] + ul')].map(({ id }) => id);
	pressed.forEach((name) => toggle(name).closest('details')?.setAttribute('open', ''));
	const clock = testClock();
	const complaints = jest.spyOn(console, 'error');
	const wokenByEvent = wokenBy?.(nav) ?? null;
	await act(async () => {
		void hydrate(
			nav,
			<MenuIsland nav={nav} menu={readMenu(nav)} clock={clock} wokenBy={wokenByEvent} />,
		);
	});
	expect(complaints).not.toHaveBeenCalled();
	/** Moves the pointer to an element, with the clock's current time. */
	const pointAt = (element: Element, pointerType = 'mouse'): void => {
		const event = new PointerEvent('pointermove', { bubbles: true, pointerType });
		Object.defineProperty(event, 'timeStamp', { value: clock.now() });
		fireEvent(element, event);
	};
	return { nav, clock, openLists, pointAt, on: (name: string) => screen.getByText(name) };
};

const focus = (element: HTMLElement): void => act(() => element.focus());

test('touching a link opens nothing', async () => {
	const { clock, openLists, pointAt, on } = await open();
	pointAt(on('Shop'), 'touch');
	clock.advance(1000);
	expect(openLists()).toEqual([]);
});

test('a toggle opens and closes immediately, and other opened lists stay', async () => {
	const { openLists } = await open({ pressed: ['Shop'] });
	expect(openLists()).toEqual(['shop']);
	await userEvent.click(toggle('Shop'));
	expect(openLists()).toEqual([]);
	await userEvent.click(toggle('Cups'));
	expect(openLists()).toEqual(['shop', 'cups']);
});

test('of two branches that were open before hydration one stays open', async () => {
	const { openLists } = await open({ pressed: ['Shop', 'News'] });
	expect(openLists()).toEqual(['news']);
});

test('the pointer that brought the script counts on', async () => {
	const { clock, nav, openLists } = await open({
		wokenBy: (landmark) => {
			const event = new PointerEvent('pointerover', { pointerType: 'mouse' });
			const target = screen.getByText('Shop');
			Object.defineProperties(event, { target: { value: target }, timeStamp: { value: -200 } });
			// jsdom knows no pointer.
			const query = landmark.querySelectorAll.bind(landmark);
			jest
				.spyOn(landmark, 'querySelectorAll')
				.mockImplementation((selector: string) =>
					query(selector === ':hover' ? '#top, [href="#Shop"]' : selector),
				);
			return event;
		},
	});
	expect(nav).toHaveAttribute('data-scripted');
	clock.advance(49);
	expect(openLists()).toEqual([]);
	clock.advance(1);
	expect(openLists()).toEqual(['shop']);
});

test('keys move into lists and out again', async () => {
	const { openLists, on } = await open();
	focus(on('Shop'));
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
	expect(on('Red')).toHaveFocus();
	expect(openLists()).toEqual(['shop', 'cups']);
	await userEvent.keyboard('{ArrowLeft}');
	expect(toggle('Cups').closest('summary')).toHaveFocus();
	expect(openLists()).toEqual(['shop']);
	await userEvent.keyboard('{Home}');
	expect(on('Bags')).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	expect(toggle('Shop').closest('summary')).toHaveFocus();
	expect(openLists()).toEqual([]);
	await userEvent.keyboard('{End}');
	expect(on('About')).toHaveFocus();
});

test('moving the focus or pressing elsewhere closes all lists', async () => {
	const { openLists, on } = await open({ pressed: ['Shop'] });
	focus(on('Elsewhere'));
	expect(openLists()).toEqual([]);
	await userEvent.click(toggle('News'));
	expect(openLists()).toEqual(['news']);
	await userEvent.click(on('Elsewhere'));
	expect(openLists()).toEqual([]);
});

test('Escape closes a list opened by the pointer, wherever the focus is', async () => {
	const { clock, openLists, pointAt, on } = await open();
	focus(on('Elsewhere'));
	pointAt(on('Shop'));
	clock.advance(250);
	await userEvent.keyboard('{Escape}');
	expect(openLists()).toEqual([]);
	pointAt(on('Shop'));
	clock.advance(1000);
	expect(openLists()).toEqual([]);
	pointAt(on('Elsewhere'));
	pointAt(on('Shop'));
	clock.advance(250);
	expect(openLists()).toEqual(['shop']);
});

test('what a plugin has put into a link stays', async () => {
	const { on } = await open({ html: MENU.replace('>About<', '>About<i title="new tab"></i><') });
	expect(on('About')).toContainElement(screen.getByTitle('new tab'));
	await userEvent.click(toggle('News'));
	expect(on('About')).toContainElement(screen.getByTitle('new tab'));
});
