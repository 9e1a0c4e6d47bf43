/** View model of a cart's lines, in the cart and in the drawer. Cart\View\CartItem does the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type { CartImage, CartItem, ItemActivity, StockNote } from '../../domain/cart/cart';
import { formatMoney, money } from '../../domain/support/money';
import type { Money } from '../../domain/support/money';
import type { QuantityLimits } from '../../domain/cart/quantity';
import { safeImageUrl } from '../../domain/html/url';
import { quantityText } from '../count-text';
import type { PictureModel } from '../picture';
import type { PriceModel } from '../price';

export interface LineModel {
	readonly key: string;
	readonly name: string;
	/** A plugin's HTML in place of the name; untrusted. */
	readonly nameHtml?: string;
	/** True if that HTML has its own links, in place of the line's. */
	readonly isLinkedInside?: boolean;
	/** Empty if the product has no page. */
	readonly url: string;
	readonly picture: PictureModel;
	/** Unit price. */
	readonly price: PriceModel;
	/** A plugin's HTML in place of the price; untrusted. */
	readonly priceHtml?: string;
	/** Name: text with a colon, or empty. Value: HTML; untrusted. */
	readonly details: readonly { readonly name: string; readonly value: string }[];
	/** Note about the stock; empty if there is none. */
	readonly stockNote: string;
	readonly quantity: number;
	readonly limits: QuantityLimits;
	/** True if the quantity can be changed, otherwise it is shown as text. */
	readonly quantityIsOpen: boolean;
	/** Total of the line. */
	readonly total: string;
	/** A plugin's words around the total; none if undefined. */
	readonly totalFormat?: string | undefined;
	/** A plugin's HTML in place of the total; untrusted. */
	readonly totalHtml?: string;
	/** Short description; none if empty. */
	readonly summary?: string;
	/** Difference to the regular price, for all pieces; none if empty. */
	readonly savings?: string;
	readonly activity: ItemActivity;
	/** Class names added by a plugin. */
	readonly className?: string;
	/** False if a plugin prevents the removal. */
	readonly isRemovable?: boolean;
}

/** Returns a price along with the regular price, if the product is on sale. */
const priceModel = (price: Money, regularPrice: Money): PriceModel => ({
	now: formatMoney(price),
	before: regularPrice.amount > price.amount ? formatMoney(regularPrice) : null,
});

/** Returns an image, or the shop's placeholder if there is none. */
export const pictureModel = (image: CartImage | null, placeholder: string): PictureModel => ({
	src: image?.src ?? safeImageUrl(placeholder),
	srcset: image?.srcset ?? '',
	alt: image?.alt ?? '',
});

const stockNote = (stock: StockNote): string => {
	switch (stock.kind) {
		case 'plenty':
			return '';
		case 'low':
			return sprintf(
				// translators: %s: pieces in stock.
				__('Only %s left in stock', 'storefront-islands'),
				quantityText(stock.remaining),
			);
		case 'backorder':
			return __('Available on backorder', 'storefront-islands');
	}
};

/** Settings of the shop and the screen that lines depend on. */
export interface LineSettings {
	/** URL of the shop's placeholder image; may be empty. */
	readonly placeholderImgSrc: string;
	/** What the block of the screen has switched on. */
	readonly blockFlags?: readonly unknown[];
}

/** Number of words that are shown of a short description, as in WooCommerce's blocks. */
const MOST_WORDS = 15;

const shortened = (text: string): string => {
	const words = text.split(' ');
	return words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(' ')}…` : text;
};

/** Returns what an item costs less than at its regular price, for all of its pieces; empty if it is not on sale. */
const savingsOf = ({ price, regularPrice, quantity }: CartItem): string => {
	const amount = Math.round((regularPrice.amount - price.amount) * quantity);
	return amount > 0 ? formatMoney(money(amount, price.currency)) : '';
};

/** Classic templates whose filters plugins change lines by: the cart's table, and the order review of the checkout. */
export type LineTemplate = 'cart' | 'summary';

/** Builds the view model of a line from an item of the projected cart. */
export const lineModel = (
	item: CartItem,
	{ placeholderImgSrc, blockFlags = [] }: LineSettings,
	template: LineTemplate = 'cart',
): LineModel => {
	const line: LineModel = {
		key: item.key,
		name: item.name,
		url: item.permalink,
		picture: pictureModel(item.image, placeholderImgSrc),
		price: priceModel(item.price, item.regularPrice),
		summary: blockFlags.includes('descriptions') ? shortened(item.summary) : '',
		details: item.details.map(({ name, value }) => ({
			name: name === '' ? '' : `${name}:`,
			value,
		})),
		stockNote: stockNote(item.stock),
		quantity: item.quantity,
		limits: item.limits,
		quantityIsOpen: item.limits.editable && !item.soldIndividually,
		total: formatMoney(item.lineTotal),
		savings: savingsOf(item),
		activity: item.activity,
	};
	return window.storefrontIslands?.classicLine?.(line, item.extensions, template) ?? line;
};

declare global {
	interface StorefrontIslands {
		/**
		 * Returns a line with what plugins change of it by the filters of classic templates, which is in the `extensions` of its
		 * item; only where they do (compat/classic-hooks).
		 */
		classicLine?: (
			line: LineModel,
			extensions: CartItem['extensions'],
			template: LineTemplate,
		) => LineModel;
	}
}
