/**
 * State machine of the checkout: `step(state, event)` returns the next state and the effects. It combines checkout and
 * payment status (docs/behaviour.md#checkout-status) and is pure, so that every order of events can be tested.
 */
import { completeOrder, failed, succeeded } from './after';
import { observerTimedOut, settlingFailed, paymentSetUp, settled, validated } from './before';
import { expressClicked, expressClosed, expressErrored } from './express';
import {
	query,
	queryAttempt,
	queryAgain,
	queryFailed,
	queryNow,
	placed,
	queryResponded,
} from './ordering';
import type { EventOf, MachineState, CheckoutEvent } from './state';
import { canBeCancelled, toIdle, unchanged, beginSettling, OBSERVER_TIMEOUT } from './transition';
import type { Step } from './transition';

const submitted = (
	state: MachineState,
	{ shownTotal, openAttempt }: EventOf<'submitted'>,
): Step => {
	switch (state.phase.name) {
		case 'idle':
		case 'express':
			return openAttempt === null
				? beginSettling(state, shownTotal)
				: queryAttempt(state, openAttempt, shownTotal);
		case 'uncertain':
			return queryAgain(state, state.phase);
		case 'settling':
		case 'validating':
			// The check becomes that of the order; an order is already in progress.
			return state.isCheck ? [{ ...state, isCheck: false }, []] : unchanged(state);
		// Already in progress: a second click changes nothing.
		case 'setting-up':
		case 'preparing':
		case 'placing':
		case 'querying':
		case 'succeeding':
		case 'failing':
		case 'complete':
			return unchanged(state);
	}
};

/** Nothing may be paid while an earlier attempt may have ordered. */
const checkAsked = (
	state: MachineState,
	{ shownTotal, openAttempt }: EventOf<'check-asked'>,
): Step =>
	openAttempt === null
		? beginSettling({ ...state, isCheck: true }, shownTotal)
		: queryAttempt(state, openAttempt, null);

const observed = (state: MachineState, event: EventOf<'observed'>): Step => {
	const { phase } = state;
	if (phase.name === 'validating') {
		return validated(state, phase, event);
	}
	if (phase.name === 'setting-up') {
		return paymentSetUp(state, phase, event);
	}
	if (phase.name === 'succeeding') {
		return succeeded(state, phase, event);
	}
	return phase.name === 'failing' ? failed(state, phase, event) : unchanged(state);
};

const responded = (state: MachineState, { outcome }: EventOf<'responded'>): Step => {
	const { phase } = state;
	if (phase.name === 'placing') {
		return placed(state, phase.attempt, outcome);
	}
	return phase.name === 'querying' ? queryResponded(state, phase, outcome) : unchanged(state);
};

/**
 * Continues without an observer that does not respond. Before the POST nothing was ordered; after it the order exists.
 */
const skipObserver = (state: MachineState): Step => {
	const { phase } = state;
	if (phase.name === 'succeeding') {
		return completeOrder(state, phase.response);
	}
	return phase.name === 'failing'
		? failed(state, phase, { responses: [], errorIsShown: phase.isExplained })
		: observerTimedOut(state);
};

const waitTimedOut = (state: MachineState): Step => {
	const { phase, waitId } = state;
	switch (phase.name) {
		case 'settling':
		case 'preparing':
			return settlingFailed(state);
		case 'validating':
		case 'setting-up':
		case 'succeeding':
		case 'failing':
			return state.isSlow
				? skipObserver(state)
				: [{ ...state, isSlow: true }, [{ type: 'wake', waitId, after: OBSERVER_TIMEOUT }]];
		case 'placing':
			return query(state, {
				name: 'querying',
				attempt: phase.attempt,
				reason: 'timeout',
				queries: 0,
				submitAfter: null,
			});
		case 'querying':
			return phase.isPausing ? query(state, phase) : queryFailed(state, phase, 'timeout');
		case 'idle':
		case 'express':
		case 'uncertain':
		case 'complete':
			return unchanged(state);
	}
};

/** While the order is being sent, an error set by a plugin must not allow a second one. */
const errorSet = (state: MachineState, hasError: boolean): Step => {
	const { name } = state.phase;
	if (name === 'idle' || name === 'express') {
		return [{ ...state, hasError }, []];
	}
	return hasError && canBeCancelled(state)
		? toIdle(state, { hasError: true }, [])
		: unchanged(state);
};

/**
 * Set by a gateway that opens its own window or reports how its payment ended. Only the state machine sets 'processing'
 * and 'ready'.
 */
const paymentSet = (state: MachineState, { status }: EventOf<'payment-set'>): Step => {
	const { name } = state.phase;
	if (name === 'idle') {
		return [{ ...state, paymentStatus: status }, []];
	}
	if (name === 'express') {
		return status === 'express_started'
			? unchanged(state)
			: toIdle(state, { hasError: false, paymentStatus: status }, []);
	}
	return status === 'has_error' && canBeCancelled(state)
		? toIdle(state, { hasError: true, paymentStatus: status }, [])
		: unchanged(state);
};

const isStale = (state: MachineState, event: CheckoutEvent): boolean =>
	'waitId' in event && event.waitId !== state.waitId;

export const step = (state: MachineState, event: CheckoutEvent): Step => {
	if (isStale(state, event)) {
		return unchanged(state);
	}
	const { phase } = state;
	switch (event.type) {
		case 'submitted':
			return submitted(state, event);
		case 'check-asked':
			return phase.name === 'idle' ? checkAsked(state, event) : unchanged(state);
		case 'attempt-found':
			return phase.name === 'idle' ? queryAttempt(state, event.key, null) : unchanged(state);
		case 'settled':
			return settled(state, event);
		case 'observed':
			return observed(state, event);
		case 'responded':
			return responded(state, event);
		case 'woke':
			return waitTimedOut(state);
		case 'online':
		case 'asked-again':
			return queryNow(state);
		case 'stopped-waiting':
			return state.isSlow ? skipObserver(state) : unchanged(state);
		case 'page-returned':
			return phase.name === 'complete' ? toIdle(state, { hasError: false }, []) : unchanged(state);
		case 'express-clicked':
			return expressClicked(state, event);
		case 'express-closed':
			return expressClosed(state);
		case 'express-errored':
			return expressErrored(state, event);
		case 'error-set':
			return errorSet(state, event.hasError);
		case 'idle-set':
			return canBeCancelled(state)
				? toIdle(state, { hasError: state.hasError }, [])
				: unchanged(state);
		case 'complete-set':
			return phase.name === 'succeeding'
				? completeOrder(state, phase.response, event.redirectUrl)
				: unchanged(state);
		case 'payment-set':
			return paymentSet(state, event);
	}
};
