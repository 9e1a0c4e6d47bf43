import { classNames } from '../../src/ui/class-names';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { measuresOfExpress } from '../shared/controls/express-buttons';

/** Block attributes, as declared in block.json. */
export type CartAttributes = {
	/** True if the coupon form is shown, where the shop has coupons enabled. */
	readonly showCoupons: boolean;
	/** True if cross-sells are shown below the cart. */
	readonly showCrossSells: boolean;
	/** True if the icons of the accepted payment methods are shown below the button. */
	readonly showAcceptedMethods: boolean;
	/** Texts that replace the default ones, by name (Html\Blocks\BlockTexts). */
	readonly texts: Readonly<Record<string, string>>;
	readonly showTotalsTitle: boolean;
	/** True if itemised taxes show their rates. */
	readonly showTaxRates: boolean;
	/** True if products show their short descriptions. */
	readonly showDescriptions: boolean;
	/** True if labels stand inside the text fields. */
	readonly floatingLabels: boolean;
	/** Size of the express buttons in pixels; empty if each payment method has its own. */
	readonly expressButtonHeight: string;
	readonly expressButtonRadius: string;
	/** Page of the button; 0 for the shop's checkout page. */
	readonly checkoutPageId: number;
	/** Names of the parts in their order (data/parts.json); missing ones follow in the default order. */
	readonly order: readonly string[];
	/** Level of the block's headings, 1 to 5; nested headings are one level deeper. */
	readonly headingLevel: number;
};

/** Returns the classes of the island's element, as Html\Blocks\BlockChoices does. */
export const classesOfCart = ({ showTotalsTitle, floatingLabels }: CartAttributes): string =>
	classNames(
		'storefront-cart',
		!showTotalsTitle && 'has-no-totals-title',
		floatingLabels && 'has-floating-labels',
	);

/** Converts the block's attributes into the island's props (Html\Blocks\BlockChoices). */
export const choicesOfCart = (attributes: CartAttributes): BlockChoices => ({
	...NO_CHOICES,
	order: attributes.order,
	headingLevel: attributes.headingLevel,
	texts: Object.fromEntries(Object.entries(attributes.texts).filter(([, text]) => text !== '')),
	flags: [
		...(attributes.showTaxRates ? ['tax-rates'] : []),
		...(attributes.showDescriptions ? ['descriptions'] : []),
	],
	measures: measuresOfExpress(attributes),
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showCrossSells ? [] : ['cross-sells']),
	],
});
