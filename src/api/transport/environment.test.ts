/** @jest-environment jsdom */
import { browserEnvironment } from './environment';

test('what waits is sent before the page is left and while it is: Firefox may end scripts that run then', () => {
	const left = jest.fn();
	browserEnvironment().onLeave(left);
	window.dispatchEvent(new Event('beforeunload'));
	expect(left).toHaveBeenCalledTimes(1);
	window.dispatchEvent(new Event('pagehide'));
	expect(left).toHaveBeenCalledTimes(2);
});

test('a connection that is back is said at once', () => {
	const back = jest.fn();
	browserEnvironment().onOnline(back);
	window.dispatchEvent(new Event('online'));
	expect(back).toHaveBeenCalledTimes(1);
});
