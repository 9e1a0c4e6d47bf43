import type { BlockChoices } from '../../src/islands/shared/block-choices';

/** Block attributes, as declared in block.json. */
export type CheckoutAttributes = {
	/** True if the coupon form is shown, where the shop has coupons enabled. */
	readonly showCoupons: boolean;
	/** True if a note can be added to the order, where the shop has order notes enabled. */
	readonly showOrderNotes: boolean;
	/** True if terms and privacy policy are linked, where the shop has these pages. */
	readonly showPolicyLinks: boolean;
	readonly showReturnToCart: boolean;
	/** Level of the block's headings, 1 to 6. */
	readonly headingLevel: number;
};

/** Converts the block's attributes into the island's props (Views\Ui\BlockChoices). */
export const choicesOfCheckout = (attributes: CheckoutAttributes): BlockChoices => ({
	headingLevel: attributes.headingLevel,
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showOrderNotes ? [] : ['notes']),
		...(attributes.showPolicyLinks ? [] : ['policies']),
		...(attributes.showReturnToCart ? [] : ['way-back']),
	],
});
