/** The machine's rules by example, in the order of spec section 4. */
import { aBillingAddress, aShippingAddress } from '../../../../test/fixtures/builders';
import {
	aFailure,
	anAnswer,
	aResponse,
	declined,
	pageless,
} from '../../../../test/fixtures/checkout-events';
import type { ObserverResponse } from '../observer';
import type { PlaceOutcome } from '../order';
import type { CheckoutEffect } from './effect';
import type { CheckoutEvent } from './event';
import { faceOf } from './face';
import type { MachineState } from './state';
import { initialState } from './state';
import { step } from './step';
import { GIVE_UP_AFTER, MAX_ASKS, SLOW_AFTER } from './timing';

type Circumstances = Partial<Extract<CheckoutEvent, { type: 'observed' }>>;

/** A checkout that is driven event by event, and what it wanted done since it was last looked at. */
class Checkout {
	state: MachineState = initialState;
	private done: CheckoutEffect[] = [];
	private keys = 0;

	happen(event: CheckoutEvent): this {
		const [state, effects] = step(this.state, event);
		this.state = state;
		this.done.push(...effects);
		return this;
	}

	submit = (openAttempt: string | null = null): this =>
		this.happen({ type: 'submitted', shownTotal: '1000', openAttempt });

	settle = (total = '1000', needsPayment = true): this => {
		this.keys += 1;
		const newKey = `key-${String(this.keys)}`;
		return this.happen({ type: 'settled', turn: this.turn, total, needsPayment, newKey });
	};

	observe = (
		responses: readonly ObserverResponse[] = [],
		circumstances: Circumstances = {},
	): this =>
		this.happen({
			type: 'observed',
			turn: this.turn,
			responses,
			hasFieldErrors: false,
			errorIsShown: false,
			...circumstances,
		});

	answer = (outcome: PlaceOutcome): this =>
		this.happen({ type: 'answered', turn: this.turn, outcome });

	wait = (): this => this.happen({ type: 'woke', turn: this.turn });

	/** To the POST. */
	place = (): this => this.submit().settle().observe().observe().settle();

	get turn(): number {
		return this.state.turn;
	}

	get face() {
		return faceOf(this.state);
	}

	/** Effects since the last look, without the alarms. */
	look(): readonly CheckoutEffect[] {
		return this.done.splice(0).filter(({ type }) => type !== 'wake');
	}

	/** Texts and kinds of the notices since the last look. */
	said(): readonly string[] {
		return this.look().flatMap((effect) => {
			if (effect.type !== 'notify') {
				return [];
			}
			const { id, context, message } = effect.notice;
			const text = message.says === 'text' ? message.text : message.says;
			return [`${context} ${id}: ${text}`];
		});
	}
}

const error = (message: string, more: object = {}): ObserverResponse =>
	aResponse({ type: 'error', message, ...more });

const clicked: CheckoutEvent = {
	type: 'express-clicked',
	method: 'wallet',
	former: { method: 'cod', paymentMethodData: {} },
};

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
		expect(checkout.face).toEqual({
			status: 'processing',
			hasError: false,
			wait: { kind: 'working' },
			paymentStatus: 'ready',
		});
	});

	it('sets no payment up where nothing is to pay', () => {
		const checkout = new Checkout().submit().settle('1000', false).observe();
		expect(checkout.state.phase.name).toBe('preparing');
		expect(checkout.face.paymentStatus).toBe('idle');
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
					message: { says: 'total-changed', from: '1000', to: '1200' },
				}),
			},
		]);
		expect(checkout.face).toMatchObject({ status: 'idle', wait: null });
	});

	it('a payment that is set up hears of it when its total has changed', () => {
		const checkout = new Checkout().submit().settle().observe().observe();
		checkout.look();
		const effects = checkout.settle('1200').look();
		expect(effects.map(({ type }) => type)).toEqual(['notify', 'keep-refusal', 'observe']);
		expect(effects.at(-1)).toMatchObject({ event: 'checkout_fail' });
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true, wait: null });
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
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
		const effects = checkout.look();
		expect(effects).toContainEqual({ type: 'set-field-errors', errors: fields });
		expect(effects).toContainEqual({ type: 'show-field-errors' });
		expect(effects.filter(({ type }) => type === 'notify')).toHaveLength(2);
	});

	it('fields with errors stop an order, and are shown; an express one brings its own address', () => {
		const checkout = new Checkout().submit().settle().observe([], { hasFieldErrors: true });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.look()).toContainEqual({ type: 'show-field-errors' });
		const express = new Checkout().happen(clicked).submit().settle();
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

describe('payment setup', () => {
	const atSetup = () => {
		const checkout = new Checkout().submit().settle().observe();
		checkout.look();
		return checkout;
	};

	it('success applies addresses and payment data and is ready', () => {
		const billing = aBillingAddress();
		const shipping = aShippingAddress();
		const checkout = atSetup().observe([
			aResponse({
				type: 'success',
				meta: {
					billingAddress: billing,
					shippingAddress: shipping,
					paymentMethodData: { token: 'tok' },
				},
			}),
		]);
		expect(checkout.face.paymentStatus).toBe('ready');
		expect(checkout.look()).toEqual([
			{ type: 'set-addresses', billing, shipping },
			{ type: 'set-payment-data', data: { token: 'tok' } },
			expect.objectContaining({ type: 'settle' }),
		]);
	});

	it('no response is ready', () => {
		expect(atSetup().observe([aResponse(undefined)]).face.paymentStatus).toBe('ready');
	});

	it('failure shows its message for good, applies billing and has an error', () => {
		const billing = aBillingAddress();
		const checkout = atSetup().observe([
			aResponse({ type: 'failure', message: 'No.', meta: { billingAddress: billing } }),
		]);
		expect(checkout.face).toEqual({
			status: 'idle',
			hasError: true,
			wait: null,
			paymentStatus: 'has_error',
		});
		expect(checkout.look()).toEqual([
			{
				type: 'notify',
				notice: {
					id: 'wc-payment-error',
					context: 'wc/checkout/payments',
					status: 'error',
					message: { says: 'text', text: 'No.' },
					isDismissible: false,
				},
			},
			{ type: 'set-addresses', billing, shipping: null },
		]);
	});

	it('error shows its message where it wants it, and field errors', () => {
		const errors = { billing_city: { message: 'Which city?', hidden: false } };
		const checkout = atSetup().observe([
			error('Not so.', { messageContext: 'wc/checkout', validationErrors: errors }),
		]);
		const effects = checkout.look();
		expect(effects).toContainEqual({ type: 'set-field-errors', errors });
		expect(checkout.face.paymentStatus).toBe('has_error');
		expect(
			atSetup()
				.observe([error('Not so.')])
				.said(),
		).toEqual(['wc/checkout/payments wc-payment-error: Not so.']);
	});

	it('a throw is told in general', () => {
		expect(
			atSetup()
				.observe([error('')])
				.said(),
		).toEqual(['wc/checkout/payments wc-payment-error: generic']);
	});

	it('an observer that never answers is slow after a minute, can be left, and is given up', () => {
		const checkout = atSetup().wait();
		expect(checkout.face).toMatchObject({ status: 'processing', wait: { kind: 'slow' } });
		const other = atSetup().wait();
		checkout.happen({ type: 'stopped-waiting' });
		for (const left of [checkout, other.wait()]) {
			expect(left.said()).toEqual(['wc/checkout checkout: no-answer']);
			expect(left.face).toMatchObject({ status: 'idle', wait: null });
		}
		expect([SLOW_AFTER, SLOW_AFTER + GIVE_UP_AFTER]).toEqual([60_000, 600_000]);
	});

	it('what it says after it was given up is for nobody', () => {
		const checkout = atSetup();
		const { turn } = checkout;
		checkout.wait().happen({ type: 'stopped-waiting' });
		const before = checkout.state;
		checkout.happen({
			type: 'observed',
			turn,
			responses: [],
			hasFieldErrors: false,
			errorIsShown: false,
		});
		expect(checkout.state).toBe(before);
	});
});

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
		expect(checkout.face).toMatchObject({ status: 'processing', wait: { kind: 'asking' } });
		expect(kinds(checkout.wait())).toEqual(['ask']);
		checkout.answer({ kind: 'ordered', answer: anAnswer() }).observe();
		expect(checkout.face.status).toBe('complete');
	});

	it('is asked for again and again, then the shopper is told that nobody knows', () => {
		const checkout = placed().answer(lost);
		for (let asks = 0; asks < MAX_ASKS; asks += 1) {
			checkout.wait().answer(lost);
		}
		expect(checkout.face).toMatchObject({ wait: { kind: 'uncertain', orderId: null } });
		expect(kinds(checkout)).not.toContain('place');
		checkout.submit();
		expect(kinds(checkout)).toEqual(['ask']);
		checkout.answer({ kind: 'unknown' });
		expect(checkout.said()).toEqual(['wc/checkout checkout: not-sent']);
	});

	it('asks at once when the network is back', () => {
		const checkout = placed().answer({ kind: 'unreachable', reason: 'offline' });
		expect(checkout.face.wait).toEqual({ kind: 'asking', reason: 'offline' });
		expect(kinds(checkout.happen({ type: 'online' }))).toEqual(['ask']);
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
		expect(checkout.observe([], { errorIsShown: true }).face.status).toBe('idle');
	});

	it('never goes again once the shop is uncertain', () => {
		const checkout = placed().answer({ kind: 'uncertain', orderId: 41 });
		expect(checkout.face).toEqual({
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
		expect(checkout.look()).toEqual([{ type: 'ask', turn: 1, key: 'old' }]);
		checkout.answer({ kind: 'unknown' });
		expect(checkout.look().map(({ type }) => type)).toEqual([
			'end-attempt',
			'withdraw-notices',
			'settle',
		]);
	});

	it('asks about it when the page comes up, and comes to rest quietly where there was nothing', () => {
		const checkout = new Checkout().happen({ type: 'attempt-found', key: 'old' });
		checkout.answer({ kind: 'unknown' });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: false, wait: null });
		expect(checkout.said()).toEqual([]);
	});

	it('a question that was refused says nothing of the order', () => {
		const checkout = placed().answer(lost).wait();
		checkout.answer({ kind: 'refused', failure: aFailure(403) });
		expect(checkout.face.wait).toEqual({ kind: 'asking', reason: 'lost' });
	});

	it('a total that changed meanwhile is told, and confirmed by pressing again', () => {
		const checkout = placed().answer({ kind: 'total-changed', cart: null, message: 'New total.' });
		expect(checkout.said()).toEqual(['wc/checkout checkout: New total.']);
		checkout.observe([error('', { retry: false })], { errorIsShown: true });
		expect(checkout.face).toMatchObject({ status: 'idle', wait: null });
		expect(checkout.submit().state.phase.name).toBe('settling');
	});
});

describe('after the answer', () => {
	const ordered = (answer = anAnswer()) => {
		const checkout = new Checkout().place().answer({ kind: 'ordered', answer });
		return checkout;
	};
	const failedOrder = () => {
		const checkout = ordered(declined);
		checkout.look();
		return checkout;
	};

	it('keeps the order, asks checkout_success and follows the redirect', () => {
		const checkout = ordered();
		expect(checkout.face).toMatchObject({ status: 'after_processing', hasError: false });
		expect(checkout.look().slice(-3)).toEqual([
			{ type: 'end-attempt', key: 'key-2' },
			{ type: 'keep-answer', answer: anAnswer() },
			expect.objectContaining({ type: 'observe', event: 'checkout_success' }),
		]);
		checkout.observe();
		expect(checkout.face.status).toBe('complete');
		expect(checkout.look()).toEqual([
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
		expect(checkout.face).toMatchObject({ status: 'after_processing', hasError: true });
		checkout.observe([], { errorIsShown: true });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
	});

	it('without a retry it is complete', () => {
		const checkout = ordered().observe([error('Pay by bank.', { retry: false })]);
		expect(checkout.face.status).toBe('complete');
		expect(
			checkout
				.look()
				.slice(-2)
				.map(({ type }) => type),
		).toEqual(['notify', 'redirect']);
	});

	it('a success observer that never answers cannot hide the order', () => {
		const checkout = ordered().wait().wait();
		expect(checkout.look().at(-1)).toMatchObject({ type: 'redirect' });
	});

	it('a payment that failed shows what the shop says, and can be tried again', () => {
		const checkout = failedOrder();
		expect(checkout.face).toMatchObject({ status: 'after_processing', hasError: true });
		expect(checkout.observe().said()).toEqual(['wc/checkout checkout: Your card was declined.']);
		expect(checkout.face).toEqual({
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
		expect(again.face.status).toBe('idle');
		const never = failedOrder().observe([error('Blocked.', { retry: false })]);
		expect(never.face.status).toBe('complete');
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
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
	});

	it('a page that comes back from the browser’s memory can order again', () => {
		const checkout = ordered().observe().happen({ type: 'page-returned' });
		expect(checkout.face).toMatchObject({ status: 'idle', wait: null });
	});
});

describe('express methods', () => {
	it('take the chosen method’s place, and give it back when their window closes', () => {
		const checkout = new Checkout().happen(clicked);
		expect(checkout.face).toMatchObject({ status: 'idle', paymentStatus: 'express_started' });
		expect(checkout.look()).toContainEqual({
			type: 'choose-method',
			choice: { method: 'wallet', paymentMethodData: {} },
		});
		checkout.happen({ type: 'express-closed' });
		expect(checkout.face.paymentStatus).toBe('idle');
		expect(checkout.look()).toEqual([
			{ type: 'choose-method', choice: { method: 'cod', paymentMethodData: {} } },
		]);
	});

	it('can be closed until the order leaves, and not after', () => {
		const checkout = new Checkout().happen(clicked).submit().settle();
		expect(checkout.happen({ type: 'express-closed' }).face.status).toBe('idle');
		const placed = new Checkout().happen(clicked).place().happen({ type: 'express-closed' });
		expect(placed.state.phase.name).toBe('placing');
	});

	it('an error stands in their own area, and its method is chosen no more', () => {
		const checkout = new Checkout().happen(clicked);
		checkout.look();
		checkout.happen({ type: 'express-errored', message: 'The wallet is empty.' });
		expect(checkout.face).toMatchObject({ status: 'idle', paymentStatus: 'has_error' });
		expect(checkout.said()).toEqual([
			'wc/checkout/express-payments wc-express-payment-error: The wallet is empty.',
		]);
	});

	it('a failed order goes back to the former method too', () => {
		const checkout = new Checkout().happen(clicked).place();
		checkout.answer({ kind: 'ordered', answer: declined }).observe();
		expect(checkout.look().at(-1)).toMatchObject({
			type: 'choose-method',
			choice: { method: 'cod' },
		});
	});
});

describe('setters of old', () => {
	it('an error while it is at it goes to idle, but calls no order back', () => {
		const checkout = new Checkout().submit().settle().happen({ type: 'error-set', hasError: true });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
		const placed = new Checkout().place().happen({ type: 'error-set', hasError: true });
		expect(placed.face).toMatchObject({ status: 'processing', hasError: false });
	});

	it('an error at rest is a flag, and the next try takes it away', () => {
		const checkout = new Checkout().happen({ type: 'error-set', hasError: true });
		expect(checkout.face).toMatchObject({ status: 'idle', hasError: true });
		expect(checkout.submit().face.hasError).toBe(false);
	});
});
