/** What gateways call from outside. They say what happened; the machine decides what becomes of it. */
import type { EventOf } from '../../domain/checkout/machine/event';
import type { Registry } from '../registry';
import type { plainActions } from './actions';
import type { PaymentActions } from './contract';
import { paymentStore } from './contract';

export type PaymentOperations = Omit<PaymentActions, keyof typeof plainActions>;

export interface PaymentOperationsDependencies {
	readonly registry: Pick<Registry, 'select'>;
	readonly happen: (event: EventOf<'payment-set'>) => void;
	/** Shows an error in the express area; an empty one takes it away. */
	readonly setExpressPaymentError: (message: unknown) => void;
	/** Asks the methods anew. */
	readonly recompute: () => void;
}

export const createPaymentOperations = ({
	registry,
	happen,
	setExpressPaymentError,
	recompute,
}: PaymentOperationsDependencies): PaymentOperations => {
	const set = (status: EventOf<'payment-set'>['status']) => () => (): void => {
		// What is so already need not load the machine.
		if (registry.select(paymentStore).getState().status !== status) {
			happen({ type: 'payment-set', status });
		}
	};
	/** Only an order makes a payment run, and only its gateway's observers make it ready. */
	const ignored = () => (): void => undefined;
	return {
		__internalSetPaymentIdle: set('idle'),
		__internalSetExpressPaymentStarted: set('express_started'),
		__internalSetPaymentError: set('has_error'),
		__internalSetPaymentProcessing: ignored,
		__internalSetPaymentReady: ignored,
		__internalSetExpressPaymentError: (message) => () => setExpressPaymentError(message),
		__internalUpdateAvailablePaymentMethods: () => recompute,
	};
};
