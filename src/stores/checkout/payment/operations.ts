import type { EventOf } from '../../../domain/checkout/machine/state';
import type { Registry } from '../../shared/registry';
import type { plainActions } from './actions';
import { paymentStore } from './contract';
import type { PaymentActions } from './contract';

/** Actions that gateways call. They send events; the state machine decides about their effect. */
export type PaymentOperations = Omit<PaymentActions, keyof typeof plainActions>;

export interface PaymentOperationsDependencies {
	readonly registry: Pick<Registry, 'select'>;
	readonly dispatch: (event: EventOf<'payment-set'>) => void;
	/** Shows an error in the express area; an empty one removes it. */
	readonly setExpressPaymentError: (message: unknown) => void;
	/** Checks the methods again. */
	readonly recompute: () => void;
}

export const createPaymentOperations = ({
	registry,
	dispatch,
	setExpressPaymentError,
	recompute,
}: PaymentOperationsDependencies): PaymentOperations => {
	const set = (status: EventOf<'payment-set'>['status']) => () => (): void => {
		// A status that is already set need not load the state machine.
		if (registry.select(paymentStore).getState().status !== status) {
			dispatch({ type: 'payment-set', status });
		}
	};
	/** Ignored, because only an order starts a payment, and only observers of its gateway make it ready. */
	const noop = () => (): void => undefined;
	return {
		__internalSetPaymentIdle: set('idle'),
		__internalSetExpressPaymentStarted: set('express_started'),
		__internalSetPaymentError: set('has_error'),
		__internalSetPaymentProcessing: noop,
		__internalSetPaymentReady: noop,
		__internalSetExpressPaymentError: (message) => () => setExpressPaymentError(message),
		__internalUpdateAvailablePaymentMethods: () => recompute,
	};
};
