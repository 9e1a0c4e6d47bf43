/** Parts of a product card that can be hidden: php-stubs/src/Catalogue/Grid/CardParts.php reads the same attributes. */
import { __ } from '@wordpress/i18n';
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

/** Returns the attributes with their labels, in the order of the card. */
export const cardParts = (): readonly (readonly [keyof CardParts, string])[] => [
	['showPicture', __('Picture', 'storefront-islands')],
	['showSaleBadge', __('Sale badge on the picture', 'storefront-islands')],
	['linkName', __('Link on the name', 'storefront-islands')],
	['showPrice', __('Price', 'storefront-islands')],
	['showRating', __('Rating', 'storefront-islands')],
	['showSwatches', __('Samples of colors', 'storefront-islands')],
	['showSummary', __('Short description', 'storefront-islands')],
	['showButton', __('Add to cart button', 'storefront-islands')],
];

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
export const cardPartGroups = (): PartGroups => {
	const labels = new Map(cardParts());
	return SELECTORS.map(([attribute, selector]) => [
		{ name: attribute, label: labels.get(attribute) ?? '', selector, attribute },
	]);
};
