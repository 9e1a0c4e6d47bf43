/** What came of an operation that has a place of its own for its failure. */
export type Answer = { readonly ok: true } | { readonly ok: false; readonly message: string };
