import { classNames } from '../../src/ui/class-names';
import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { measuresOfExpress } from '../shared/controls/express-buttons';

/** Block attributes, as declared in block.json. */
export type CheckoutAttributes = {
	/** True if the coupon form is shown, where the shop has coupons enabled. */
	readonly showCoupons: boolean;
	/** True if a note can be added to the order, where the shop has order notes enabled. */
	readonly showOrderNotes: boolean;
	/** True if terms and privacy policy are linked, where the shop has these pages. */
	readonly showPolicyLinks: boolean;
	readonly showReturnToCart: boolean;
	/** Text of the terms, HTML with links; empty for the default sentence. */
	readonly termsText: string;
	/** True if an order needs a tick at the terms. */
	readonly requiresTerms: boolean;
	/** True if a line stands above the terms. */
	readonly showTermsSeparator: boolean;
	/** Texts that replace the default ones, by name (Html\Blocks\BlockTexts). */
	readonly texts: Readonly<Record<string, string>>;
	readonly showTotalOnButton: boolean;
	/** Page of the link back to the cart; 0 for the shop's cart page. */
	readonly cartPageId: number;
	readonly showStepNumbers: boolean;
	/** Ids of the steps without a number. */
	readonly unnumberedSteps: readonly string[];
	readonly showDeliveryIcons: boolean;
	readonly showDeliveryPrices: boolean;
	/** True if itemised taxes show their rates. */
	readonly showTaxRates: boolean;
	/** True if products show their short descriptions. */
	readonly showDescriptions: boolean;
	/** True if labels stand inside the text fields. */
	readonly floatingLabels: boolean;
	/** Size of the express buttons in pixels; empty if each payment method has its own. */
	readonly expressButtonHeight: string;
	readonly expressButtonRadius: string;
	/** Names of the parts in their order (data/parts.json); missing ones follow in the default order. */
	readonly order: readonly string[];
	/** Level of the block's headings, 1 to 6. */
	readonly headingLevel: number;
};

/** Returns the texts as Html\Blocks\BlockTexts does. */
const textsOf = (attributes: CheckoutAttributes): BlockChoices['texts'] => {
	const { texts, showTotalOnButton } = attributes;
	const all = {
		...texts,
		'price-separator': showTotalOnButton ? texts['price-separator'] || '·' : '',
	};
	return Object.fromEntries(Object.entries(all).filter(([, text]) => text !== ''));
};

/** Returns the classes of the island's element, as Html\Blocks\BlockChoices does. */
export const classesOfCheckout = (attributes: CheckoutAttributes): string =>
	classNames(
		'storefront-checkout wc-block-checkout',
		attributes.showStepNumbers && 'has-step-numbers',
		...attributes.unnumberedSteps.map((id) => `has-no-number-for-${id}`),
		attributes.showTermsSeparator && 'has-terms-separator',
		attributes.showDeliveryIcons && 'has-delivery-icons',
		!attributes.showDeliveryPrices && 'has-no-delivery-prices',
		attributes.floatingLabels && 'has-floating-labels',
	);

/** Converts the block's attributes into the island's props (Html\Blocks\BlockChoices). */
export const choicesOfCheckout = (attributes: CheckoutAttributes): BlockChoices => ({
	...NO_CHOICES,
	headingLevel: attributes.headingLevel,
	order: attributes.order,
	texts: textsOf(attributes),
	flags: [
		...(attributes.requiresTerms ? ['terms-required'] : []),
		...(attributes.showTaxRates ? ['tax-rates'] : []),
		...(attributes.showDescriptions ? ['descriptions'] : []),
	],
	measures: measuresOfExpress(attributes),
	hides: [
		...(attributes.showCoupons ? [] : ['coupons']),
		...(attributes.showOrderNotes ? [] : ['notes']),
		...(attributes.showPolicyLinks ? [] : ['policies']),
		...(attributes.showReturnToCart ? [] : ['way-back']),
	],
});
