import type { BlockChoices } from '../../src/islands/shared/block-choices';

/** Block attributes, as declared in block.json. */
export type CartAttributes = {
	/** True if the coupon form is shown, where the shop has coupons enabled. */
	readonly showCoupons: boolean;
	/** True if cross-sells are shown below the cart. */
	readonly showCrossSells: boolean;
	/** Level of the block's headings, 1 to 5; nested headings are one level deeper. */
	readonly headingLevel: number;
};

/** Converts the block's attributes into the island's props (Views\Ui\BlockChoices). */
export const choicesOfCart = (attributes: CartAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showCrossSells ? [] : ['cross-sells']),
	],
});
