/**
 * Quantities of cart items (docs/behaviour.md#quantities): limits, steps, parsing, and reasons of the shop's changes.
 */

export interface QuantityLimits {
	readonly minimum: number;
	readonly maximum: number;
	readonly multipleOf: number;
	/** False if the shopper may not change the quantity. */
	readonly editable: boolean;
}

/** Reason for a changed quantity; one case for each text of docs/behaviour.md#quantities. */
export type QuantityChange =
	| { readonly kind: 'multiple'; readonly quantity: number; readonly multipleOf: number }
	| { readonly kind: 'minimum'; readonly quantity: number }
	| { readonly kind: 'maximum'; readonly quantity: number }
	| { readonly kind: 'changed'; readonly quantity: number };

/** Returns a quantity without the noise of binary numbers: 6 decimals, as many as WooCommerce keeps. */
export const exactQuantity = (quantity: number): number => Math.round(quantity * 1e6) / 1e6;

/** Returns the quantity that steps from `from` to `to` lead to where they start at another one. */
export const stepsFrom = (start: number, from: number, to: number): number =>
	exactQuantity(start + to - from);

/** Returns the group size; an invalid one from the server becomes 1. */
const groupSize = ({ multipleOf }: QuantityLimits): number => (multipleOf > 0 ? multipleOf : 1);

/** Returns a quantity in groups: 3 for 0.3 in groups of 0.1. */
const inGroups = (quantity: number, limits: QuantityLimits): number =>
	exactQuantity(quantity / groupSize(limits));

/** Returns the quantity of so many groups. */
const ofGroups = (groups: number, limits: QuantityLimits): number =>
	exactQuantity(groups * groupSize(limits));

/** True if only whole numbers are sold. */
export const isWhole = (limits: QuantityLimits): boolean => Number.isInteger(groupSize(limits));

/**
 * True if the quantity is within minimum and maximum, and a multiple of the group size (docs/behaviour.md#quantities).
 */
export const isValidQuantity = (quantity: number, limits: QuantityLimits): boolean =>
	quantity >= limits.minimum &&
	quantity <= limits.maximum &&
	Number.isInteger(inGroups(quantity, limits));

/**
 * Explains why the server changed `before` to `after`: the first rule that `before` breaks and that results in `after`;
 * otherwise the generic case.
 */
export const explainChange = (
	before: number,
	after: number,
	limits: QuantityLimits,
): QuantityChange => {
	const groups = inGroups(before, limits);
	if (!Number.isInteger(groups) && ofGroups(Math.floor(groups), limits) === after) {
		return { kind: 'multiple', quantity: after, multipleOf: groupSize(limits) };
	}
	if (before < limits.minimum && after === limits.minimum) {
		return { kind: 'minimum', quantity: after };
	}
	if (before > limits.maximum && after === limits.maximum) {
		return { kind: 'maximum', quantity: after };
	}
	return { kind: 'changed', quantity: after };
};

/** Returns the nearest valid quantity, rounded down to whole groups. */
export const clampQuantity = (quantity: number, limits: QuantityLimits): number => {
	const most = Math.floor(inGroups(Math.min(quantity, limits.maximum), limits));
	const least = Math.ceil(inGroups(limits.minimum, limits));
	return ofGroups(Math.max(most, least, 0), limits);
};

/** Returns the next valid quantity upwards (1) or downwards (-1); the same one if there is none. */
export const stepQuantity = (
	quantity: number,
	direction: 1 | -1,
	limits: QuantityLimits,
): number => {
	if (!limits.editable) {
		return quantity;
	}
	const groups = inGroups(quantity, limits);
	const nextGroups = direction > 0 ? Math.floor(groups) + 1 : Math.ceil(groups) - 1;
	const next = clampQuantity(ofGroups(nextGroups, limits), limits);
	return (next - quantity) * direction > 0 ? next : quantity;
};

/** Code points of the digit zero on keyboards for right-to-left and East Asian languages. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0xff10];

const toAsciiDigit = (digit: string): string => {
	const code = digit.charCodeAt(0);
	const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
	return zero === undefined ? digit : String(code - zero);
};

/** Parses a decimal with a point or a comma, or a whole number only; null if it is not one of zero or more. */
export const parseQuantity = (typed: string, whole = false): number | null => {
	const digits = typed
		.trim()
		.replace(/[٠-٩۰-۹０-９]/g, toAsciiDigit)
		.replace(/[,٫]/, '.');
	const isNumber = digits !== '' && /^\d{0,9}(\.\d{1,6})?$/.test(digits);
	return isNumber && !(whole && digits.includes('.')) ? Number(digits) : null;
};
