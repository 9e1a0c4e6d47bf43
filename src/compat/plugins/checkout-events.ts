/**
 * window.wc.blocksCheckoutEvents: events of the checkout for plugins without a payment method. Their scripts run before
 * the checkout has started, so observers are queued here until it has; where no checkout starts, as on the cart page,
 * they are never called.
 */
import type { Observer, Subscribe, CheckoutEvents, Validate } from '../../stores/checkout/contract';

/** WooCommerce's names of its events. */
const CHECKOUT_EVENTS = {
	CHECKOUT_VALIDATION: 'checkout_validation',
	CHECKOUT_SUCCESS: 'checkout_success',
	CHECKOUT_FAIL: 'checkout_fail',
} as const;

type EventName = 'onCheckoutValidation' | 'onCheckoutSuccess' | 'onCheckoutFail';

interface Waiting {
	readonly join: (events: CheckoutEvents) => void;
}

/** Creates the events. `started` must be called once, with the events of the checkout and what checks its form. */
export const createCheckoutEvents = () => {
	let events: CheckoutEvents | null = null;
	let waiting: readonly Waiting[] = [];
	let check: Validate = () => Promise.resolve({ hasError: false });

	const subscribeTo =
		(name: EventName): Subscribe =>
		(observer: Observer, priority?: number) => {
			if (events !== null) {
				return events[name](observer, priority);
			}
			let leave = (): void => {
				waiting = waiting.filter((other) => other !== entry);
			};
			const entry: Waiting = {
				join: (started) => {
					leave = started[name](observer, priority);
				},
			};
			waiting = [...waiting, entry];
			return () => leave();
		};

	return {
		started: (of: CheckoutEvents, validate = check): void => {
			events = of;
			check = validate;
			waiting.forEach(({ join }) => join(of));
			waiting = [];
		},
		/** Checks the checkout's form; where there is none, nothing is wrong. */
		validate: () => check(),
		offered: {
			CHECKOUT_EVENTS,
			checkoutEvents: {
				onCheckoutValidation: subscribeTo('onCheckoutValidation'),
				onCheckoutSuccess: subscribeTo('onCheckoutSuccess'),
				onCheckoutFail: subscribeTo('onCheckoutFail'),
			},
		},
	};
};
