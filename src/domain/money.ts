/** How amounts of one currency are written (spec section 3, totals; section 9, money and locale). */
export interface Currency {
	readonly code: string;
	readonly symbol: string;
	/** Digits after the decimal separator; 0 for yen. */
	readonly minorUnit: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly prefix: string;
	readonly suffix: string;
}

/** An amount in minor units (cents for USD), always with the currency that gives it meaning. */
export interface Money {
	/** Integer, minor units. */
	readonly amount: number;
	readonly currency: Currency;
}

export const money = (amount: number, currency: Currency): Money => ({ amount, currency });

export const isZero = ({ amount }: Money): boolean => amount === 0;

/** The sum of two amounts of the same currency, which is the first one's. */
export const addMoney = (a: Money, b: Money): Money => money(a.amount + b.amount, a.currency);

export const negateMoney = (a: Money): Money => money(-a.amount, a.currency);

/** Digits of a whole number with a sign between thousands. */
export const groupThousands = (digits: string, separator: string): string =>
	digits.replace(/\B(?=(\d{3})+(?!\d))/g, separator);

/**
 * Writes an amount the way the shop does: prefix, grouped digits, suffix. A negative amount has its
 * minus sign before the prefix ("-$5.00").
 *
 * php-stubs writes the server's HTML by the same rule; the parity test holds them together.
 */
export const formatMoney = ({ amount, currency }: Money): string => {
	const digits = String(Math.abs(amount)).padStart(currency.minorUnit + 1, '0');
	const split = digits.length - currency.minorUnit;
	const whole = groupThousands(digits.slice(0, split), currency.thousandSeparator);
	const fraction = currency.minorUnit > 0 ? currency.decimalSeparator + digits.slice(split) : '';
	return `${amount < 0 ? '-' : ''}${currency.prefix}${whole}${fraction}${currency.suffix}`;
};

/** Reads an amount of the Store API, a whole number of minor units as text. What is no number counts as nothing. */
export const parseAmount = (text: string | null): number => {
	const amount = Math.round(Number(text));
	return Number.isSafeInteger(amount) ? amount : 0;
};

/** Reads an amount in major units with a point ("50.00"), as settings hold it; null for what is none. */
export const parseMajorAmount = (text: string | null, currency: Currency): Money | null => {
	if (text === null || !/^\d+(?:\.\d+)?$/.test(text)) {
		return null;
	}
	return money(Math.round(Number(text) * 10 ** currency.minorUnit), currency);
};
