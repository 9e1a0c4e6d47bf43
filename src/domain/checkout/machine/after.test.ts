import {
	aFailure,
	anAnswer,
	aResponse,
	declined,
	pageless,
} from '../../../../test/fixtures/checkout-events';
import { Checkout, error } from '../../../../test/support/checkout';

describe('after the answer', () => {
	const ordered = (response = anAnswer()) => {
		const checkout = new Checkout().place().answer({ kind: 'ordered', response });
		return checkout;
	};
	const failedOrder = () => {
		const checkout = ordered(declined);
		checkout.look();
		return checkout;
	};

	it('keeps the order, asks checkout_success and follows the redirect', () => {
		const checkout = ordered();
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: false });
		expect(checkout.look().slice(-3)).toEqual([
			{ type: 'end-attempt', key: 'key-2' },
			{ type: 'keep-answer', response: anAnswer() },
			expect.objectContaining({ type: 'observe', event: 'checkout_success' }),
		]);
		checkout.observe();
		expect(checkout.viewState.status).toBe('complete');
		expect(checkout.look()).toEqual([
			{ type: 'cart-ordered' },
			{ type: 'redirect', url: 'https://shop.example/order-received/41' },
		]);
	});

	it('a success observer may lead elsewhere, but never to what is no page', () => {
		const elsewhere = aResponse({ type: 'success', redirectUrl: 'https://pay.example/' });
		expect(ordered().observe([elsewhere]).look().at(-1)).toEqual({
			type: 'redirect',
			url: 'https://pay.example/',
		});
		const script = aResponse({ type: 'success', redirectUrl: 'javascript:alert(1)' });
		expect(ordered().observe([script]).look().at(-1)).toEqual({
			type: 'redirect',
			url: 'https://shop.example/order-received/41',
		});
	});

	it('where no page shows the order the checkout says so', () => {
		expect(ordered(pageless).observe().said()).toEqual(['wc/checkout checkout: ordered']);
	});

	it('an error of a success observer is shown; with a retry checkout_fail follows', () => {
		const checkout = ordered().observe([error('The bank said no.')]);
		expect(checkout.said()).toContain('wc/checkout checkout: The bank said no.');
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: true });
		checkout.observe([], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
	});

	it('without a retry it is complete', () => {
		const checkout = ordered().observe([error('Pay by bank.', { retry: false })]);
		expect(checkout.viewState.status).toBe('complete');
		expect(
			checkout
				.look()
				.slice(-2)
				.map(({ type }) => type),
		).toEqual(['notify', 'redirect']);
	});

	it.each(['javascript:alert(1)', 'data:text/html,x', 'wallet://pay', ''])(
		'no button waits for a page that cannot come: %j',
		(url) => {
			const { payment } = declined;
			const checkout = ordered({ ...declined, payment: { ...payment, redirectUrl: url } });
			checkout.observe([error('Blocked.', { retry: false })]);
			expect(checkout.viewState).toMatchObject({ status: 'complete', wait: null });
			expect(checkout.look().at(-1)).toMatchObject({ type: 'notify' });
			const refused = ordered().observe([
				aResponse({ type: 'error', message: 'No.', retry: false, redirectUrl: url }),
			]);
			expect(refused.look().at(-1)).toEqual({
				type: 'redirect',
				url: 'https://shop.example/order-received/41',
			});
		},
	);

	it('a success observer that never answers cannot hide the order', () => {
		const checkout = ordered().wait().wait();
		expect(checkout.look().at(-1)).toMatchObject({ type: 'redirect' });
	});

	it('a payment that failed shows what the shop says, and can be tried again', () => {
		const checkout = failedOrder();
		expect(checkout.viewState).toMatchObject({ status: 'after_processing', hasError: true });
		expect(checkout.observe().said()).toEqual(['wc/checkout checkout: Your card was declined.']);
		expect(checkout.viewState).toEqual({
			status: 'idle',
			hasError: true,
			wait: null,
			paymentStatus: 'idle',
		});
	});

	it('says it once: not where an error is shown already', () => {
		expect(failedOrder().observe([], { errorIsShown: true }).said()).toEqual([]);
	});

	it('a fail observer has its own words and decides on a retry', () => {
		const again = failedOrder().observe([error('Use another card.')]);
		expect(again.said()).toEqual(['wc/checkout checkout: Use another card.']);
		expect(again.viewState.status).toBe('idle');
		const never = failedOrder().observe([error('Blocked.', { retry: false })]);
		expect(never.viewState.status).toBe('complete');
	});

	it('a refusal of the shop is told, observers hear of it, and a retry cannot be refused', () => {
		const failure = aFailure(402);
		const checkout = new Checkout().place();
		checkout.look();
		checkout.answer({ kind: 'refused', failure });
		expect(checkout.look()).toEqual([
			{ type: 'end-attempt', key: 'key-2' },
			{ type: 'keep-refusal', message: 'The shop says no.' },
			{ type: 'tell-failure', failure },
			expect.objectContaining({ type: 'observe', event: 'checkout_fail' }),
		]);
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.viewState).toMatchObject({ status: 'idle', hasError: true });
	});

	it('a page that comes back from the browser’s memory can order again', () => {
		const checkout = ordered().observe().dispatch({ type: 'page-returned' });
		expect(checkout.viewState).toMatchObject({ status: 'idle', wait: null });
	});
});
