/** A translated sentence with something in it that is more than text, such as a link. */
export type SentencePart =
	| { readonly kind: 'text'; readonly text: string }
	/** Its place in the sentence: 1 for %1$s. */
	| { readonly kind: 'place'; readonly number: number };

/** Takes a sentence apart at %1$s, %2$s …, in the order in which its language has them. */
export const partsOf = (sentence: string): readonly SentencePart[] =>
	sentence
		.split(/(%\d\$s)/)
		.filter((part) => part !== '')
		.map((part) =>
			/^%\d\$s$/.test(part)
				? { kind: 'place', number: Number(part[1]) }
				: { kind: 'text', text: part },
		);
