/** One field of the checkout's form, ready to be drawn. Texts are text, never HTML. */
export interface FieldModel {
	/** Of the input: "shipping-city", "email". */
	readonly id: string;
	/** In the validation store: "shipping_city", "billing_email". */
	readonly errorId: string;
	/** In the address: "city", "email", "namespace/name". */
	readonly name: string;
	readonly control: 'input' | 'select' | 'checkbox';
	/** Says "(optional)" where it is. */
	readonly label: string;
	/** Without "(optional)", for messages. */
	readonly plainLabel: string;
	readonly required: boolean;
	/** A ticked box has '1'. */
	readonly value: string;
	/** Stored value and shown name; null where nothing is to choose from. */
	readonly options: readonly (readonly [string, string])[] | null;
	/** What browsers fill it by ("shipping given-name"); empty where they know nothing of it. */
	readonly autoComplete: string;
	readonly type: 'text' | 'tel' | 'email';
	readonly inputMode: 'text' | 'tel' | 'email' | 'numeric';
	readonly enterKeyHint: 'next' | 'done';
	readonly autoCapitalize: 'none' | 'sentences' | 'characters';
	readonly maxLength: number | null;
	/** Whether it may stay folded away until it is wanted: company, address line 2 and phone where they are optional. */
	readonly foldable: boolean;
	/** What a plugin demands of its text; null where it demands nothing. */
	readonly pattern: { readonly source: string; readonly title: string } | null;
}
