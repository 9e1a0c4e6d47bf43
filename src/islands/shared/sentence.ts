/** Part of a translated sentence that contains elements, e.g. a link. */
export type SentencePart =
	| { readonly kind: 'text'; readonly text: string }
	/** Number of the placeholder: 1 for %1$s. */
	| { readonly kind: 'place'; readonly number: number };

/** Splits a sentence at %1$s, %2$s …, in the order of the translation. */
export const partsOf = (sentence: string): readonly SentencePart[] =>
	sentence
		.split(/(%\d\$s)/)
		.filter((part) => part !== '')
		.map((part) =>
			/^%\d\$s$/.test(part)
				? { kind: 'place', number: Number(part[1]) }
				: { kind: 'text', text: part },
		);
