import type { Schedule } from '../islands';
import { createWhenIdle, onceShown, waitFor } from './schedule';

test.each<[Schedule, boolean, boolean]>([
	['now', true, false],
	['activity', false, false],
	['idle', false, true],
	['intent', false, false],
])('hydrates by the schedule %s', (schedule, atOnce, onceIdle) => {
	const whenIdle = jest.fn();
	const callback = jest.fn();
	waitFor(schedule, whenIdle, callback);
	expect(callback).toHaveBeenCalledTimes(atOnce ? 1 : 0);
	expect(whenIdle).toHaveBeenCalledTimes(onceIdle ? 1 : 0);
});

test('in a browser without requestIdleCallback the page is idle after a timeout', () => {
	jest.useFakeTimers();
	const callback = jest.fn();
	createWhenIdle(window)(callback);
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
