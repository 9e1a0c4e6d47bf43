import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { startMenu } from './menu';
import type { Clock } from './runner';

/** jsdom does not implement PointerEvent. */
class PointerEventStandIn extends MouseEvent {
	readonly pointerType: string;

	constructor(type: string, { pointerType = '', ...init }: PointerEventInit = {}) {
		super(type, init);
		this.pointerType = pointerType;
	}
}
Object.defineProperty(window, 'PointerEvent', { value: PointerEventStandIn });

const item = (name: string, id?: string, below = ''): string =>
	id === undefined
		? `<li class="storefront-menu__item"><a href="#${name}">${name}</a></li>`
		: `<li class="storefront-menu__item"><a href="#${name}">${name}</a>
			<details class="storefront-menu__more"><summary class="storefront-menu__toggle" data-testid="${id}">More of ${name}</summary></details>
			<ul class="storefront-menu__list" id="${id}">${below}</ul></li>`;

const MENU = `<nav><ul class="storefront-menu__list" id="top">
	${item('Shop', 'shop', item('Bags') + item('Cups', 'cups', item('Red')))}
	${item('News', 'news', item('Today'))}
	${item('About')}
</ul></nav><button>Elsewhere</button>`;

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
					callback();
				}
			}
		},
	};
};

/** @param early Lists whose toggles were pressed before the script was loaded. */
const open = (early: readonly string[] = []) => {
	document.body.replaceChildren(
		...new DOMParser().parseFromString(MENU, 'text/html').body.childNodes,
	);
	const nav = screen.getByRole('navigation');
	const openLists = (): string[] =>
		[...nav.querySelectorAll('details[open] + ul')].map(({ id }) => id);
	early.forEach((id) => screen.getByTestId(id).parentElement?.setAttribute('open', ''));
	const clock = testClock();
	startMenu(nav, clock, null);
	/** Moves the pointer to an element, with the clock's current time. */
	const pointAt = (element: Element, pointerType = 'mouse'): void => {
		const event = new PointerEvent('pointermove', { bubbles: true, pointerType });
		Object.defineProperty(event, 'timeStamp', { value: clock.now() });
		fireEvent(element, event);
	};
	return { clock, openLists, pointAt, link: (name: string) => screen.getByText(name) };
};

test('the pointer opens a list after 250 ms and closes it after 500 ms', () => {
	const { clock, openLists, pointAt, link } = open();
	pointAt(link('Shop'));
	clock.advance(249);
	expect(openLists()).toEqual([]);
	clock.advance(1);
	expect(openLists()).toEqual(['shop']);
	pointAt(link('Elsewhere'));
	clock.advance(499);
	expect(openLists()).toEqual(['shop']);
	clock.advance(1);
	expect(openLists()).toEqual([]);
});

test('of two branches one is open', () => {
	const { clock, openLists, pointAt, link } = open();
	pointAt(link('Cups'));
	clock.advance(250);
	expect(openLists()).toEqual(['shop', 'cups']);
	pointAt(link('News'));
	clock.advance(250);
	expect(openLists()).toEqual(['news']);
});

test('touching a link opens nothing', () => {
	const { clock, openLists, pointAt, link } = open();
	pointAt(link('Shop'), 'touch');
	clock.advance(1000);
	expect(openLists()).toEqual([]);
});

test('a toggle opens and closes immediately, and other opened lists stay', async () => {
	const { openLists } = open(['shop']);
	expect(openLists()).toEqual(['shop']);
	await userEvent.click(screen.getByTestId('shop'));
	expect(openLists()).toEqual([]);
	await userEvent.click(screen.getByTestId('cups'));
	expect(openLists()).toEqual(['shop', 'cups']);
});

test('keys move into lists and out again', async () => {
	const { openLists, link } = open();
	link('Shop').focus();
	await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
	expect(link('Red')).toHaveFocus();
	expect(openLists()).toEqual(['shop', 'cups']);
	await userEvent.keyboard('{ArrowLeft}');
	expect(screen.getByTestId('cups')).toHaveFocus();
	expect(openLists()).toEqual(['shop']);
	await userEvent.keyboard('{Home}');
	expect(link('Bags')).toHaveFocus();
	await userEvent.keyboard('{Escape}');
	expect(screen.getByTestId('shop')).toHaveFocus();
	expect(openLists()).toEqual([]);
	await userEvent.keyboard('{End}');
	expect(link('About')).toHaveFocus();
});

test('moving the focus or pressing elsewhere closes all lists', async () => {
	const { openLists, link } = open(['shop']);
	link('Elsewhere').focus();
	expect(openLists()).toEqual([]);
	await userEvent.click(screen.getByTestId('news'));
	expect(openLists()).toEqual(['news']);
	await userEvent.click(link('Elsewhere'));
	expect(openLists()).toEqual([]);
});

test('Escape closes a list opened by the pointer, wherever the focus is', async () => {
	const { clock, openLists, pointAt, link } = open();
	link('Elsewhere').focus();
	pointAt(link('Shop'));
	clock.advance(250);
	await userEvent.keyboard('{Escape}');
	expect(openLists()).toEqual([]);
	pointAt(link('Shop'));
	clock.advance(1000);
	expect(openLists()).toEqual([]);
});
