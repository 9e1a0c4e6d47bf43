import { aResponse } from '../../../../test/fixtures/checkout-events';
import { Checkout, clicked, error } from '../../../../test/support/checkout';

describe('before the order leaves', () => {
	it('settles, asks validation, sets the payment up, settles again and places', () => {
		const checkout = new Checkout().place();
		expect(checkout.look().map(({ type }) => type)).toEqual([
			'withdraw-notices',
			'settle',
			'observe',
			'observe',
			'settle',
			'place',
		]);
		expect(checkout.viewState).toEqual({
			status: 'processing',
			hasError: false,
			wait: { kind: 'working' },
			paymentStatus: 'ready',
		});
	});

	it('sets no payment up where nothing is to pay', () => {
		const checkout = new Checkout().submit().settle('1000', false).observe();
		expect(checkout.state.phase.name).toBe('preparing');
		expect(checkout.viewState.paymentStatus).toBe('idle');
	});

	it('a second press changes nothing', () => {
		const checkout = new Checkout().place();
		const before = checkout.state;
		expect(checkout.submit().state).toBe(before);
	});

	it('a total that nobody saw is told and not ordered', () => {
		const checkout = new Checkout().submit();
		checkout.look();
		expect(checkout.settle('1200').look()).toEqual([
			{
				type: 'notify',
				notice: expect.objectContaining({
					id: 'checkout',
					context: 'wc/checkout',
					message: { kind: 'total-changed', from: '1000', to: '1200' },
				}),
			},
		]);
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
	});

	it('a payment that is set up hears of it when its total has changed', () => {
		const checkout = new Checkout().submit().settle().observe().observe();
		checkout.look();
		const effects = checkout.settle('1200').look();
		expect(effects.map(({ type }) => type)).toEqual(['notify', 'keep-refusal', 'observe']);
		expect(effects.at(-1)).toMatchObject({ event: 'checkout_fail' });
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true, wait: null });
	});

	it('validation shows all errors at their places and goes to idle with an error', () => {
		const fields = { billing_city: { message: 'Which city?', hidden: false } };
		const checkout = new Checkout().submit().settle();
		checkout.look();
		checkout.observe([
			error('First.'),
			aResponse(true),
			error('Second.', { messageContext: 'wc/checkout/payments', validationErrors: fields }),
		]);
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		const effects = checkout.look();
		expect(effects).toContainEqual({ type: 'set-field-errors', errors: fields });
		expect(effects).toContainEqual({ type: 'show-field-errors' });
		expect(effects.filter(({ type }) => type === 'notify')).toHaveLength(2);
	});

	it('fields with errors stop an order, and are shown; an express one brings its own address', () => {
		const checkout = new Checkout().submit().settle().observe([], { hasFieldErrors: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.look()).toContainEqual({ type: 'show-field-errors' });
		const express = new Checkout().dispatch(clicked).submit().settle();
		expect(express.observe([], { hasFieldErrors: true }).state.phase.name).toBe('setting-up');
	});

	it('a validation that says no without a word is told in general, unless something is said', () => {
		const silent = aResponse({ type: 'failure' });
		const checkout = new Checkout().submit().settle().observe([silent]);
		expect(checkout.said()).toEqual(['wc/checkout checkout: generic']);
		const other = new Checkout().submit().settle().observe([silent], { errorIsShown: true });
		expect(other.said()).toEqual([]);
	});
});
