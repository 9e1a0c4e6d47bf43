import type { FieldHint } from '../../../stores/fields/contract';

/** What is to be said of a field, by its id in the validation store (billing_city …). */
export interface FieldMessages {
	/** null while nothing is wrong, or it is not to be said yet. */
	readonly errorOf: (errorId: string) => string | null;
	readonly hintOf: (errorId: string) => FieldHint | null;
}

/** Before React has taken over, and in the editor, there is nothing to say. */
export const NO_MESSAGES: FieldMessages = { errorOf: () => null, hintOf: () => null };
