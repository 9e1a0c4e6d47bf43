import type { PopupTrigger } from '../../domain/site/popups/trigger';
import { listenFor } from './listen';

/** Listens for a trigger; returns what it has fired. */
const listen = (trigger: PopupTrigger) => {
	const fired: string[] = [];
	const listening = new AbortController();
	listenFor(trigger, listening.signal, (by) => fired.push(by));
	return { fired, end: () => listening.abort() };
};

const click = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click();

beforeEach(() => {
	jest.useFakeTimers();
	const main = document.createElement('main');
	main.append(document.createElement('button'));
	document.body.replaceChildren(main);
});
afterEach(() => jest.useRealTimers());

test('delays count from the time the page was opened', () => {
	jest.advanceTimersByTime(4000);
	const { fired } = listen({ on: 'load', seconds: performance.now() / 1000 + 6 });
	jest.advanceTimersByTime(5999);
	expect(fired).toEqual([]);
	jest.advanceTimersByTime(1);
	expect(fired).toEqual(['trigger']);
});

test('any activity restarts the inactivity delay', () => {
	const { fired } = listen({ on: 'idle', seconds: 10 });
	for (const type of ['pointermove', 'keydown', 'scroll', 'wheel']) {
		jest.advanceTimersByTime(9000);
		document.body.dispatchEvent(new Event(type));
	}
	expect(fired).toEqual([]);
	jest.advanceTimersByTime(10_000);
	expect(fired).toEqual(['trigger']);
});

test('clicks are counted on elements that match the selector', () => {
	const anywhere = listen({ on: 'click', clicks: 2, selector: '' });
	const onButton = listen({ on: 'click', clicks: 1, selector: 'main button' });
	click('main');
	expect([anywhere.fired, onButton.fired]).toEqual([[], []]);
	click('button');
	expect([anywhere.fired, onButton.fired]).toEqual([['trigger'], ['click']]);
});

test('an invalid selector is reported before listeners are added', () => {
	expect(() => listen({ on: 'click', clicks: 1, selector: 'a[' })).toThrow();
	expect(() => listen({ on: 'element', selector: '' })).toThrow();
	click('main');
});

test('exit intent is the pointer leaving through the top edge, not moving between elements or through another edge', () => {
	const { fired } = listen({ on: 'exit' });
	const leave = (clientY: number, relatedTarget: Element | null): boolean =>
		document.body.dispatchEvent(
			new MouseEvent('mouseout', { bubbles: true, clientY, relatedTarget }),
		);
	leave(0, document.body);
	leave(500, null);
	expect(fired).toEqual([]);
	leave(-3, null);
	expect(fired).toEqual(['trigger']);
});

test('adding to the cart triggers until the listener is removed', () => {
	const { fired, end } = listen({ on: 'cart' });
	const add = (): boolean => document.body.dispatchEvent(new Event('wc-blocks_added_to_cart'));
	add();
	end();
	add();
	expect(fired).toEqual(['trigger']);
});
