/** Parts of a product card that can be hidden: php-stubs/src/ProductGrid/CardParts.php reads the same attributes. */
import { __ } from '@wordpress/i18n';

export type CardParts = {
	readonly showPicture: boolean;
	/** The badge stands on the picture. */
	readonly showSaleBadge: boolean;
	/** True if the name links to the product. */
	readonly linkName: boolean;
	readonly showPrice: boolean;
	readonly showRating: boolean;
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
	['showSummary', __('Short description', 'storefront-islands')],
	['showButton', __('Add to cart button', 'storefront-islands')],
];

/** Returns the number of rows that a card takes: picture, name, facts, button. */
export const cardRows = ({ showPicture, showButton }: CardParts): number =>
	2 + Number(showPicture) + Number(showButton);
