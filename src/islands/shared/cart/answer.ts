/** Result of an operation whose error is shown next to its control. */
export type OperationResult =
	{ readonly ok: true } | { readonly ok: false; readonly message: string };
