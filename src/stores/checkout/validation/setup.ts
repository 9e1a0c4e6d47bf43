/** Keeps wc/store/validation and the hints in sync with the form of the checkout. */
import { brokenRule } from '../../../domain/checkout/fields/rules';
import type { PostcodeRule } from '../../../domain/checkout/fields/rules';
import { addressErrorIds } from '../../../domain/checkout/fields/sections';
import type { RequestedField } from '../../../domain/checkout/fields/sections';
import type { SiteSettings } from '../../../domain/support/settings';
import { CART_STORE_KEY } from '../../cart/store/contract';
import { CHECKOUT_STORE_KEY } from '../store/contract';
import { createFieldsStore, FIELDS_STORE_KEY, fieldsStore } from '../fields';
import type { FieldsState } from '../fields';
import { guard, ignoringOwnChanges } from '../../shared/guard';
import type { Registry } from '../../shared/registry';
import { VALIDATION_STORE_KEY, validationStore } from '.';
import { createLazy } from './libraries';
import type { Lazy } from './libraries';
import { ruleMessage } from './messages';
import type { HintRule, MessageSettings } from './messages';
import { PASSWORD_ERROR_ID, readFields, readPassword, reconcile } from './reconcile';
import type { FieldRecords } from './reconcile';

/**
 * Creates the function that returns the hints for fields that lost focus with their current value.
 *
 * @param libraries Field → its rule.
 */
const createHints =
	(settings: MessageSettings, libraries: Readonly<Record<string, Lazy<HintRule>>>) =>
	(fields: readonly RequestedField[], left: FieldsState['blurred']): FieldsState['hints'] =>
		Object.fromEntries(
			fields.flatMap(({ field: { name, errorId, value }, country }) => {
				const hint =
					left[errorId] === value &&
					value.trim() !== '' &&
					libraries[name]?.get()?.(value, country, settings);
				return hint ? [[errorId, hint]] : [];
			}),
		);

/** Maximum time that an order waits for a library, in milliseconds. */
export const LIBRARY_TIMEOUT = 3000;

export interface FieldValidation {
	/** Settles once all errors of the fields are in the validation store, to true if it has any; never rejects. */
	settle(): Promise<boolean>;
	/** Returns the values of the fields that the form shows, by their ids in the validation store. */
	values(): Readonly<Record<string, string>>;
	stop(): void;
}

export interface FieldValidationDependencies {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	/** Called when the first postcode is present. */
	readonly loadPostcode: () => Promise<PostcodeRule>;
	/** Called when the first phone number field loses focus. */
	readonly loadPhone: () => Promise<HintRule>;
	/** Called when the first e-mail address field loses focus. */
	readonly loadEmail: () => Promise<HintRule>;
	/** Called once, in shops with rules of fields. */
	readonly loadFieldRules: (registry: Registry, settings: SiteSettings) => Promise<true>;
}

/**
 * Keeps wc/store/validation in sync with the form: an error for every broken rule, hidden until its field lost focus
 * with that value (fieldsStore.blurField) or all errors are shown. Registers the fields store. The stores of cart,
 * checkout and validation must be registered.
 */
export const startFieldValidation = ({
	registry,
	settings,
	loadPostcode,
	loadPhone,
	loadEmail,
	loadFieldRules,
}: FieldValidationDependencies): FieldValidation => {
	registry.register(createFieldsStore(settings.checkout));
	const postcodes = createLazy(loadPostcode, () => update());
	const rules = createLazy(
		() => loadFieldRules(registry, settings),
		() => update(),
	);
	// Only for hints, so an order does not wait for these libraries.
	const hintsOf = createHints(settings, {
		phone: createLazy(loadPhone, () => update()),
		email: createLazy(loadEmail, () => update()),
	});
	const knownIds = [...addressErrorIds(settings), PASSWORD_ERROR_ID];
	let records: FieldRecords = new Map();

	const requested = () => readFields(registry, settings);

	const messageOf = (one: RequestedField): string | null => {
		const isPostcode =
			one.field.name === 'postcode' && one.field.value.trim() !== '' ? postcodes.get() : null;
		const rule = brokenRule(one.field, one.country, isPostcode);
		return rule && ruleMessage(rule, one, settings);
	};

	const correct = (): void => {
		const fields = requested();
		const left = registry.select(fieldsStore).getBlurred();
		const checked = [
			...fields.map((one) => ({
				errorId: one.field.errorId,
				// A value that is invalid in one country may be valid in another.
				value: `${one.country} ${one.field.value}`,
				message: messageOf(one),
				isLeft: left[one.field.errorId] === one.field.value,
			})),
			...readPassword(registry, settings),
		];
		const fieldIds = new Set(checked.map(({ errorId }) => errorId));
		const correction = reconcile(
			checked,
			// A rule may have hidden a field that was shown before.
			[...knownIds, ...records.keys()].filter((id) => !fieldIds.has(id)),
			registry.select(validationStore).getValidationErrors(),
			records,
		);
		records = correction.records;
		const validation = registry.dispatch(validationStore);
		if (correction.clear.length > 0) {
			void validation.clearValidationErrors(correction.clear);
		}
		if (Object.keys(correction.set).length > 0) {
			void validation.setValidationErrors(correction.set);
		}
		void registry.dispatch(fieldsStore).setHints(hintsOf(fields, left));
	};

	const update = ignoringOwnChanges(correct);

	const unsubscribes = [
		CART_STORE_KEY,
		CHECKOUT_STORE_KEY,
		FIELDS_STORE_KEY,
		VALIDATION_STORE_KEY,
	].map((name) => registry.subscribe(update, name));
	update();
	if (settings.checkout.fieldRules) {
		rules.get();
	}

	return {
		settle: async () => {
			await postcodes.wait(LIBRARY_TIMEOUT);
			await rules.wait(LIBRARY_TIMEOUT);
			guard(update);
			return registry.select(validationStore).hasValidationErrors();
		},
		values: () => Object.fromEntries(requested().map(({ field }) => [field.errorId, field.value])),
		stop: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
	};
};
