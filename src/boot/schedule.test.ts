import type { Schedule } from '../islands';
import { browserScheduler, onceShown, waitFor, type Scheduler } from './schedule';

const element = document.createElement('div');

test.each<[Schedule, boolean, string[]]>([
	['now', true, []],
	['activity', false, []],
	['visible', false, ['visible']],
	['idle', false, ['idle']],
	['intent', false, []],
])('hydrates by the schedule %s', (schedule, atOnce, waitsFor) => {
	const waiting: string[] = [];
	const moments: Scheduler = {
		visible: () => void waiting.push('visible'),
		idle: () => void waiting.push('idle'),
	};
	const callback = jest.fn();
	waitFor(schedule, element, moments, callback);
	expect(callback).toHaveBeenCalledTimes(atOnce ? 1 : 0);
	expect(waiting).toEqual(waitsFor);
});

test('an element is visible once, when it first comes near the viewport', () => {
	let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
	const disconnect = jest.fn();
	class FakeObserver {
		constructor(callback: typeof tell) {
			tell = callback;
		}
		observe = jest.fn();
		disconnect = disconnect;
	}
	Object.assign(window, { IntersectionObserver: FakeObserver });
	const callback = jest.fn();
	browserScheduler(window).visible(element, callback);
	tell([{ isIntersecting: false }]);
	expect(callback).not.toHaveBeenCalled();
	tell([{ isIntersecting: true }]);
	expect(callback).toHaveBeenCalledTimes(1);
	expect(disconnect).toHaveBeenCalledTimes(1);
});

test('in a browser without requestIdleCallback the page is idle after a timeout', () => {
	jest.useFakeTimers();
	const callback = jest.fn();
	browserScheduler(window).idle(callback);
	expect(callback).not.toHaveBeenCalled();
	jest.runAllTimers();
	expect(callback).toHaveBeenCalledTimes(1);
	jest.useRealTimers();
});

test('a page that is prerendered waits until it is shown', () => {
	const page = document.implementation.createHTMLDocument();
	const callback = jest.fn();
	Object.assign(page, { prerendering: true });
	onceShown(page, callback);
	expect(callback).not.toHaveBeenCalled();
	page.dispatchEvent(new Event('prerenderingchange'));
	expect(callback).toHaveBeenCalledTimes(1);
	Object.assign(page, { prerendering: false });
	onceShown(page, callback);
	expect(callback).toHaveBeenCalledTimes(2);
});
