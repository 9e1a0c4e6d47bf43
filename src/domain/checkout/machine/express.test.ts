import { declined } from '../../../../test/fixtures/checkout-events';
import { Checkout, clicked } from '../../../../test/support/checkout';

describe('express methods', () => {
	it('take the chosen method’s place, and give it back when their window closes', () => {
		const checkout = new Checkout().dispatch(clicked);
		expect(checkout.viewState).toMatchObject({ status: 'idle', paymentStatus: 'express_started' });
		expect(checkout.look()).toContainEqual({
			type: 'choose-method',
			choice: { method: 'wallet', paymentMethodData: {} },
		});
		checkout.dispatch({ type: 'express-closed' });
		expect(checkout.viewState.paymentStatus).toBe('idle');
		expect(checkout.look()).toEqual([
			{ type: 'choose-method', choice: { method: 'cod', paymentMethodData: {} } },
		]);
	});

	it('can be closed until the order leaves, and not after', () => {
		const checkout = new Checkout().dispatch(clicked).submit().settle();
		expect(checkout.dispatch({ type: 'express-closed' }).viewState.status).toBe('idle');
		const placed = new Checkout().dispatch(clicked).place().dispatch({ type: 'express-closed' });
		expect(placed.state.phase.name).toBe('placing');
	});

	it('an error stands in their own area, and its method is chosen no more', () => {
		const checkout = new Checkout().dispatch(clicked);
		checkout.look();
		checkout.dispatch({ type: 'express-errored', message: 'The wallet is empty.' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', paymentStatus: 'has_error' });
		expect(checkout.said()).toEqual([
			'wc/checkout/express-payments wc-express-payment-error: The wallet is empty.',
		]);
	});

	it('a failed order goes back to the former method too', () => {
		const checkout = new Checkout().dispatch(clicked).place();
		checkout.answer({ kind: 'ordered', response: declined }).observe();
		expect(checkout.look().at(-1)).toMatchObject({
			type: 'choose-method',
			choice: { method: 'cod' },
		});
	});
});

describe('setters of old', () => {
	it('an error while it is at it goes to idle, but calls no order back', () => {
		const checkout = new Checkout()
			.submit()
			.settle()
			.dispatch({ type: 'error-set', hasError: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		const placed = new Checkout().place().dispatch({ type: 'error-set', hasError: true });
		expect(placed.viewState).toMatchObject({ status: 'processing', hasError: false });
	});

	it('an error at rest is a flag, and the next try takes it away', () => {
		const checkout = new Checkout().dispatch({ type: 'error-set', hasError: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.submit().viewState.hasError).toBe(false);
	});
});
