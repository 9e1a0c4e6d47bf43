/** Orders by express methods on a page without a checkout: a cart has no form to validate or to keep. */
import apiFetch from '@wordpress/api-fetch';
import {
	browserEnvironment,
	createAttemptRecord,
	createCheckoutPort,
	decodeSettings,
} from '../../../api';
import { NOTICE_CONTEXTS } from '../../../domain/failure/failure';
import type { CheckoutPage, CheckoutParts, Runner } from '../contract';
import { checkoutEvents, createObservers, emitResponse } from '../store/events';
import { createFieldsStore } from '../fields';
import { createKey } from '../../../domain/support/key';
import { createPageMethods } from '../payment/methods';
import type { MethodRegistry } from '../payment/methods';
import { startPaymentMethods } from '../payment/setup';
import type { PageStores } from '../../cart/setup';
import { report } from '../../shared/guard';
import { buildOrder } from '../placing/build-order';
import { createNoticeBoard } from '../placing/notice-board';
import type { NoticeBoard } from '../placing/notice-board';
import { watchCartChanges } from '../placing/pause';
import { createRunner } from '../placing/runner';
import { settle } from '../placing/settle';
import { createExpressHandlers } from './handlers';

/** What the script of express payment finds on the page: the stores that plugins have got already are kept. */
export interface ExpressHost {
	/** REST root of the shop. */
	readonly root: string;
	/** Makes the stores of checkout and payment, which do nothing in a cart, work with this runner. */
	readonly takeOver: (parts: {
		readonly runner: Pick<Runner, 'state' | 'dispatch'>;
		readonly events: CheckoutParts['events'];
		readonly setExpressPaymentError: (message: unknown) => void;
		readonly recompute: () => void;
	}) => void;
}

export interface ExpressPage
	extends
		Pick<CheckoutPage, 'settings'>,
		Pick<CheckoutParts, 'events' | 'emitResponse' | 'expressHandlers' | 'validate'> {
	readonly methods: MethodRegistry;
}

/** The cart has no fields and no choices of a form. */
const nothing = (): Promise<false> => Promise.resolve(false);

/** Starts the orders with the stores of the page. */
export const startExpress = (
	{ registry, printedSettings }: PageStores,
	{ root, takeOver }: ExpressHost,
): ExpressPage => {
	const environment = browserEnvironment();
	const settings = decodeSettings(printedSettings);
	const methods = createPageMethods(window);
	const observers = createObservers();
	registry.register(createFieldsStore(settings.checkout));
	const board = createNoticeBoard(registry);
	const { expressPayments: context } = NOTICE_CONTEXTS;
	/** The cart shows the notices of the express buttons only. */
	const raise: NoticeBoard['raise'] = (notice) => board.raise({ ...notice, context });
	const runner = createRunner({
		registry,
		port: createCheckoutPort({ apiFetch, root, environment }),
		record: createAttemptRecord(),
		observers,
		board: { ...board, raise },
		settle: () => settle(registry, nothing, nothing, false),
		// The notices of a failure name all that was refused.
		refuse: () => undefined,
		setFieldErrors: (errors) => {
			for (const [id, { message: text }] of Object.entries(errors)) {
				raise({ id, context, status: 'error', text, isDismissible: true });
			}
		},
		buildOrder: (shownTotal, paymentData) =>
			buildOrder({ registry, settings, methods }, shownTotal, paymentData),
		createKey: () => createKey(window.crypto),
		after: environment.after,
		leaveFor: (url) => window.location.assign(url),
		report,
	});
	const expressHandlers = createExpressHandlers(registry, runner);
	const events = checkoutEvents(observers);
	watchCartChanges(registry);
	const { recompute } = startPaymentMethods({
		registry,
		methods,
		settings,
		isEditor: false,
		setTimer: (callback, delay) => environment.after(delay, callback),
	});
	const { setExpressPaymentError } = expressHandlers;
	takeOver({ runner, events, recompute, setExpressPaymentError });
	// A cart has no form.
	const validate = () => Promise.resolve(true);
	return { events, emitResponse, expressHandlers, validate, settings, methods };
};
