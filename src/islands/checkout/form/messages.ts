import type { FieldHint } from '../../../stores/fields/contract';

/** Messages about fields, by the field's id in the validation store (billing_city …). */
export interface FieldMessages {
	/** Null if the field is valid, or while its error is hidden. */
	readonly errorOf: (errorId: string) => string | null;
	readonly hintOf: (errorId: string) => FieldHint | null;
}

/** No messages: before hydration, and in the editor. */
export const NO_MESSAGES: FieldMessages = { errorOf: () => null, hintOf: () => null };
