import type { Money } from '../money';

/** Product that the search suggests. */
export interface Suggestion {
	readonly id: number;
	/** Plain text, entities decoded. */
	readonly name: string;
	/** Empty if it is not a URL that can be linked to. */
	readonly permalink: string;
	/** Thumbnail; null if there is none. */
	readonly image: { readonly src: string; readonly alt: string } | null;
	/** Price range; both ends are equal for a single price. null if the shop sends no price. */
	readonly price: { readonly from: Money; readonly to: Money } | null;
}
