import {
	aFailure,
	anAnswer,
	aResponse,
	declined,
	pageless,
} from '../../../../test/fixtures/checkout-events';
import { Checkout, error } from '../../../../test/support/checkout';

describe('after the response', () => {
	const toOrder = { type: 'redirect', url: 'https://shop.example/order-received/41' };
	const ordered = (response = anAnswer()) =>
		new Checkout().place().respond({ kind: 'ordered', response });
	const failedOrder = () => {
		const checkout = ordered(declined);
		checkout.takeEffects();
		return checkout;
	};

	it('keeps the order, emits checkout_success and follows the redirect', () => {
		const checkout = ordered();
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: false });
		expect(checkout.takeEffects().slice(-3)).toEqual([
			{ type: 'end-attempt', key: 'key-2' },
			{ type: 'store-response', response: anAnswer() },
			expect.objectContaining({ type: 'observe', event: 'checkout_success' }),
		]);
		checkout.observe();
		expect(checkout.viewState.status).toBe('complete');
		expect(checkout.takeEffects()).toEqual([{ type: 'cart-ordered' }, toOrder]);
	});

	it('a success observer can change the redirect URL, but not to an unsafe one', () => {
		const redirected = (redirectUrl: string) =>
			ordered()
				.observe([aResponse({ type: 'success', redirectUrl })])
				.takeEffects()
				.at(-1);
		expect(redirected('https://pay.example/')).toEqual({
			type: 'redirect',
			url: 'https://pay.example/',
		});
		expect(redirected('javascript:alert(1)')).toEqual(toOrder);
	});

	it.each([
		['https://pay.example/', 'https://pay.example/'],
		['', toOrder.url],
		[undefined, toOrder.url],
		[7, toOrder.url],
		['javascript:alert(1)', toOrder.url],
	])('a plugin completes an order itself, with its page: %j', (redirectUrl, url) => {
		const checkout = ordered().dispatch({ type: 'complete-set', redirectUrl });
		expect(checkout.viewState.status).toBe('complete');
		expect(checkout.takeEffects().at(-1)).toEqual({ type: 'redirect', url });
	});

	it('the checkout shows the order when there is no page for it', () => {
		expect(ordered(pageless).observe().takeNotices()).toEqual(['wc/checkout checkout: ordered']);
	});

	it('an error of a success observer is shown; with retry, checkout_fail follows', () => {
		const checkout = ordered().observe([error('The bank said no.')]);
		expect(checkout.takeNotices()).toContain('wc/checkout checkout: The bank said no.');
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: true });
		checkout.observe([], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
	});

	it('an error without retry is complete', () => {
		const checkout = ordered().observe([error('Pay by bank.', { retry: false })]);
		expect(checkout.viewState.status).toBe('complete');
		const [notice, redirect] = checkout.takeEffects().slice(-2);
		expect([notice?.type, redirect?.type]).toEqual(['notify', 'redirect']);
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', 'wallet://pay', ''])(
		'an unusable redirect URL does not keep the button waiting: %j',
		(url) => {
			const { payment } = declined;
			const checkout = ordered({ ...declined, payment: { ...payment, redirectUrl: url } });
			checkout.observe([error('Blocked.', { retry: false })]);
			expect(checkout.viewState).toMatchObject({ status: 'complete', wait: null });
			expect(checkout.takeEffects().at(-1)).toMatchObject({ type: 'notify' });
			const refused = ordered().observe([
				aResponse({ type: 'error', message: 'No.', retry: false, redirectUrl: url }),
			]);
			expect(refused.takeEffects().at(-1)).toEqual(toOrder);
		},
	);

	it('a success observer that never responds cannot hide the order', () => {
		const checkout = ordered().wait().wait();
		expect(checkout.takeEffects().at(-1)).toMatchObject({ type: 'redirect' });
	});

	it("a failed payment shows the shop's message and can be retried", () => {
		const checkout = failedOrder();
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: true });
		expect(checkout.observe().takeNotices()).toEqual([
			'wc/checkout checkout: Your card was declined.',
		]);
		const idle = { status: 'idle', hasError: true, wait: null, paymentStatus: 'idle' };
		expect(checkout.viewState).toEqual(idle);
	});

	it('the message is not repeated when an observer has shown an error', () => {
		expect(failedOrder().observe([], { errorIsShown: true }).takeNotices()).toEqual([]);
	});

	it('a fail observer can set the message and decide on a retry', () => {
		const again = failedOrder().observe([error('Use another card.')]);
		expect(again.takeNotices()).toEqual(['wc/checkout checkout: Use another card.']);
		expect(again.viewState.status).toBe('idle');
		const never = failedOrder().observe([error('Blocked.', { retry: false })]);
		expect(never.viewState.status).toBe('complete');
		const elsewhere = { retry: false, redirectUrl: 'https://pay.example/blocked' };
		const sent = failedOrder().observe([error('Blocked.', elsewhere)]);
		expect(sent.takeEffects().at(-1)).toEqual({
			type: 'redirect',
			url: 'https://pay.example/blocked',
		});
	});

	it('a refusal is reported and emitted to observers, and can always be retried', () => {
		const failure = aFailure(402);
		const checkout = new Checkout().place();
		checkout.takeEffects();
		checkout.respond({ kind: 'refused', failure });
		expect(checkout.takeEffects()).toEqual([
			{ type: 'end-attempt', key: 'key-2' },
			{ type: 'store-refusal', message: 'The shop says no.' },
			{ type: 'notify-failure', failure },
			expect.objectContaining({ type: 'observe', event: 'checkout_fail' }),
		]);
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
	});

	it('a page restored from the back/forward cache can order again', () => {
		const checkout = ordered().observe().dispatch({ type: 'page-returned' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
	});
});
