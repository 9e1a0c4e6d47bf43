import { declined } from '../../../../test/fixtures/checkout-events';
import { Checkout, clicked } from '../../../../test/support/checkout';

describe('express methods', () => {
	it('replace the selected method, and restore it when their window closes', () => {
		const checkout = new Checkout().dispatch(clicked);
		expect(checkout.viewState).toMatchObject({ status: 'idle', paymentStatus: 'express_started' });
		expect(checkout.takeEffects()).toContainEqual({
			type: 'choose-method',
			choice: { method: 'wallet', paymentMethodData: {} },
		});
		checkout.dispatch({ type: 'express-closed' });
		expect(checkout.viewState.paymentStatus).toBe('idle');
		expect(checkout.takeEffects()).toEqual([
			{ type: 'choose-method', choice: { method: 'cod', paymentMethodData: {} } },
		]);
	});

	it('can be closed until the order is sent, and not after', () => {
		const checkout = new Checkout().dispatch(clicked).submit().settle();
		expect(checkout.dispatch({ type: 'express-closed' }).viewState.status).toBe('idle');
		const placed = new Checkout().dispatch(clicked).place().dispatch({ type: 'express-closed' });
		expect(placed.state.phase.name).toBe('placing');
	});

	it('an error is shown in the express context, and the express method is deselected', () => {
		const checkout = new Checkout().dispatch(clicked);
		checkout.takeEffects();
		checkout.dispatch({ type: 'express-errored', message: 'The wallet is empty.' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', paymentStatus: 'has_error' });
		expect(checkout.takeNotices()).toEqual([
			'wc/checkout/express-payments wc-express-payment-error: The wallet is empty.',
		]);
	});

	it('a failed order restores the previous method too', () => {
		const checkout = new Checkout().dispatch(clicked).place();
		checkout.respond({ kind: 'ordered', response: declined }).observe();
		expect(checkout.takeEffects().at(-1)).toMatchObject({
			type: 'choose-method',
			choice: { method: 'cod' },
		});
	});
});

describe('legacy setters', () => {
	it('an error while processing returns to idle, but does not cancel a sent order', () => {
		const checkout = new Checkout()
			.submit()
			.settle()
			.dispatch({ type: 'error-set', hasError: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		const placed = new Checkout().place().dispatch({ type: 'error-set', hasError: true });
		expect(placed.viewState).toMatchObject({ status: 'processing', hasError: false });
	});

	it('an error at rest is a flag, which the next attempt clears', () => {
		const checkout = new Checkout().dispatch({ type: 'error-set', hasError: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.submit().viewState.hasError).toBe(false);
	});
});
