import { act, render, screen } from '@testing-library/react';
import { createElement } from '@wordpress/element';
import PaymentLimit from './payment-limit';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));

describe('countdown of a limited payment', () => {
	it('counts down, then says that the payment may be tried again', () => {
		render(<PaymentLimit limit={{ retryAfter: 65, challenge: {} }} />);
		expect(screen.getByText(/again in 1:05\./)).toBeVisible();
		pass(1);
		expect(screen.getByText(/again in 1:04\./)).toBeVisible();
		pass(60);
		expect(screen.getByText(/again in 0:04\./)).toBeVisible();
		pass(4);
		expect(screen.getByText('You can try this payment again now.')).toBeVisible();
		expect(jest.getTimerCount()).toBe(0);
	});

	it('goes by the clock where the browser has slowed the timers of a hidden page down', () => {
		render(<PaymentLimit limit={{ retryAfter: 600, challenge: {} }} />);
		jest.setSystemTime(599_000);
		pass(1);
		expect(screen.getByText('You can try this payment again now.')).toBeVisible();
	});

	it('leaves the ticking to sighted shoppers', () => {
		render(<PaymentLimit limit={{ retryAfter: 65, challenge: {} }} />);
		expect(screen.getByText(/again in 1:05\./)).toHaveAttribute('aria-hidden', 'true');
		pass(65);
		expect(screen.getByText(/again now/)).not.toHaveAttribute('aria-hidden');
	});

	it('stops when it is removed', () => {
		const { unmount } = render(<PaymentLimit limit={{ retryAfter: 65, challenge: {} }} />);
		unmount();
		expect(jest.getTimerCount()).toBe(0);
	});
});
