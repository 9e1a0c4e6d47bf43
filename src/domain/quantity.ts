/** Limits of an item's quantity (docs/behaviour.md#quantities). */
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

/** Returns the group size; an invalid one from the server becomes 1. */
const groupSize = ({ multipleOf }: QuantityLimits): number => (multipleOf > 0 ? multipleOf : 1);

const smallest = (limits: QuantityLimits): number =>
	Math.max(Math.ceil(limits.minimum / groupSize(limits)), 0) * groupSize(limits);

const largest = (limits: QuantityLimits): number =>
	Math.floor(limits.maximum / groupSize(limits)) * groupSize(limits);

/**
 * True if the quantity is within minimum and maximum, and a multiple of the group size (docs/behaviour.md#quantities).
 */
export const isValidQuantity = (quantity: number, limits: QuantityLimits): boolean =>
	quantity >= limits.minimum && quantity <= limits.maximum && quantity % groupSize(limits) === 0;

/**
 * Explains why the server changed `before` to `after`: the first rule that `before` breaks and that results in `after`;
 * otherwise the generic case.
 */
export const explainChange = (
	before: number,
	after: number,
	limits: QuantityLimits,
): QuantityChange => {
	const multipleOf = groupSize(limits);
	if (before % multipleOf !== 0 && Math.floor(before / multipleOf) * multipleOf === after) {
		return { kind: 'multiple', quantity: after, multipleOf };
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
	const group = groupSize(limits);
	const wholeGroups = Math.floor(quantity / group) * group;
	return Math.max(Math.min(wholeGroups, largest(limits)), smallest(limits));
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
	const group = groupSize(limits);
	const groups = direction > 0 ? Math.floor(quantity / group) + 1 : Math.ceil(quantity / group) - 1;
	const next = clampQuantity(groups * group, limits);
	return (next - quantity) * direction > 0 ? next : quantity;
};

/** Code points of the digit zero on keyboards for right-to-left and East Asian languages. */
const DIGIT_ZEROS = [0x0660, 0x06f0, 0xff10];

const toAsciiDigit = (digit: string): string => {
	const code = digit.charCodeAt(0);
	const zero = DIGIT_ZEROS.find((start) => code >= start && code <= start + 9);
	return zero === undefined ? digit : String(code - zero);
};

/** Parses a typed quantity; null if it is not an integer of zero or more. */
export const parseQuantity = (typed: string): number | null => {
	const digits = typed.trim().replace(/[٠-٩۰-۹０-９]/g, toAsciiDigit);
	return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
};
