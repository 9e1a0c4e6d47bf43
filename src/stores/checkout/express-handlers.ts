import { EXPRESS_PAYMENT_ERROR } from '../../domain/checkout/notice';
import { NOTICE_CONTEXTS } from '../../domain/failure-notices';
import { htmlToText } from '../../domain/text';
import { store as noticesStore } from '@wordpress/notices';
import { raiseNotice } from '../notices/raise-notice';
import { paymentStore } from '../payment/contract';
import type { Registry } from '../registry';
import type { ExpressHandlers } from './page';
import type { Runner } from './runner';

/** Gateways hand over texts, errors, or nothing at all. */
const wordsOf = (message: unknown): string => {
	const words = message instanceof Error ? message.message : message;
	return typeof words === 'string' ? htmlToText(words) : '';
};

/** What express methods' buttons call. */
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
		// Said by the method that is active now, and about itself: it need not wait for its own end.
		if (text === '') {
			void registry.dispatch(noticesStore).removeNotice(EXPRESS_PAYMENT_ERROR, context);
		} else {
			raiseNotice(registry, 'error', text, { id: EXPRESS_PAYMENT_ERROR, context });
		}
	},
});
