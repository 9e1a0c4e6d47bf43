/** Checkout that a test drives event by event. */
import { aResponse } from '../fixtures/checkout-events';
import type {
	CheckoutEffect,
	CheckoutEvent,
	MachineState,
} from '../../src/domain/checkout/machine/state';
import { viewStateOf } from '../../src/domain/checkout/machine/view-state';
import { initialState } from '../../src/domain/checkout/machine/state';
import { step } from '../../src/domain/checkout/machine/step';
import type { ObserverResponse } from '../../src/domain/checkout/observer';
import type { PlaceOutcome } from '../../src/domain/checkout/order';

type ObservedOptions = Partial<Extract<CheckoutEvent, { type: 'observed' }>>;

/** Checkout that is driven event by event, and its effects since the last call. */
export class Checkout {
	state: MachineState = initialState;
	private done: CheckoutEffect[] = [];
	private keys = 0;

	dispatch(event: CheckoutEvent): this {
		const [state, effects] = step(this.state, event);
		this.state = state;
		this.done.push(...effects);
		return this;
	}

	submit = (openAttempt: string | null = null): this =>
		this.dispatch({ type: 'submitted', shownTotal: '1000', openAttempt });

	settle = (total = '1000', needsPayment = true, refusal = ''): this => {
		this.keys += 1;
		const newKey = `key-${String(this.keys)}`;
		return this.dispatch({
			type: 'settled',
			waitId: this.waitId,
			total,
			needsPayment,
			refusal,
			newKey,
		});
	};

	observe = (
		responses: readonly ObserverResponse[] = [],
		circumstances: ObservedOptions = {},
	): this =>
		this.dispatch({
			type: 'observed',
			waitId: this.waitId,
			responses,
			hasFieldErrors: false,
			errorIsShown: false,
			...circumstances,
		});

	respond = (outcome: PlaceOutcome): this =>
		this.dispatch({ type: 'responded', waitId: this.waitId, outcome });

	wait = (): this => this.dispatch({ type: 'woke', waitId: this.waitId });

	/** Dispatches the events up to the POST request. */
	place = (): this => this.submit().settle().observe().observe().settle();

	get waitId(): number {
		return this.state.waitId;
	}

	get viewState() {
		return viewStateOf(this.state);
	}

	/** Returns the effects since the last call, without timeouts. */
	takeEffects(): readonly CheckoutEffect[] {
		return this.done.splice(0).filter(({ type }) => type !== 'wake');
	}

	/** Returns the texts and types of the notices since the last call. */
	takeNotices(): readonly string[] {
		return this.takeEffects().flatMap((effect) => {
			if (effect.type !== 'notify') {
				return [];
			}
			const { id, context, message } = effect.notice;
			const text = message.kind === 'text' ? message.text : message.kind;
			return [`${context} ${id}: ${text}`];
		});
	}
}

export const error = (message: string, more: object = {}): ObserverResponse =>
	aResponse({ type: 'error', message, ...more });

export const clicked: CheckoutEvent = {
	type: 'express-clicked',
	method: 'wallet',
	former: { method: 'cod', paymentMethodData: {} },
};
