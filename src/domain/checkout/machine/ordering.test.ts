import { aFailure, anAnswer } from '../../../../test/fixtures/checkout-events';
import { Checkout, error } from '../../../../test/support/checkout';
import type { PlaceOutcome } from '../order';
import { MAX_QUERIES } from './transition';

describe('an order is placed once', () => {
	const lost: PlaceOutcome = { kind: 'unreachable', reason: 'lost' };
	const placed = () => {
		const checkout = new Checkout().place();
		checkout.look();
		return checkout;
	};
	const kinds = (checkout: Checkout) => checkout.look().map(({ type }) => type);

	it.each<[string, PlaceOutcome]>([
		['a lost answer', lost],
		['a server error', { kind: 'refused', failure: aFailure(500) }],
		['a question of time', { kind: 'running', retryAfter: 2000 }],
	])('%s is asked for before anyone may pay again', (_, outcome) => {
		const checkout = placed().answer(outcome);
		expect(checkout.viewState).toMatchObject({ status: 'processing', wait: { kind: 'asking' } });
		expect(kinds(checkout.wait())).toEqual(['ask']);
		checkout.answer({ kind: 'ordered', response: anAnswer() }).observe();
		expect(checkout.viewState.status).toBe('complete');
	});

	it('is asked for again and again, then the shopper is told that nobody knows', () => {
		const checkout = placed().answer(lost);
		for (let asks = 0; asks < MAX_QUERIES; asks += 1) {
			checkout.wait().answer(lost);
		}
		expect(checkout.viewState).toMatchObject({ wait: { kind: 'uncertain', orderId: null } });
		expect(kinds(checkout)).not.toContain('place');
		checkout.submit();
		expect(kinds(checkout)).toEqual(['ask']);
		checkout.answer({ kind: 'unknown' });
		expect(checkout.said()).toEqual(['wc/checkout checkout: not-sent']);
	});

	it('asks at once when the network is back', () => {
		const checkout = placed().answer({ kind: 'unreachable', reason: 'offline' });
		expect(checkout.viewState.wait).toEqual({ kind: 'asking', reason: 'offline' });
		expect(kinds(checkout.dispatch({ type: 'online' }))).toEqual(['ask']);
	});

	it('goes again under its key where the shop never heard of it, three times in all', () => {
		const checkout = placed();
		for (const sends of [2, 3]) {
			checkout.answer(lost).wait();
			checkout.look();
			checkout.answer({ kind: 'unknown' });
			expect([sends, checkout.look()]).toEqual([
				sends,
				[expect.objectContaining({ type: 'place-again', key: 'key-2' })],
			]);
		}
		checkout.answer(lost).wait().answer({ kind: 'unknown' });
		expect(checkout.said()).toEqual(['wc/checkout checkout: not-sent']);
		expect(checkout.observe([], { errorIsShown: true }).viewState.status).toBe('idle');
	});

	it('never goes again once the shop is uncertain', () => {
		const checkout = placed().answer({ kind: 'uncertain', orderId: 41 });
		expect(checkout.viewState).toEqual({
			status: 'idle',
			hasError: true,
			wait: { kind: 'uncertain', orderId: 41 },
			paymentStatus: 'idle',
		});
		checkout.look();
		expect(kinds(checkout.submit())).toEqual(['ask']);
		checkout.answer({ kind: 'uncertain', orderId: 41 });
		expect(kinds(checkout)).toEqual([]);
	});

	it('asks about an attempt that another page began, and only then orders', () => {
		const checkout = new Checkout().submit('old');
		expect(checkout.look()).toEqual([{ type: 'ask', waitId: 1, key: 'old' }]);
		checkout.answer({ kind: 'unknown' });
		expect(checkout.look().map(({ type }) => type)).toEqual([
			'end-attempt',
			'withdraw-notices',
			'settle',
		]);
	});

	it('asks about it when the page comes up, and comes to rest quietly where there was nothing', () => {
		const checkout = new Checkout().dispatch({ type: 'attempt-found', key: 'old' });
		checkout.answer({ kind: 'unknown' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: false, wait: null });
		expect(checkout.said()).toEqual([]);
	});

	it('a question that was refused says nothing of the order', () => {
		const checkout = placed().answer(lost).wait();
		checkout.answer({ kind: 'refused', failure: aFailure(403) });
		expect(checkout.viewState.wait).toEqual({ kind: 'asking', reason: 'lost' });
	});

	it('a total that changed meanwhile is told, and confirmed by pressing again', () => {
		const checkout = placed().answer({ kind: 'total-changed', cart: null, message: 'New total.' });
		expect(checkout.said()).toEqual(['wc/checkout checkout: New total.']);
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
		expect(checkout.submit().state.phase.name).toBe('settling');
	});
});
