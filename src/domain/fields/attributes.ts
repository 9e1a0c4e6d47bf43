/** Autofill and keyboard attributes of the known fields. */
import { LONGEST_EMAIL } from '../address';
import type { FieldModel } from './field';

type Attributes = Pick<
	FieldModel,
	'autoComplete' | 'autoCapitalize' | 'inputMode' | 'maxLength' | 'type'
>;

/** Names of autofill (HTML standard, autofill detail tokens). */
const AUTOFILL: Readonly<Record<string, string>> = {
	first_name: 'given-name',
	last_name: 'family-name',
	company: 'organization',
	address_1: 'address-line1',
	address_2: 'address-line2',
	city: 'address-level2',
	state: 'address-level1',
	postcode: 'postal-code',
	country: 'country',
	phone: 'tel',
	email: 'email',
};

/**
 * Countries whose postcodes consist of digits only, so that a numeric keypad is sufficient: it has no hyphen for a
 * ZIP+4.
 */
const DIGITS_ONLY = new Set(
	'AT AU BE BG CH CY DE DK EE ES FI FR HR HU ID IL IN IT LT MX MY NO NZ PH RO RS SG SI TH TR UA VN ZA'.split(
		' ',
	),
);

export const attributesOf = (
	name: string,
	kind: 'shipping' | 'billing',
	country: string,
): Attributes => {
	const autofill = AUTOFILL[name];
	const attributes: Attributes = {
		autoComplete: autofill ? `${kind} ${autofill}` : '',
		autoCapitalize: 'sentences',
		inputMode: 'text',
		maxLength: null,
		type: 'text',
	};
	switch (name) {
		case 'phone':
			return { ...attributes, autoCapitalize: 'none', inputMode: 'tel', type: 'tel' };
		case 'email':
			return {
				...attributes,
				autoComplete: 'email',
				autoCapitalize: 'none',
				inputMode: 'email',
				maxLength: LONGEST_EMAIL,
				type: 'email',
			};
		case 'postcode':
			return {
				...attributes,
				autoCapitalize: 'characters',
				inputMode: DIGITS_ONLY.has(country) ? 'numeric' : 'text',
			};
		default:
			return attributes;
	}
};
