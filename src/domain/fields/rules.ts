/** What may be wrong with a field. One rule at a time: the first that is broken. */
import { isEmail } from '../address';
import type { FieldModel } from './field';

export type BrokenRule = 'required' | 'choice' | 'email' | 'postcode' | 'pattern';

/** Whether a postcode is written as its country writes them; null where nobody knows. */
export type PostcodeRule = (postcode: string, country: string) => boolean | null;

/** Whether it could be called in the country; null where nobody knows. */
export type PhoneRule = (phone: string, country: string) => boolean | null;

/** The e-mail address that was meant perhaps; null where it looks right. */
export type EmailGuess = (email: string) => string | null;

/** A pattern of a plugin holds for the whole text; one that no browser understands holds for any. */
const matches = (source: string, text: string): boolean => {
	try {
		return new RegExp(`^(?:${source})$`, 'u').test(text);
	} catch {
		return true;
	}
};

const isEmpty = ({ control }: FieldModel, value: string): boolean =>
	value === '' || (control === 'checkbox' && value !== '1');

/** The first rule that the field's value breaks; null while all is well. */
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
