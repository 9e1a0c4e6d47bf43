import { EXPRESS_PAYMENT_ERROR } from '../../domain/checkout/notice';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { htmlToText } from '../../domain/text';
import { store as noticesStore } from '@wordpress/notices';
import { raiseNotice } from '../notices/raise-notice';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import type { ExpressHandlers } from './page';
import type { Runner } from './contract';

/** Gateways pass strings, errors, or nothing. */
const wordsOf = (message: unknown): string => {
	const words = message instanceof Error ? message.message : message;
	return typeof words === 'string' ? htmlToText(words) : '';
};

/** Creates the callbacks of express methods' buttons. */
export const createExpressHandlers = (registry: Registry, runner: Runner): ExpressHandlers => ({
	onClick: (method) => {
		const payment = registry.select(paymentStore);
		runner.happen({
			type: 'express-clicked',
			method,
			former: {
				method: payment.getActivePaymentMethod(),
				paymentMethodData: payment.getPaymentMethodData(),
			},
		});
	},
	onClose: () => runner.happen({ type: 'express-closed' }),
	onError: (message) => runner.happen({ type: 'express-errored', message: wordsOf(message) }),
	setExpressPaymentError: (message = '') => {
		const text = wordsOf(message);
		const context = NOTICE_CONTEXTS.expressPayments;
		// Shown immediately, not when the express method has ended: the message comes from the active method itself.
		if (text === '') {
			void registry.dispatch(noticesStore).removeNotice(EXPRESS_PAYMENT_ERROR, context);
		} else {
			raiseNotice(registry, 'error', text, { id: EXPRESS_PAYMENT_ERROR, context });
		}
	},
});
