import { createPaymentStore } from '../payment';
import { paymentStore } from '../payment/contract';
import { createPaymentOperations } from '../payment/setup';
import type { PaymentStoreDependencies } from '../payment';
import type { Registry } from '../shared/registry';

/** Registers wc/store/payment without a state machine: statuses set by gateways are applied directly. */
export const registerPayment = (
	registry: Registry,
	dependencies: Omit<PaymentStoreDependencies, 'operations'>,
): void => {
	const operations = createPaymentOperations({
		registry,
		dispatch: ({ status }) => void registry.dispatch(paymentStore).setPaymentStatus(status),
		setExpressPaymentError: () => undefined,
		recompute: () => undefined,
	});
	registry.register(createPaymentStore({ ...dependencies, operations }));
};
