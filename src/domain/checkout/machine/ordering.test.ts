import { aFailure, anAnswer } from '../../../../test/fixtures/checkout-events';
import { Checkout, error } from '../../../../test/support/checkout';
import type { PlaceOutcome } from '../order';
import { step } from './step';
import { MAX_QUERIES } from './transition';

describe('an order is placed once', () => {
	const lost: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };
	const placed = () => {
		const checkout = new Checkout().place();
		checkout.takeEffects();
		return checkout;
	};
	const kinds = (checkout: Checkout) => checkout.takeEffects().map(({ type }) => type);

	it.each<[string, PlaceOutcome]>([
		['a lost response', lost],
		['a server error', { kind: 'refused', failure: aFailure(500) }],
		['a running attempt', { kind: 'running', retryAfter: 2000 }],
	])('%s is queried before the shopper can pay again', (_, outcome) => {
		const checkout = placed().respond(outcome);
		expect(checkout.viewState).toMatchObject({ status: 'processing', wait: { kind: 'querying' } });
		expect(kinds(checkout.wait())).toEqual(['query']);
		checkout.respond({ kind: 'ordered', response: anAnswer() }).observe();
		expect(checkout.viewState.status).toBe('complete');
	});

	it('the attempt is queried repeatedly, then the shopper is told that its outcome is unknown', () => {
		const checkout = placed().respond(lost);
		for (let asks = 0; asks < MAX_QUERIES; asks += 1) {
			checkout.wait().respond(lost);
		}
		expect(checkout.viewState).toMatchObject({ wait: { kind: 'uncertain', orderId: null } });
		expect(kinds(checkout)).not.toContain('place');
		checkout.submit();
		expect(kinds(checkout)).toEqual(['query']);
		checkout.respond({ kind: 'unknown' });
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: not-sent']);
	});

	it('the attempt is queried immediately when online again', () => {
		const checkout = placed().respond({ kind: 'unreachable', reason: 'offline' });
		expect(checkout.viewState.hasError).toBe(false);
		expect(checkout.viewState.wait).toEqual({ kind: 'querying', reason: 'offline' });
		expect(kinds(checkout.dispatch({ type: 'online' }))).toEqual(['query']);
	});

	it('the order is repeated with its key when the shop does not know it, three times in all', () => {
		const checkout = placed();
		for (const sends of [2, 3]) {
			checkout.respond(lost).wait();
			checkout.takeEffects();
			checkout.respond({ kind: 'unknown' });
			const again = expect.objectContaining({ type: 'place-again', key: 'key-2' });
			expect([sends, checkout.takeEffects()]).toEqual([sends, [again]]);
		}
		checkout.respond(lost).wait().respond({ kind: 'unknown' });
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: not-sent']);
		expect(checkout.observe([], { errorIsShown: true }).viewState.status).toBe('idle');
	});

	it('the order is not repeated after an uncertain outcome', () => {
		const checkout = placed().respond({ kind: 'uncertain', orderId: 41 });
		expect(checkout.viewState).toEqual({
			status: 'idle',
			hasError: true,
			wait: { kind: 'uncertain', orderId: 41 },
			paymentStatus: 'idle',
		});
		checkout.takeEffects();
		expect(kinds(checkout.submit())).toEqual(['query']);
		checkout.respond({ kind: 'uncertain', orderId: 41 });
		expect(kinds(checkout)).toEqual([]);
		expect(kinds(checkout.dispatch({ type: 'asked-again' }))).toEqual(['query']);
	});

	it('an order of another tab, or of a lost response, is shown as one that was placed', () => {
		const redirectUrl = 'https://shop.example/order-received/41';
		const checkout = placed().respond({ kind: 'placed', orderId: 41, redirectUrl });
		expect(checkout.viewState).toMatchObject({ status: 'complete', hasError: false });
		expect(kinds(checkout)).toEqual(['end-attempt', 'cart-ordered', 'redirect']);
	});

	it('says that another request held the lock, if it did so to the end', () => {
		const checkout = placed();
		for (let sends = 1; sends <= 3; sends += 1) {
			checkout.respond({ kind: 'running', retryAfter: 1000 }).wait().respond({ kind: 'unknown' });
		}
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: busy']);
	});

	it('says that nothing was ordered once another order no longer blocks it', () => {
		const checkout = placed().respond({ kind: 'uncertain', orderId: 41 }).submit();
		checkout.respond({ kind: 'unknown' });
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: not-ordered']);
	});

	it('a running order is queried less and less often, for as long as gateways take', () => {
		let { state } = placed().respond({ kind: 'running', retryAfter: 1000 });
		let paused = 0;
		while (state.phase.name === 'querying') {
			[state] = step(state, { type: 'woke', waitId: state.waitId });
			const { waitId } = state;
			const outcome: PlaceOutcome = { kind: 'running', retryAfter: 1000 };
			const [next, effects] = step(state, { type: 'responded', waitId, outcome });
			state = next;
			effects.forEach((effect) => (paused += effect.type === 'wake' ? effect.after : 0));
		}
		expect(paused).toBeGreaterThan(120_000);
	});

	it('an attempt of another page is queried before a new order is sent', () => {
		const checkout = new Checkout().submit('old');
		expect(checkout.takeEffects()).toEqual([{ type: 'query', waitId: 1, key: 'old' }]);
		checkout.respond({ kind: 'unknown' });
		expect(kinds(checkout)).toEqual(['end-attempt', 'withdraw-notices', 'settle']);
	});

	it('an attempt is queried when the page loads, and the checkout becomes idle silently if there is none', () => {
		const checkout = new Checkout().dispatch({ type: 'attempt-found', key: 'old' });
		checkout.respond({ kind: 'unknown' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: false, wait: null });
		expect(checkout.takeNotices()).toEqual([]);
	});

	it('a refused query does not reveal the outcome', () => {
		const checkout = placed().respond(lost).wait();
		checkout.respond({ kind: 'refused', failure: aFailure(403) });
		expect(checkout.viewState.wait).toEqual({ kind: 'querying', reason: 'lost' });
	});

	it.each([
		[400, 'success', 'idle'],
		[200, 'failure', 'idle'],
		[200, 'error', 'idle'],
		[200, 'pending', 'complete'],
		[399, 'success', 'complete'],
	])('an order with status %i and payment %s ends: %s', (httpStatus, paymentStatus, status) => {
		const payment = { ...anAnswer().payment, paymentStatus };
		const response = anAnswer({ httpStatus, payment });
		const checkout = placed().respond({ kind: 'ordered', response }).observe();
		expect(checkout.viewState.status).toBe(status);
	});

	it('a changed total is reported, and confirmed by the next press', () => {
		const checkout = placed().respond({ kind: 'total-changed', cart: null, message: 'New total.' });
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: New total.']);
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
		expect(checkout.submit().state.phase.name).toBe('settling');
	});
});
