import type { FieldAttributes } from '../src/domain/checkout/fields/form';

declare const fields: {
	/** Name of the field → autofill token of the HTML standard. */
	readonly autofill: Readonly<Record<string, string>>;
	/** Attributes of a field that is not listed. */
	readonly defaults: FieldAttributes;
	/** Name of the field → attributes that differ from the defaults. */
	readonly attributes: Readonly<Record<string, Partial<FieldAttributes>>>;
	/**
	 * Codes of the countries whose postcodes consist of digits only, so that a numeric keypad is sufficient: it has no
	 * hyphen for a ZIP+4.
	 */
	readonly numericPostcodes: string;
	/** Optional fields that are collapsed until they are needed. */
	readonly foldable: readonly string[];
};

export default fields;
