import type { BlockChoices } from '../../src/islands/shared/block-choices';

/** The attributes of block.json. */
export type CartAttributes = {
	/** Whether coupons can be added, where the shop has any. */
	readonly showCoupons: boolean;
	/** Whether products that go with the cart stand below it. */
	readonly showCrossSells: boolean;
	/** Of its headings, 1 to 5; the one inside another is one deeper. */
	readonly headingLevel: number;
};

/** The attributes as the island is told them (Views\Ui\BlockChoices). */
export const choicesOfCart = (attributes: CartAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showCrossSells ? [] : ['cross-sells']),
	],
});
