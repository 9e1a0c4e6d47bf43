/** The libraries behind the rules for postcodes and phones, each in a chunk of its own that no page starts with. */
import type { EmailGuess, PhoneRule, PostcodeRule } from '../../domain/fields/rules';

const SEPARATORS = [' ', '-'];

/** The ways to write it with and without a space or hyphen: one that is left out or put in is no mistake. */
const spellings = (postcode: string): readonly string[] => {
	const given = postcode.trim().toUpperCase();
	const bare = given.replace(/[\s-]/g, '');
	const separated = [...bare].flatMap((_, at) =>
		SEPARATORS.map((separator) => `${bare.slice(0, at)}${separator}${bare.slice(at)}`),
	);
	return [given, bare, ...separated];
};

/** No postcode is longer; a longer text is not tried in all its spellings. */
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

/** Comes with what places orders: too little for a script of its own, and that is on its way once a field was touched. */
export const loadEmailGuess = async (): Promise<EmailGuess> => {
	const { suggestEmail } = await import(
		/* webpackChunkName: "placing" */ '../../domain/fields/email-slip'
	);
	return suggestEmail;
};

/** For a page that brings them. */
export const fieldLibraries = {
	loadPostcode: loadPostcodeRule,
	loadPhone: loadPhoneRule,
	loadEmail: loadEmailGuess,
};
