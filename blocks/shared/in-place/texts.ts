/** Texts of a block by name; a missing or empty one stands for the default text. */
export type Texts = Readonly<Record<string, string>>;

/** Pairs of a text's name and its label, in page order. */
export type TextNames = readonly (readonly [name: string, label: string])[];

/** Returns the texts with another one of a name; an empty one is left out. */
export const withText = (texts: Texts, name: string, text: string): Texts =>
	Object.fromEntries(Object.entries({ ...texts, [name]: text }).filter(([, kept]) => kept !== ''));
