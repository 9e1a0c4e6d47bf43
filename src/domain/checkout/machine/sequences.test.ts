import fc from 'fast-check';
import { eventsAt } from '../../../../test/fixtures/checkout-events';
import type { CheckoutEffect, CheckoutEvent, MachineState } from './state';
import { initialState } from './state';
import { step } from './step';

/** Throws directly, because expect() would take longer than all the steps. */
const hold = (isSo: boolean, rule: string): void => {
	if (!isSo) {
		throw new Error(rule);
	}
};

/** Events that are likely in this state: uniformly random ones seldom reach an order. */
const likely = (state: MachineState): readonly string[] => {
	switch (state.phase.name) {
		case 'idle':
		case 'express':
			return ['submitted', 'express-clicked'];
		case 'settling':
		case 'preparing':
			return ['settled'];
		case 'validating':
		case 'setting-up':
		case 'succeeding':
		case 'failing':
			return ['observed', 'woke'];
		case 'placing':
		case 'querying':
			return ['responded', 'woke'];
		case 'uncertain':
			return ['asked-again', 'submitted'];
		case 'complete':
			return ['page-returned'];
	}
};

/** Records the notices shown and the orders in flight during one sequence of events. */
class Witness {
	state = initialState;
	private attempts = 0;
	private open = new Map<string, number>();
	private isTold = false;

	live(pick: number, byChance: boolean): void {
		const before = this.state;
		const all = eventsAt(before.waitId, `key-${String(this.attempts)}`);
		const kinds = likely(before);
		const events = byChance ? all : all.filter(({ type }) => kinds.includes(type));
		const event = events[pick % events.length];
		if (!event) {
			throw new Error('There is always something that can happen.');
		}
		const [after, effects] = step(before, event);
		this.state = after;
		effects.forEach((effect) => this.see(effect));
		this.judge(before, event);
	}

	private see(effect: CheckoutEffect): void {
		if (effect.type === 'place') {
			hold(this.open.size === 0, 'one attempt at a time');
			this.open.set(effect.key, 1);
			this.attempts += 1;
		}
		if (effect.type === 'place-again') {
			hold(this.open.has(effect.key), 'the same attempt again');
			this.open.set(effect.key, (this.open.get(effect.key) ?? 0) + 1);
			hold((this.open.get(effect.key) ?? 0) <= 3, 'three POSTs at most');
		}
		if (effect.type === 'end-attempt') {
			this.open.delete(effect.key);
		}
		if (effect.type === 'withdraw-notices') {
			this.isTold = false;
		}
		if (['notify', 'notify-failure', 'show-field-errors', 'redirect'].includes(effect.type)) {
			this.isTold = true;
		}
	}

	private judge(before: MachineState, event: CheckoutEvent): void {
		const { phase, hasError } = this.state;
		if ('errorIsShown' in event && event.errorIsShown && this.state !== before) {
			this.isTold = true;
		}
		const byPlugin = ['error-set', 'idle-set', 'payment-set', 'express-closed'].includes(
			event.type,
		);
		if (phase.name === 'idle' && hasError && before.phase.name !== 'idle' && !byPlugin) {
			hold(this.isTold, `told why it is idle after ${event.type}`);
		}
		if (phase.name === 'complete' && before.phase.name !== 'complete') {
			hold(this.isTold, `told that it is complete after ${event.type}`);
		}
		if (phase.name === 'idle') {
			hold(this.open.size === 0, 'no attempt is open at rest');
		}
	}
}

test('long sequences: one order at a time, and every outcome is reported', () => {
	fc.assert(
		fc.property(
			fc.array(fc.tuple(fc.nat(1_000_000), fc.nat(4)), { minLength: 20, maxLength: 80 }),
			(picks) => {
				const witness = new Witness();
				picks.forEach(([pick, chance]) => witness.live(pick, chance === 0));
			},
		),
	);
});
