import type { BlockChoices } from '../../src/islands/shared/block-choices';

/** The attributes of block.json. */
export type CheckoutAttributes = {
	/** Whether coupons can be added, where the shop has any. */
	readonly showCoupons: boolean;
	/** Whether the order can be given a note, where the shop takes notes. */
	readonly showOrderNotes: boolean;
	/** Whether terms and privacy policy are linked to, where the shop has them. */
	readonly showPolicyLinks: boolean;
	readonly showReturnToCart: boolean;
	/** Of its headings, 1 to 6. */
	readonly headingLevel: number;
};

/** The attributes as the island is told them (Views\Ui\BlockChoices). */
export const choicesOfCheckout = (attributes: CheckoutAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showOrderNotes ? [] : ['notes']),
		...(attributes.showPolicyLinks ? [] : ['policies']),
		...(attributes.showReturnToCart ? [] : ['way-back']),
	],
});
