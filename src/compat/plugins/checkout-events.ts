/**
 * window.wc.blocksCheckoutEvents: how plugins that draw no payment method take part in a checkout. Their scripts run before the
 * checkout has started, so observers wait for it here; where none starts, as on the cart, they are never asked.
 */
import type { Observer, Subscribe } from '../../stores/checkout/contract';
import type { CheckoutEvents } from '../../stores/checkout/page';

/** WooCommerce's names for its events. */
const CHECKOUT_EVENTS = {
	CHECKOUT_VALIDATION: 'checkout_validation',
	CHECKOUT_SUCCESS: 'checkout_success',
	CHECKOUT_FAIL: 'checkout_fail',
} as const;

type EventName = 'onCheckoutValidation' | 'onCheckoutSuccess' | 'onCheckoutFail';

interface Waiting {
	readonly join: (events: CheckoutEvents) => void;
}

/** `started` is to be called once, with what the checkout offers. */
export const createCheckoutEvents = () => {
	let events: CheckoutEvents | null = null;
	let waiting: readonly Waiting[] = [];

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
		started: (of: CheckoutEvents): void => {
			events = of;
			waiting.forEach(({ join }) => join(of));
			waiting = [];
		},
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
