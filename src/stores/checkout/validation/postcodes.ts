/** Rule of postcodes, in the chunk of its library. */
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { PostcodeRule } from '../../../domain/checkout/fields/rules';

export { emailHint } from './email-hint';
export { createPhoneHint } from './phone-hint';

const SEPARATORS = [' ', '-'];

/** Returns the postcode with and without a space or hyphen, so that a missing or additional one is not an error. */
const spellings = (postcode: string): readonly string[] => {
	const given = postcode.trim().toUpperCase();
	const bare = given.replace(/[\s-]/g, '');
	const separated = [...bare].flatMap((_, at) =>
		SEPARATORS.map((separator) => `${bare.slice(0, at)}${separator}${bare.slice(at)}`),
	);
	return [given, bare, ...separated];
};

/** Maximum length of a postcode; the variants of longer texts are not tried. */
const LONGEST = 16;

export const postcodeRule: PostcodeRule = (postcode, country) => {
	if (!postcodeValidatorExistsForCountry(country)) {
		return null;
	}
	return (
		postcode.length <= LONGEST &&
		spellings(postcode).some((spelling) => postcodeValidator(spelling, country))
	);
};
