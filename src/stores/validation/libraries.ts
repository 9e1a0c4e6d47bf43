/** Libraries for the rules of postcodes and phone numbers, each in a separate chunk that is loaded on demand. */
import type { EmailGuess, PhoneRule, PostcodeRule } from '../../domain/fields/rules';

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

export const loadPostcodeRule = async (): Promise<PostcodeRule> => {
	const { postcodeValidator, postcodeValidatorExistsForCountry } = await import(
		/* webpackChunkName: "postcodes" */ 'postcode-validator'
	);
	return (postcode, country) => {
		if (!postcodeValidatorExistsForCountry(country)) {
			return null;
		}
		return (
			postcode.length <= LONGEST &&
			spellings(postcode).some((spelling) => postcodeValidator(spelling, country))
		);
	};
};

export const loadPhoneRule = async (): Promise<PhoneRule> => {
	const { isSupportedCountry, isValidPhoneNumber } = await import(
		/* webpackChunkName: "phones" */ 'libphonenumber-js/min'
	);
	return (phone, country) =>
		isSupportedCountry(country) ? isValidPhoneNumber(phone, country) : null;
};

/**
 * Part of the chunk that places orders: too small for a separate one, and that chunk is loading once a field was
 * touched.
 */
export const loadEmailGuess = async (): Promise<EmailGuess> => {
	const { suggestEmail } = await import(
		/* webpackChunkName: "placing" */ '../../domain/fields/email-slip'
	);
	return suggestEmail;
};

/** Loaders for the page. */
export const fieldLibraries = {
	loadPostcode: loadPostcodeRule,
	loadPhone: loadPhoneRule,
	loadEmail: loadEmailGuess,
};
