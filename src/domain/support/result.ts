/** Result of an operation that can fail in an expected way, returned instead of throwing. */
export type Result<Value, Problem> =
	{ readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Problem };

export const success = <Value>(value: Value): Result<Value, never> => ({ ok: true, value });

export const failed = <Problem>(failure: Problem): Result<never, Problem> => ({
	ok: false,
	failure,
});
