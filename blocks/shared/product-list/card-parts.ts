/** Parts of a product card that can be hidden: php-stubs/src/Catalogue/Grid/CardParts.php reads the same attributes. */
import { FLAGS } from '../block-settings';
import { dataText } from '../data-text';
import type { PartGroups } from '../parts/part';

export type CardParts = {
	readonly showPicture: boolean;
	/** The badge stands on the picture. */
	readonly showSaleBadge: boolean;
	/** True if the name links to the product. */
	readonly linkName: boolean;
	readonly showPrice: boolean;
	readonly showRating: boolean;
	/** True if the samples of a variable product's values are shown. */
	readonly showSwatches: boolean;
	/** True if the short description is shown. */
	readonly showSummary: boolean;
	readonly showButton: boolean;
};

/** Attributes as in block.json. */
export const DEFAULT_CARD_PARTS: CardParts = {
	showPicture: true,
	showSaleBadge: true,
	linkName: true,
	showPrice: true,
	showRating: true,
	showSwatches: false,
	showSummary: false,
	showButton: true,
};

/** Parts that can be selected in the preview: the badge before the picture on which it stands. */
const SELECTORS: readonly (readonly [keyof CardParts, string])[] = [
	['showSaleBadge', '.storefront-product-card__sale'],
	['showPicture', '.storefront-product-card__media'],
	['showPrice', '.storefront-product-price'],
	['showRating', '.storefront-rating'],
	['showSwatches', '.storefront-product-card__swatches'],
	['showSummary', '.storefront-product-card__summary'],
	['showButton', '.storefront-add-to-cart__button'],
];

/** Returns the parts of a card that can be selected and hidden in the preview; their order is fixed. */
export const cardPartGroups = (): PartGroups =>
	SELECTORS.map(([attribute, selector]) => [
		{ name: attribute, label: dataText(FLAGS[attribute].label), selector, attribute },
	]);
