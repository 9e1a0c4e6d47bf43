/** Callbacks of express methods' buttons. */
import { store as noticesStore } from '@wordpress/notices';
import { EXPRESS_PAYMENT_ERROR } from '../../../domain/checkout/order';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import { htmlToText } from '../../../domain/html/text';
import { paymentStore } from '../payment/contract';
import { raiseNotice } from '../../shared/notices';
import type { Registry } from '../../shared/registry';
import type { ExpressHandlers, Runner } from '../contract';

/** Gateways pass strings, errors, or nothing. */
const messageTextOf = (message: unknown): string => {
	const text = message instanceof Error ? message.message : message;
	return typeof text === 'string' ? htmlToText(text) : '';
};

export const createExpressHandlers = (registry: Registry, runner: Runner): ExpressHandlers => ({
	onClick: (method) => {
		const payment = registry.select(paymentStore);
		runner.dispatch({
			type: 'express-clicked',
			method,
			former: {
				method: payment.getActivePaymentMethod(),
				paymentMethodData: payment.getPaymentMethodData(),
			},
		});
	},
	onClose: () => runner.dispatch({ type: 'express-closed' }),
	onError: (message) =>
		runner.dispatch({ type: 'express-errored', message: messageTextOf(message) }),
	setExpressPaymentError: (message = '') => {
		const text = messageTextOf(message);
		const context = NOTICE_CONTEXTS.expressPayments;
		// Shown immediately, not when the express method has ended: the message comes from the active method itself.
		if (text === '') {
			void registry.dispatch(noticesStore).removeNotice(EXPRESS_PAYMENT_ERROR, context);
		} else {
			raiseNotice(registry, 'error', text, { id: EXPRESS_PAYMENT_ERROR, context });
		}
	},
});
