/** Conditions for which an order waits before it is validated and sent, and the calls of plugins' observers. */
import { stopsObservers, readObserver, readThrown } from '../../../domain/checkout/observer';
import type { CheckoutEventName, ObserverResponse } from '../../../domain/checkout/observer';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import type { Observer } from '../contract';
import { PAYMENT_STORE_KEY } from '../payment/contract';
import { isPaymentMethodKnown } from '../payment/known-method';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';

/** Resolves once a condition on a store is true, which may be never. */
const waitUntil = (
	registry: Registry,
	storeName: string,
	predicate: () => boolean,
): Promise<void> =>
	new Promise((resolve) => {
		if (predicate()) {
			resolve();
			return;
		}
		const unsubscribe = registry.subscribe(() => {
			if (predicate()) {
				unsubscribe();
				resolve();
			}
		}, storeName);
	});

/**
 * Waits until all typed and changed data is saved, so that the totals are current, and until the payment method is
 * known.
 *
 * @param settleFields Resolves once all errors of the fields are in the validation store, to true if there are any.
 * @param sendChoices Resolves once the shop has calculated the totals with the choices in the form.
 * @param stopsAtErrors True if nothing else is waited for while fields have errors.
 */
export const settle = async (
	registry: Registry,
	settleFields: () => Promise<boolean>,
	sendChoices: () => Promise<unknown>,
	stopsAtErrors: boolean,
): Promise<void> => {
	await waitUntil(registry, PAYMENT_STORE_KEY, () => isPaymentMethodKnown(registry));
	if ((await settleFields()) && stopsAtErrors) {
		return;
	}
	await sendChoices();
	await registry.dispatch(shoppingStore).leaveAddress();
	// Calculations of this plugin or of others.
	await waitUntil(
		registry,
		CHECKOUT_STORE_KEY,
		() => !registry.select(checkoutStore).isCalculating(),
	);
};

const responseOf = async (
	event: CheckoutEventName,
	observer: Observer,
	data: unknown,
	report: (error: unknown) => void,
): Promise<ObserverResponse> => {
	try {
		return readObserver(event, await observer(data));
	} catch (error) {
		report(error);
		return readThrown(event);
	}
};

/**
 * Calls the observers sequentially, awaiting each. Never rejects; an observer that does not settle blocks it.
 *
 * @param report Called with values that observers throw, to log them for their authors.
 */
export const callObservers = async (
	observers: readonly Observer[],
	event: CheckoutEventName,
	data: unknown,
	report: (error: unknown) => void,
): Promise<readonly ObserverResponse[]> => {
	const responses: ObserverResponse[] = [];
	for (const observer of observers) {
		const response = await responseOf(event, observer, data, report);
		responses.push(response);
		if (stopsObservers(event, response)) {
			break;
		}
	}
	return responses;
};
