/**
 * Keeps the states of fields with rules up to date: a separate chunk, which is loaded in shops that have such fields
 * (docs/behaviour.md#field-rules).
 */
import { ruleDocument } from '../../../domain/checkout/field-rules/document';
import type { FieldPlace, RuleDocument } from '../../../domain/checkout/field-rules/document';
import { fieldState } from '../../../domain/checkout/field-rules/field-state';
import type { FieldRule, ServerState } from '../../../domain/checkout/field-rules/field-state';
import { requestedAddresses } from '../../../domain/checkout/fields/sections';
import type { FieldStates, SiteSettings } from '../../../domain/support/settings';
import { valueAt } from '../../../domain/support/unknown';
import { CART_STORE_KEY, cartStore } from '../../cart/store/contract';
import { CHECKOUT_STORE_KEY, checkoutStore } from '../store/contract';
import { FIELDS_STORE_KEY, fieldsStore } from '../fields';
import { PAYMENT_STORE_KEY, paymentStore } from '../payment/contract';
import { ignoringOwnChanges } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
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

	const valueOf = ({ place, name }: FieldRule): string => {
		const { shippingAddress, billingAddress } = registry.select(cartStore).getCustomerData();
		const additional = registry.select(fieldsStore).getAdditionalValues();
		const values: Readonly<Record<FieldPlace, Readonly<Record<string, string>>>> = {
			shipping: shippingAddress,
			billing: billingAddress,
			contact: additional,
			order: additional,
		};
		return values[place][name] ?? '';
	};

	const setValue = ({ place, name }: FieldRule, value: string): void => {
		const change = { [name]: value };
		switch (place) {
			case 'shipping':
				void registry.dispatch(cartStore).setShippingAddress(change);
				break;
			case 'billing':
				void registry.dispatch(cartStore).setBillingAddress(change);
				break;
			case 'contact':
			case 'order':
				void fields.setAdditionalValues(change);
		}
	};

	/** Values of hidden fields, by the field's id, for when they are shown again. */
	const kept = new Map<string, string>();

	/** Empties a hidden field, as WooCommerce's block does, so that it is neither sent nor part of the document. */
	const clear = (rule: FieldRule, errorId: string): boolean => {
		const value = valueOf(rule);
		if (!isRequested(rule.place) || ['', '0'].includes(value)) {
			return false;
		}
		const isCheckbox =
			{ ...addressFields, ...checkout.contactFields, ...checkout.orderFields }[rule.name]?.type ===
			'checkbox';
		kept.set(errorId, value);
		setValue(rule, isCheckbox ? '0' : '');
		return true;
	};

	/** Gives a field that is shown again its value, unless it has got another one. */
	const restore = (rule: FieldRule, errorId: string): boolean => {
		const value = kept.get(errorId);
		kept.delete(errorId);
		if (value === undefined || !['', '0'].includes(valueOf(rule))) {
			return false;
		}
		setValue(rule, value);
		return true;
	};

	const evaluateAll = (): void => {
		// Once in an evaluation: a field may hide itself by its value.
		const restored = new Set<string>();
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
			const changed = entries.filter(({ rule, errorId, state }) => {
				if (state.hidden) {
					return clear(rule, errorId);
				}
				const isFirst = !restored.has(errorId);
				restored.add(errorId);
				return isFirst && restore(rule, errorId);
			});
			if (changed.length === 0) {
				return;
			}
		}
	};

	const update = ignoringOwnChanges(evaluateAll);

	for (const store of [CART_STORE_KEY, CHECKOUT_STORE_KEY, FIELDS_STORE_KEY, PAYMENT_STORE_KEY]) {
		registry.subscribe(update, store);
	}
	update();
};
