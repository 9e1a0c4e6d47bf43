import type { RequestedField } from '../../domain/fields/asked';
import type { EmailGuess, PhoneRule } from '../../domain/fields/rules';
import type { FieldHint, FieldsState } from '../fields/contract';
import type { Lazy } from './lazy';
import type { MessageSettings } from './messages';
import { phoneMessage, typoMessage } from './messages';

/** Creates the function that returns the hints for fields that lost focus with their current value. */
export const createHints = (
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
