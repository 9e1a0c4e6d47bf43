import { refreshWhenStale, LONG_HIDDEN } from './freshness';
import type { FreshnessDependencies } from './freshness';

const start = (
	woken: Partial<Pick<FreshnessDependencies, 'earlierHash' | 'isOld' | 'isAhead'>> = {},
) => {
	const refresh = jest.fn(() => Promise.resolve());
	const reread = jest.fn();
	const received: (() => void)[] = [];
	let clock = 0;
	let visibility = 'visible';
	jest
		.spyOn(document, 'visibilityState', 'get')
		.mockImplementation(() => (visibility === 'hidden' ? 'hidden' : 'visible'));
	refreshWhenStale({
		page: window,
		now: () => clock,
		...woken,
		refresh,
		reread,
		onReceived: (listener) => {
			received.push(listener);
		},
	});
	const show = (state: 'visible' | 'hidden') => {
		visibility = state;
		document.dispatchEvent(new Event('visibilitychange'));
	};
	return {
		refresh,
		reread,
		receive: () => received.forEach((listener) => listener()),
		hideFor: (milliseconds: number, meanwhile: () => void = () => undefined) => {
			show('hidden');
			clock += milliseconds;
			meanwhile();
			show('visible');
		},
	};
};

const pageShow = (persisted: boolean) => {
	window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

const setCartHash = (hash: string) => {
	document.cookie = `woocommerce_cart_hash=${hash}`;
};

describe('a page that becomes visible again', () => {
	it('reads the cart when restored from the back/forward cache', () => {
		const { refresh } = start();
		pageShow(false);
		expect(refresh).not.toHaveBeenCalled();
		pageShow(true);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	it('reads the cart after being hidden for a long time', () => {
		const { refresh, hideFor } = start();
		hideFor(LONG_HIDDEN - 1);
		expect(refresh).not.toHaveBeenCalled();
		hideFor(LONG_HIDDEN);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	it('reads the cart once when its cookies were changed elsewhere', () => {
		const { refresh, hideFor } = start();
		hideFor(10, () => setCartHash('elsewhere'));
		hideFor(10);
		expect(refresh).toHaveBeenCalledTimes(1);
	});

	it('reads nothing when it has received the change already', () => {
		const { refresh, hideFor, receive } = start();
		hideFor(10, () => {
			setCartHash('told');
			receive();
		});
		expect(refresh).not.toHaveBeenCalled();
	});
});

describe('a page that wakes', () => {
	it('reads the cart if it was changed while the page slept', () => {
		setCartHash('now');
		expect(start({ earlierHash: 'now' }).refresh).not.toHaveBeenCalled();
		expect(start({ earlierHash: 'before' }).refresh).toHaveBeenCalledTimes(1);
		expect(start({ earlierHash: 'now', isOld: true }).refresh).toHaveBeenCalledTimes(1);
	});
});

describe('a page that was fetched before it was opened', () => {
	it('says so while it reads a cart that was changed meanwhile', () => {
		setCartHash('now');
		const { refresh, reread } = start({ earlierHash: 'before', isAhead: true });
		expect(refresh).toHaveBeenCalledTimes(1);
		expect(reread).not.toHaveBeenCalled();
	});

	it('reads in silence what the hash of the cart does not tell', () => {
		setCartHash('now');
		const { refresh, reread } = start({ earlierHash: 'now', isAhead: true });
		expect(refresh).not.toHaveBeenCalled();
		expect(reread).toHaveBeenCalledTimes(1);
	});
});
