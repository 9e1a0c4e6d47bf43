/** Prices in addresses: major units with a point ("10", "10.5"), while all else counts in minor units. */

/** Whether an amount of minor units can be a price that is filtered by. */
export const isPrice = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;

/**
 * Reads a price into minor units; null for what is none. Digits beyond the minor unit are rounded, half up. Digit by
 * digit, as PHP does it too: 1.005 * 100 is less than 100.5.
 */
export const readPrice = (text: string, minorUnit: number): number | null => {
	const [, whole = '', fraction = ''] = /^(\d{1,16})(?:\.(\d{1,16}))?$/.exec(text) ?? [];
	const digits = fraction.padEnd(minorUnit + 1, '0');
	const amount =
		Number(whole + digits.slice(0, minorUnit)) + (digits.charAt(minorUnit) >= '5' ? 1 : 0);
	return whole !== '' && isPrice(amount) ? amount : null;
};

/** Writes minor units as major ones, without zeros at the end. */
export const writePrice = (amount: number, minorUnit: number): string => {
	const digits = String(amount).padStart(minorUnit + 1, '0');
	const split = digits.length - minorUnit;
	const fraction = digits.slice(split).replace(/0+$/, '');
	return digits.slice(0, split) + (fraction === '' ? '' : `.${fraction}`);
};
