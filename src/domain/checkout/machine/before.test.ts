import { aResponse } from '../../../../test/fixtures/checkout-events';
import { Checkout, clicked, error } from '../../../../test/support/checkout';

describe('before the order is sent', () => {
	it('waits for the cart, validates, sets up the payment, waits again and places the order', () => {
		const checkout = new Checkout().place();
		const steps = ['withdraw-notices', 'settle', 'observe', 'observe', 'settle', 'place'];
		expect(checkout.takeEffects().map(({ type }) => type)).toEqual(steps);
		expect(checkout.viewState).toEqual({
			status: 'processing',
			hasError: false,
			wait: { kind: 'working' },
			paymentStatus: 'ready',
		});
	});

	it('skips payment setup when nothing is due', () => {
		const checkout = new Checkout().submit().settle('1000', false).observe();
		expect(checkout.state.phase.name).toBe('preparing');
		expect(checkout.viewState.paymentStatus).toBe('idle');
	});

	it('a second press has no effect', () => {
		const checkout = new Checkout().place();
		const before = checkout.state;
		expect(checkout.submit().state).toBe(before);
	});

	it('an unseen total is reported and not ordered', () => {
		const checkout = new Checkout().submit();
		checkout.takeEffects();
		const message = { kind: 'total-changed', from: '1000', to: '1200' };
		const notice = expect.objectContaining({ id: 'checkout', context: 'wc/checkout', message });
		expect(checkout.settle('1200').takeEffects()).toEqual([{ type: 'notify', notice }]);
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
	});

	it('a payment method that was set up receives checkout_fail when the total has changed', () => {
		const checkout = new Checkout().submit().settle().observe().observe();
		checkout.takeEffects();
		const effects = checkout.settle('1200').takeEffects();
		expect(effects.map(({ type }) => type)).toEqual(['notify', 'store-refusal', 'observe']);
		expect(effects.at(-1)).toMatchObject({ event: 'checkout_fail' });
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true, wait: null });
	});

	it('failed validation shows all errors at their fields and returns to idle with an error', () => {
		const fields = { billing_city: { message: 'Which city?', hidden: false } };
		const checkout = new Checkout().submit().settle();
		checkout.takeEffects();
		checkout.observe([
			error('First.'),
			aResponse(true),
			error('Second.', { messageContext: 'wc/checkout/payments', validationErrors: fields }),
		]);
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		const effects = checkout.takeEffects();
		expect(effects).toContainEqual({ type: 'set-field-errors', errors: fields });
		expect(effects).toContainEqual({ type: 'show-field-errors' });
		expect(effects.filter(({ type }) => type === 'notify')).toHaveLength(2);
	});

	it('field errors are shown and stop an order, except an express order, which has its own address', () => {
		const checkout = new Checkout().submit().settle().observe([], { hasFieldErrors: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.takeEffects()).toContainEqual({ type: 'show-field-errors' });
		const express = new Checkout().dispatch(clicked).submit().settle();
		expect(express.observe([], { hasFieldErrors: true }).state.phase.name).toBe('setting-up');
	});

	it('a failed validation without a message shows a general one, unless another is shown', () => {
		const silent = aResponse({ type: 'failure' });
		const checkout = new Checkout().submit().settle().observe([silent]);
		expect(checkout.takeNotices()).toEqual(['wc/checkout checkout: generic']);
		const other = new Checkout().submit().settle().observe([silent], { errorIsShown: true });
		expect(other.takeNotices()).toEqual([]);
	});
});

describe('a check of the form', () => {
	const check = (openAttempt: string | null = null) =>
		new Checkout().dispatch({ type: 'check-asked', shownTotal: '1000', openAttempt });

	it('waits and validates like an order, and orders nothing', () => {
		const checkout = check();
		expect(checkout.viewState).toMatchObject({ wait: { kind: 'checking' } });
		checkout.settle().observe();
		const steps = ['withdraw-notices', 'settle', 'observe'];
		expect(checkout.takeEffects().map(({ type }) => type)).toEqual(steps);
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: false, wait: null });
	});

	it('refuses what an order refuses: an unseen total, and a cart of which the shop takes no order', () => {
		expect(check().settle('1200').takeNotices()).toEqual(['wc/checkout checkout: total-changed']);
		expect(check().settle('1000', true, 'No.').viewState.hasError).toBe(true);
	});

	it('asks for the outcome of an earlier attempt first, and says nothing is right', () => {
		const checkout = check('old');
		expect(checkout.takeEffects()).toContainEqual(expect.objectContaining({ type: 'query' }));
		expect(checkout.viewState.wait).toEqual({ kind: 'querying', reason: 'lost' });
	});

	it('becomes the order that is pressed meanwhile', () => {
		const checkout = check().submit();
		expect(checkout.viewState.wait).toEqual({ kind: 'working' });
		expect(checkout.settle().observe().state.phase.name).toBe('setting-up');
	});
});
