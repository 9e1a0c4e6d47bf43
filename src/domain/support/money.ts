/** Amounts of money in minor units: their arithmetic, formatting and parsing (docs/behaviour.md#money). */

/** Currency with its number format. */
export interface Currency {
	readonly code: string;
	readonly symbol: string;
	/** Number of digits after the decimal separator; 0 for yen. */
	readonly minorUnit: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly prefix: string;
	readonly suffix: string;
}

/** Amount in minor units (cents for USD) with its currency. */
export interface Money {
	/** Integer, in minor units. */
	readonly amount: number;
	readonly currency: Currency;
}

export const money = (amount: number, currency: Currency): Money => ({ amount, currency });

export const isZero = ({ amount }: Money): boolean => amount === 0;

/** Adds two amounts of the same currency, which is the first one's. */
export const addMoney = (a: Money, b: Money): Money => money(a.amount + b.amount, a.currency);

export const negateMoney = (a: Money): Money => money(-a.amount, a.currency);

/** Inserts the separator between the thousands of an integer. */
export const groupThousands = (digits: string, separator: string): string =>
	digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator);

/**
 * Formats an amount as the shop does: prefix, grouped digits, suffix. The minus sign of a negative amount is before the
 * prefix ("-$5.00").
 *
 * php-stubs formats the server's HTML by the same rule; the parity test compares them.
 */
export const formatMoney = ({ amount, currency }: Money): string => {
	const digits = String(Math.abs(amount)).padStart(currency.minorUnit + 1, '0');
	const split = digits.length - currency.minorUnit;
	const whole = groupThousands(digits.slice(0, split), currency.thousandSeparator);
	const fraction = currency.minorUnit > 0 ? currency.decimalSeparator + digits.slice(split) : '';
	return `${amount < 0 ? '-' : ''}${currency.prefix}${whole}${fraction}${currency.suffix}`;
};

/** Parses an amount of the Store API, an integer of minor units as a string. Invalid text becomes 0. */
export const parseAmount = (text: string | null): number => {
	const amount = Math.round(Number(text));
	return Number.isFinite(amount) ? amount : 0;
};

/** Parses an amount in major units with a decimal point ("50.00"), as settings hold it; null if invalid. */
export const parseMajorAmount = (text: string | null, currency: Currency): Money | null => {
	if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) {
		return null;
	}
	return money(Math.round(Number(text) * 10 ** currency.minorUnit), currency);
};
