import { brokenRule } from '../../domain/fields/rules';
import type { EmailGuess, PhoneRule, PostcodeRule } from '../../domain/fields/rules';
import { addressErrorIds } from '../../domain/fields/sections';
import type { RequestedField } from '../../domain/fields/sections';
import type { SiteSettings } from '../../domain/settings';
import { CART_STORE_KEY } from '../cart/contract';
import { CHECKOUT_STORE_KEY } from '../checkout/contract';
import { createFieldsStore, FIELDS_STORE_KEY, fieldsStore } from '../fields';
import type { FieldHint, FieldsState } from '../fields';
import type { Registry } from '../shared/registry';
import { VALIDATION_STORE_KEY, validationStore } from '.';
import { createLazy } from './libraries';
import type { Lazy } from './libraries';
import { phoneMessage, typoMessage, ruleMessage } from './messages';
import type { MessageSettings } from './messages';
import { PASSWORD_ERROR_ID, readFields, readPassword, reconcile } from './reconcile';
import type { FieldRecords } from './reconcile';

/** Creates the function that returns the hints for fields that lost focus with their current value. */
const createHints = (
	settings: MessageSettings,
	phones: Lazy<PhoneRule>,
	emails: Lazy<EmailGuess>,
) => {
	const emailHint = (email: string): FieldHint | null => {
		const suggestion = email.trim() === '' ? null : emails.get()?.(email);
		return suggestion ? { message: typoMessage(suggestion), suggestion } : null;
	};

	const phoneHint = (phone: string, country: string): FieldHint | null => {
		const isOdd = phone.trim() !== '' && phones.get()?.(phone, country) === false;
		return isOdd ? { message: phoneMessage(country, settings), suggestion: null } : null;
	};

	const hintOf = ({ field, country }: RequestedField): FieldHint | null => {
		switch (field.name) {
			case 'email':
				return emailHint(field.value);
			case 'phone':
				return phoneHint(field.value, country);
			default:
				return null;
		}
	};

	return (fields: readonly RequestedField[], left: FieldsState['blurred']): FieldsState['hints'] =>
		Object.fromEntries(
			fields.flatMap((one) => {
				const { errorId, value } = one.field;
				const hint = left[errorId] === value ? hintOf(one) : null;
				return hint ? [[errorId, hint]] : [];
			}),
		);
};

/** Maximum time that an order waits for a library, in milliseconds. */
export const LIBRARY_TIMEOUT = 3000;

export interface FieldValidation {
	/** Settles once all errors of the fields are in the validation store; never rejects. */
	settle(): Promise<void>;
	/** Returns the ids in the validation store of the fields that the form shows. */
	fieldIds(): readonly string[];
	stop(): void;
}

export interface FieldValidationDependencies {
	readonly registry: Registry;
	readonly settings: SiteSettings;
	/** Called when the first postcode is present. */
	readonly loadPostcode: () => Promise<PostcodeRule>;
	/** Called when the first phone number field loses focus. */
	readonly loadPhone: () => Promise<PhoneRule>;
	/** Called when the first e-mail address field loses focus. */
	readonly loadEmail: () => Promise<EmailGuess>;
}

/**
 * Keeps wc/store/validation in sync with the form: an error for every broken rule, hidden until its field lost focus
 * with that value (fieldsStore.leaveField) or all errors are shown. Registers the fields store. The stores of cart,
 * checkout and validation must be registered.
 */
export const startFieldValidation = ({
	registry,
	settings,
	loadPostcode,
	loadPhone,
	loadEmail,
}: FieldValidationDependencies): FieldValidation => {
	registry.register(createFieldsStore());
	const postcodes = createLazy(loadPostcode, () => update());
	// Only for hints, so an order does not wait for these libraries.
	const hintsOf = createHints(
		settings,
		createLazy(loadPhone, () => update()),
		createLazy(loadEmail, () => update()),
	);
	const knownIds = [...addressErrorIds(settings), PASSWORD_ERROR_ID];
	let records: FieldRecords = new Map();
	let isUpdating = false;

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
			knownIds.filter((id) => !fieldIds.has(id)),
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

	/** Ignores changes of the stores that it causes itself. */
	const update = (): void => {
		if (isUpdating) {
			return;
		}
		isUpdating = true;
		try {
			correct();
		} finally {
			isUpdating = false;
		}
	};

	const unsubscribes = [
		CART_STORE_KEY,
		CHECKOUT_STORE_KEY,
		FIELDS_STORE_KEY,
		VALIDATION_STORE_KEY,
	].map((name) => registry.subscribe(update, name));
	update();

	return {
		settle: async () => {
			await postcodes.wait(LIBRARY_TIMEOUT);
			update();
		},
		fieldIds: () => requested().map(({ field }) => field.errorId),
		stop: () => unsubscribes.forEach((unsubscribe) => unsubscribe()),
	};
};
