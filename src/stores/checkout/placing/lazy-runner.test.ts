import { initialState } from '../../../domain/checkout/machine/state';
import type { CheckoutEvent } from '../../../domain/checkout/machine/state';
import type { Runner } from '../contract';
import { createLazyRunner } from './lazy-runner';

const submitted: CheckoutEvent = { type: 'submitted', shownTotal: '100', openAttempt: null };
const found: CheckoutEvent = { type: 'attempt-found', key: 'k' };

/** Creates a lazy runner whose script loads, or fails to load, when the test decides. */
const aLazyRunner = () => {
	const heard: CheckoutEvent[] = [];
	const waits: boolean[] = [];
	const failures: unknown[] = [];
	const loads: { readonly arrive: () => void; readonly fail: (error: unknown) => void }[] = [];
	const loaded: Runner = {
		dispatch: (event) => void heard.push(event),
		validate: () => Promise.resolve(true),
		state: () => ({ ...initialState, waitId: 7 }),
	};
	const runner = createLazyRunner({
		load: () =>
			new Promise((resolve, reject) => {
				loads.push({ arrive: () => resolve(loaded), fail: reject });
			}),
		onWait: (isWaiting) => waits.push(isWaiting),
		onFailure: (error) => failures.push(error),
	});
	return { runner, heard, waits, failures, loads };
};

const settled = () => new Promise((resolve) => process.nextTick(resolve));

test('nothing is loaded before the first event', () => {
	const { runner, loads } = aLazyRunner();
	expect(runner.state()).toBe(initialState);
	expect(loads).toHaveLength(0);
});

test('events while loading are dispatched afterwards, in order, and the button waits', async () => {
	const { runner, heard, waits, loads } = aLazyRunner();
	runner.prepare();
	runner.dispatch(found);
	runner.dispatch(submitted);
	expect([heard, waits, loads.length]).toEqual([[], [true], 1]);
	loads[0]?.arrive();
	await settled();
	expect(heard).toEqual([found, submitted]);
	expect(waits).toEqual([true, false]);
	runner.dispatch({ type: 'asked-again' });
	expect(heard).toHaveLength(3);
	expect(runner.state().waitId).toBe(7);
});

test('a failed script is reported to the shopper who pressed the button, and loaded again at the next press', async () => {
	const { runner, heard, waits, failures, loads } = aLazyRunner();
	runner.dispatch(found);
	runner.dispatch(submitted);
	loads[0]?.fail('lost');
	await settled();
	expect([failures, waits, heard]).toEqual([['lost'], [true, false], []]);
	runner.dispatch({ ...submitted, openAttempt: 'k' });
	loads[1]?.arrive();
	await settled();
	// The first click is dropped; the open attempt is kept.
	expect(heard).toEqual([found, { ...submitted, openAttempt: 'k' }]);
});

test('without a press the failure is not reported', async () => {
	const { runner, failures, loads } = aLazyRunner();
	runner.prepare();
	loads[0]?.fail('lost');
	await settled();
	expect(failures).toEqual([]);
	runner.prepare();
	expect(loads).toHaveLength(2);
});

test('a check of the form waits for the script; without it nothing is right, and its failure is told', async () => {
	const { runner, failures, loads } = aLazyRunner();
	const first = runner.validate('1000');
	loads[0]?.fail(new Error('offline'));
	expect(await first).toBe(false);
	expect(failures).toEqual([new Error('offline')]);
	const second = runner.validate('1000');
	loads[1]?.arrive();
	expect(await second).toBe(true);
});
