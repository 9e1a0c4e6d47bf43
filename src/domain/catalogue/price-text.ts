/** Prices in URLs: major units with a decimal point ("10", "10.5"). Everywhere else prices are in minor units. */

/** True if an amount in minor units can be used as a price filter. */
export const isPrice = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

/**
 * Parses a price into minor units; null if it is invalid. Digits beyond the minor unit are rounded, half up. Works on
 * digits, as PHP does: 1.005 * 100 is less than 100.5.
 */
export const readPrice = (text: string, minorUnit: number): number | null => {
	const [, whole = '', fraction = ''] = /^(\d{1,16})(?:\.(\d{1,16}))?$/.exec(text) ?? [];
	const digits = fraction.padEnd(minorUnit + 1, '0');
	const amount =
		Number(whole + digits.slice(0, minorUnit)) + (digits.charAt(minorUnit) >= '5' ? 1 : 0);
	return whole !== '' && isPrice(amount) ? amount : null;
};

/** Formats minor units as major units, without trailing zeros. */
export const writePrice = (amount: number, minorUnit: number): string => {
	const digits = String(amount).padStart(minorUnit + 1, '0');
	const split = digits.length - minorUnit;
	const fraction = digits.slice(split).replace(/0+$/, '');
	return digits.slice(0, split) + (fraction === '' ? '' : `.${fraction}`);
};
