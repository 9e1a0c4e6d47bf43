/** Field of the checkout's form, ready to render. Texts are plain text, never HTML. */
export interface FieldModel {
	/** Id of the input: "shipping-city", "email". */
	readonly id: string;
	/** Id in the validation store: "shipping_city", "billing_email". */
	readonly errorId: string;
	/** Name in the address: "city", "email", "namespace/name". */
	readonly name: string;
	readonly control: 'input' | 'select' | 'checkbox';
	/** Label; includes "(optional)" if the field is optional. */
	readonly label: string;
	/** Label without "(optional)", for messages. */
	readonly plainLabel: string;
	readonly required: boolean;
	/** Value; '1' for a ticked checkbox. */
	readonly value: string;
	/** Pairs of value and label; null if the field has no options. */
	readonly options: readonly (readonly [string, string])[] | null;
	/** Autofill tokens ("shipping given-name"); empty if there are none for the field. */
	readonly autoComplete: string;
	readonly type: 'text' | 'tel' | 'email';
	readonly inputMode: 'text' | 'tel' | 'email' | 'numeric';
	readonly enterKeyHint: 'next' | 'done';
	readonly autoCapitalize: 'none' | 'sentences' | 'characters';
	readonly maxLength: number | null;
	/**
	 * True if the field may be collapsed until it is needed: company, address line 2 and phone if they are optional.
	 */
	readonly foldable: boolean;
	/** Pattern that a plugin requires; null if there is none. */
	readonly pattern: { readonly source: string; readonly title: string } | null;
}
