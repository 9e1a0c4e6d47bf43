/** Rules of a field's value. Only the first broken rule is reported. */
import { isEmail } from '../../support/address';
import type { FieldModel } from './form';

export type BrokenRule = 'required' | 'choice' | 'email' | 'postcode' | 'pattern';

/** True if the postcode is valid in the country; null if unknown. */
export type PostcodeRule = (postcode: string, country: string) => boolean | null;

/** True if the phone number is possible in the country; null if unknown. */
export type PhoneRule = (phone: string, country: string) => boolean | null;

/** A plugin's pattern must match the whole text; a pattern that is not a valid regular expression matches any text. */
const matches = (source: string, text: string): boolean => {
	try {
		return new RegExp(`^(?:${source})$`, 'u').test(text);
	} catch {
		return true;
	}
};

const isEmpty = ({ control }: FieldModel, value: string): boolean =>
	value === '' || (control === 'checkbox' && value !== '1');

/** Returns the first rule that the field's value breaks; null if it is valid. */
export const brokenRule = (
	field: FieldModel,
	country: string,
	isPostcode: PostcodeRule | null,
): BrokenRule | null => {
	const value = field.value.trim();
	if (isEmpty(field, value)) {
		return field.required ? 'required' : null;
	}
	if (field.options && !field.options.some(([code]) => code === value)) {
		return field.required ? 'required' : 'choice';
	}
	if (field.type === 'email' && !isEmail(value)) {
		return 'email';
	}
	if (field.name === 'postcode' && isPostcode?.(value, country) === false) {
		return 'postcode';
	}
	return field.pattern && !matches(field.pattern.source, value) ? 'pattern' : null;
};
