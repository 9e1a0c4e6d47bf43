/**
 * Keeps the states of fields with rules up to date: a separate chunk, which is loaded in shops that have such fields
 * (docs/behaviour.md#field-rules).
 */
import { ruleDocument } from '../../domain/field-rules/document';
import type { FieldPlace, RuleDocument } from '../../domain/field-rules/document';
import { fieldState } from '../../domain/field-rules/field-state';
import type { FieldRule, ServerState } from '../../domain/field-rules/field-state';
import { requestedAddresses } from '../../domain/fields/sections';
import type { FieldStates, SiteSettings } from '../../domain/settings';
import { valueAt } from '../../domain/unknown';
import { CART_STORE_KEY, cartStore } from '../cart/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../checkout/contract';
import { FIELDS_STORE_KEY, fieldsStore } from '../fields';
import { PAYMENT_STORE_KEY, paymentStore } from '../payment/contract';
import type { Registry } from '../shared/registry';
import { readRules } from './rules';

/** Namespace in the cart's `extensions` of the states that the server sends (WooFieldRules in PHP). */
export const STATES_EXTENSION = 'storefront-islands-fields';

/** Hiding a field changes the document, which may hide another one. Rules that contradict each other end here. */
const MAX_ROUNDS = 5;

export const startFieldRules = (registry: Registry, settings: SiteSettings): void => {
	const rules = readRules(settings.checkout.fieldRules);
	const { addressFields, checkout, currentUserId } = settings;
	const fields = registry.dispatch(fieldsStore);
	let current = '';
	let isUpdating = false;

	const cartData = () => registry.select(cartStore).getCartData();

	const document = (): RuleDocument => {
		const extensions = { ...cartData().extensions, [STATES_EXTENSION]: undefined };
		const payment = registry.select(paymentStore);
		const form = registry.select(checkoutStore);
		return ruleDocument({
			cart: { ...cartData(), extensions },
			prefersCollection: form.prefersCollection(),
			customerId: currentUserId,
			createAccount: form.getShouldCreateAccount(),
			customerNote: form.getOrderNotes(),
			paymentMethod: payment.paymentMethodsInitialized()
				? payment.getActivePaymentMethod()
				: (checkout.chosenPaymentMethod ?? ''),
			additional: registry.select(fieldsStore).getAdditionalValues(),
			addressFields,
			contactFields: checkout.contactFields,
			orderFields: checkout.orderFields,
		});
	};

	/** Returns the newest state that the server has sent. */
	const serverState = (errorId: string): ServerState => {
		const printed = checkout.fieldStates[errorId] ?? {};
		const sent = valueAt(cartData().extensions[STATES_EXTENSION], errorId);
		const flag = (name: 'hidden' | 'required'): boolean => {
			const value = valueAt(sent, name) ?? printed[name];
			return value === true;
		};
		return { hidden: flag('hidden'), required: flag('required') };
	};

	const isRequested = (place: FieldPlace): boolean => {
		const form = registry.select(checkoutStore);
		const requested = requestedAddresses({
			needsShipping: registry.select(cartStore).getNeedsShipping(),
			prefersCollection: form.prefersCollection(),
			useShippingAsBilling: form.getUseShippingAsBilling(),
			shipsToBillingOnly: checkout.shipsToBillingOnly,
		});
		return place === 'shipping' || place === 'billing' ? requested[place] : true;
	};

	/** Empties a hidden field, as WooCommerce's block does, so that it is neither sent nor part of the document. */
	const clear = ({ place, name }: FieldRule): boolean => {
		const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
		const values: Readonly<Record<FieldPlace, Readonly<Record<string, string>>>> = {
			shipping: shippingAddress,
			billing: billingAddress,
			contact: registry.select(fieldsStore).getAdditionalValues(),
			order: registry.select(fieldsStore).getAdditionalValues(),
		};
		if (!isRequested(place) || ['', '0'].includes(values[place][name] ?? '')) {
			return false;
		}
		const isCheckbox =
			{ ...addressFields, ...checkout.contactFields, ...checkout.orderFields }[name]?.type ===
			'checkbox';
		const empty = { [name]: isCheckbox ? '0' : '' };
		switch (place) {
			case 'shipping':
				void registry.dispatch(cartStore).setShippingAddress(empty);
				break;
			case 'billing':
				void registry.dispatch(cartStore).setBillingAddress(empty);
				break;
			case 'contact':
			case 'order':
				void fields.setAdditionalValues(empty);
		}
		return true;
	};

	const evaluateAll = (): void => {
		for (let round = 0; round < MAX_ROUNDS; round += 1) {
			const now = document();
			const entries = rules.map((rule) => {
				const errorId = `${rule.place}_${rule.name}`;
				return { rule, errorId, state: fieldState(rule, now, serverState(errorId)) };
			});
			const states: FieldStates = Object.fromEntries(
				entries.map(({ errorId, state }) => [errorId, state]),
			);
			const text = JSON.stringify(states);
			if (text !== current) {
				current = text;
				void fields.setFieldStates(states);
			}
			const cleared = entries.filter(({ rule, state }) => state.hidden && clear(rule));
			if (cleared.length === 0) {
				return;
			}
		}
	};

	/** Ignores changes of the stores that it causes itself. */
	const update = (): void => {
		if (isUpdating) {
			return;
		}
		isUpdating = true;
		try {
			evaluateAll();
		} finally {
			isUpdating = false;
		}
	};

	for (const store of [CART_STORE_KEY, CHECKOUT_STORE_KEY, FIELDS_STORE_KEY, PAYMENT_STORE_KEY]) {
		registry.subscribe(update, store);
	}
	update();
};
