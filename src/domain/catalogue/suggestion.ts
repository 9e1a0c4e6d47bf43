import type { Money } from '../money';

/** A product that the search suggests. */
export interface Suggestion {
	readonly id: number;
	/** Text, entities decoded. */
	readonly name: string;
	/** Empty where it is no address to link to. */
	readonly permalink: string;
	/** Its small picture; null without one. */
	readonly image: { readonly src: string; readonly alt: string } | null;
	/** The same at both ends where there is one price; null where the shop tells none. */
	readonly price: { readonly from: Money; readonly to: Money } | null;
}
