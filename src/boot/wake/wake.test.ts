import { storefrontIslands } from '../data';
import { onActivity } from './wake';

describe('a page that sleeps until there is activity', () => {
	const sleep = () => {
		const woken = jest.fn();
		onActivity(window, woken);
		return woken;
	};
	const persisted = (isPersisted: boolean) =>
		new PageTransitionEvent('pageshow', { persisted: isPersisted });
	const stored = (key: string) => new StorageEvent('storage', { key });

	beforeEach(() => {
		jest.useFakeTimers();
		delete storefrontIslands.isOld;
	});
	afterEach(() => jest.useRealTimers());

	it.each([
		{ type: 'pointermove', isOld: false },
		{ type: 'scroll', isOld: false },
		{ type: 'click', isOld: false },
		{ type: 'keydown', isOld: false },
		{ type: 'focusin', isOld: false },
		{ type: 'input', isOld: false },
		{ type: 'online', isOld: true },
		{ type: 'visibilitychange', isOld: true },
		{ type: 'wc-blocks_added_to_cart', isOld: true },
		{ type: 'wc-blocks_store_sync_required', isOld: true },
	])('wakes once by $type, as it may be old: $isOld', ({ type, isOld }) => {
		const woken = sleep();
		document.body.dispatchEvent(new Event(type, { bubbles: true }));
		document.body.dispatchEvent(new Event('click', { bubbles: true }));
		expect(woken).not.toHaveBeenCalled();
		jest.advanceTimersByTime(100);
		expect(woken).toHaveBeenCalledTimes(1);
		expect(storefrontIslands.isOld).toBe(isOld);
	});

	it('wakes by what this plugin stores in another tab, not by what others do', () => {
		const woken = sleep();
		window.dispatchEvent(stored('_ga'));
		jest.advanceTimersByTime(100);
		expect(woken).not.toHaveBeenCalled();
		window.dispatchEvent(stored('storefront-islands-cart'));
		jest.advanceTimersByTime(100);
		expect(woken).toHaveBeenCalledTimes(1);
		expect(storefrontIslands.isOld).toBe(true);
	});

	it('wakes when it is restored, not as it is opened', () => {
		const woken = sleep();
		window.dispatchEvent(persisted(false));
		jest.advanceTimersByTime(100);
		expect(woken).not.toHaveBeenCalled();
		window.dispatchEvent(persisted(true));
		jest.advanceTimersByTime(100);
		expect(woken).toHaveBeenCalledTimes(1);
		expect(storefrontIslands.isOld).toBe(true);
	});

	it('sleeps while nobody looks at it', () => {
		const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
		const woken = sleep();
		window.dispatchEvent(new Event('online'));
		jest.advanceTimersByTime(100);
		expect(woken).not.toHaveBeenCalled();
		hidden.mockReturnValue(false);
		document.dispatchEvent(new Event('visibilitychange'));
		jest.advanceTimersByTime(100);
		expect(woken).toHaveBeenCalledTimes(1);
	});
});
