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

/** Part of the postcodes' chunk: too small for a separate one, and a form with an e-mail address asks for a postcode. */
export const loadEmailGuess = async (): Promise<EmailGuess> => {
	const { suggestEmail } = await import(
		/* webpackChunkName: "postcodes" */ '../../domain/fields/email-slip'
	);
	return suggestEmail;
};

/** Loaders for the page. */
export const fieldLibraries = {
	loadPostcode: loadPostcodeRule,
	loadPhone: loadPhoneRule,
	loadEmail: loadEmailGuess,
};

/** Value that is loaded on first use. If loading fails, the page works without it. */
export interface Lazy<Value> {
	/** Returns the value, null until it is loaded. The first call starts loading. */
	get(): Value | null;
	/**
	 * Waits for a value that is loading, at most this number of milliseconds; after a timeout it does not wait again.
	 * Never rejects.
	 */
	wait(milliseconds: number): Promise<void>;
}

export const createLazy = <Value>(
	load: () => Promise<Value>,
	onLoaded: () => void,
): Lazy<Value> => {
	let value: Value | null = null;
	let loading: Promise<void> | null = null;
	let hasTimedOut = false;
	const start = async (): Promise<void> => {
		try {
			value = await load();
			onLoaded();
		} catch {
			// The shop validates the value again.
		}
	};
	const waitAtMost = async (work: Promise<void>, milliseconds: number): Promise<void> => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const timeout = new Promise<void>((resolve) => {
			timer = setTimeout(() => {
				hasTimedOut = true;
				resolve();
			}, milliseconds);
		});
		await Promise.race([work, timeout]);
		clearTimeout(timer);
	};
	return {
		get: () => {
			loading ??= start();
			return value;
		},
		wait: async (milliseconds) => {
			if (loading && !hasTimedOut) {
				await waitAtMost(loading, milliseconds);
			}
		},
	};
};
