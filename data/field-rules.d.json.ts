/** Kind of the value of a keyword. */
type ValueKind = 'types' | 'any' | 'values' | 'names' | 'number' | 'count' | 'flag' | 'pattern';

declare const rules: {
	/** Keywords whose value is a schema, a list of schemas, or a map of names to schemas. */
	readonly schema: Readonly<Record<string, 'one' | 'list' | 'map'>>;
	/** Keywords with a value of another kind. */
	readonly value: Readonly<Record<string, ValueKind>>;
	/** Keywords without an effect on validity. */
	readonly ignored: readonly string[];
	/** The only `$schema`: the one that WooCommerce sets. */
	readonly draft: string;
	readonly types: readonly string[];
	/** Kinds of values for which `{"$data": POINTER}` may stand. */
	readonly referring: readonly ValueKind[];
	/** Pattern of the supported JSON pointers, absolute ("/cart/items_count") or relative ("1/city"). */
	readonly pointer: string;
	/** Pattern of the regular expressions that mean the same in PHP and in JavaScript. */
	readonly pattern: string;
};

export default rules;
