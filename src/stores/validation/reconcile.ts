/**
 * What the validation store has to be told after something changed. Errors of our own rules come and go with their
 * rule; one that somebody else set (the shop, a gateway) stays until the value it was about has changed.
 */
import type { FieldError } from '../../domain/checkout/observer';
import type { ValidationState } from './contract';

/** A field that is asked for, with what is wrong with it; null while all is well. */
export interface CheckedField {
	readonly errorId: string;
	/** What the message is about: an error that somebody else set is answered once it has changed. */
	readonly value: string;
	readonly message: string | null;
	/** Whether it was left with this very value. */
	readonly isLeft: boolean;
}

/** What was so at the last look. */
export interface Memory {
	readonly value: string;
	/** The message that we set; null where the field had none of ours. */
	readonly own: string | null;
	/** The message that somebody else set. */
	readonly foreign: string | null;
}

export type Memories = ReadonlyMap<string, Memory>;

export interface Correction {
	readonly set: Readonly<Record<string, FieldError>>;
	readonly clear: readonly string[];
	readonly memories: Memories;
}

const isKept = (
	error: FieldError,
	memory: Memory | undefined,
	{ value, message }: CheckedField,
): boolean => {
	const isForeign = error.message !== message && error.message !== memory?.own;
	const isAnswered = memory?.foreign === error.message && memory.value !== value;
	return isForeign && !isAnswered;
};

export const reconcile = (
	fields: readonly CheckedField[],
	/** Fields that are not asked for have no errors, whoever set them. */
	notAsked: readonly string[],
	errors: ValidationState,
	before: Memories,
): Correction => {
	const set: Record<string, FieldError> = {};
	const clear = notAsked.filter((errorId) => errors[errorId]);
	const memories = new Map<string, Memory>();
	for (const field of fields) {
		const { errorId, value, message, isLeft } = field;
		const error = errors[errorId];
		if (error && isKept(error, before.get(errorId), field)) {
			memories.set(errorId, { value, own: null, foreign: error.message });
			continue;
		}
		memories.set(errorId, { value, own: message, foreign: null });
		if (message === null) {
			clear.push(...(error ? [errorId] : []));
		} else if (error?.message !== message || (error.hidden && isLeft)) {
			set[errorId] = { message, hidden: !isLeft };
		}
	}
	return { set, clear, memories };
};
