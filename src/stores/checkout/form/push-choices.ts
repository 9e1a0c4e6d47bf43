/**
 * Sends the chosen payment method, the order notes and additional fields to the shop while the form is filled in, so
 * that fees and totals that depend on them are shown before the order (docs/behaviour.md#checkout-choices).
 */
import { changedChoices, withChanges } from '../../../domain/checkout/choices';
import type { AllChoices } from '../../../domain/checkout/choices';
import type { CheckoutChoices } from '../../../domain/cart/intent';
import type { Environment } from '../../../api';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import { FIELDS_STORE_KEY, fieldsStore } from '../fields';
import { PAYMENT_STORE_KEY, paymentStore } from '../payment/contract';
import type { MethodRegistry } from '../payment/methods';
import { report } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { shoppingStore } from '../../cart/shopping/contract';
import { VALIDATION_STORE_KEY, validationStore } from '../validation';
import { paymentMethodId } from '../placing/build-order';

/** Pause after the last change of a text, in milliseconds: that of WooCommerce's block. */
export const CHOICES_PAUSE = 1500;

export interface ChoicePushDependencies {
	readonly registry: Registry;
	readonly methods: MethodRegistry;
	/** Method in the visitor's session, '' for none; null for a shop that takes no choices before the order. */
	readonly knownMethod: string | null;
	/** Values of additional fields that the shop has stored. */
	readonly knownFields: AllChoices['additionalFields'];
	readonly after: Environment['after'];
}

export interface ChoicePush {
	/** Sends what may change the totals now, before an order. Resolves when it is answered. */
	flush(): Promise<void>;
}

export const startChoicePush = ({
	registry,
	methods,
	knownMethod,
	knownFields,
	after,
}: ChoicePushDependencies): ChoicePush => {
	const payment = () => registry.select(paymentStore);
	const isInvalid = (name: string): boolean =>
		['contact', 'order'].some((group) =>
			registry.select(validationStore).getValidationError(`${group}_${name}`),
		);

	const chosen = (): AllChoices => ({
		paymentMethod: payment().paymentMethodsInitialized()
			? paymentMethodId(methods, payment().getActivePaymentMethod())
			: '',
		orderNotes: registry.select(checkoutStore).getOrderNotes(),
		additionalFields: Object.fromEntries(
			Object.entries(registry.select(fieldsStore).getAdditionalValues()).filter(
				([name]) => !isInvalid(name),
			),
		),
	});

	let known: AllChoices = {
		...chosen(),
		paymentMethod: knownMethod ?? '',
		additionalFields: knownFields,
	};
	let scheduled: CheckoutChoices = {};
	let cancelPause = (): void => undefined;
	let sending: Promise<unknown> = Promise.resolve();

	const changes = (): CheckoutChoices =>
		// An express payment ends with a choice of its own, which the order brings along.
		knownMethod === null || payment().isExpressPaymentMethodActive()
			? {}
			: changedChoices(known, chosen());

	const send = async (): Promise<void> => {
		cancelPause();
		// One request at a time: the shop's answers are in the order of the choices.
		await sending;
		const changed = changes();
		if (Object.keys(changed).length === 0) {
			return;
		}
		// Refused choices are not repeated; the order brings them again.
		known = withChanges(known, changed);
		// A choice that could not be sent must not keep an order waiting: the order brings it along.
		sending = registry.dispatch(shoppingStore).updateCheckout(changed).catch(report);
		await sending;
	};

	const schedule = (): void => {
		const changed = changes();
		if (JSON.stringify(changed) === JSON.stringify(scheduled)) {
			return;
		}
		const methodChanged = changed.paymentMethod !== scheduled.paymentMethod;
		scheduled = changed;
		cancelPause();
		if (Object.keys(changed).length > 0) {
			cancelPause = after(
				methodChanged && changed.paymentMethod !== undefined ? 0 : CHOICES_PAUSE,
				() => void send(),
			);
		}
	};

	for (const store of [
		PAYMENT_STORE_KEY,
		CHECKOUT_STORE_KEY,
		FIELDS_STORE_KEY,
		VALIDATION_STORE_KEY,
	]) {
		registry.subscribe(schedule, store);
	}
	schedule();

	return {
		flush: async () => {
			const { paymentMethod, additionalFields } = changes();
			// Notes alone do not delay the order, which contains them.
			if (paymentMethod !== undefined || additionalFields !== undefined) {
				await send();
			}
			await sending;
		},
	};
};
