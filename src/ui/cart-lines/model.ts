/** View model of a cart's lines, in the cart and in the drawer. Views\Cart\CartItem does the same in PHP. */
import { __, sprintf } from '@wordpress/i18n';
import type { CartImage, CartItem, ItemActivity, StockNote } from '../../domain/cart/cart';
import { formatMoney, money } from '../../domain/money';
import type { Money } from '../../domain/money';
import type { QuantityLimits } from '../../domain/quantity';
import { safeImageUrl } from '../../domain/url';
import type { PictureModel } from '../picture';
import type { PriceModel } from '../price';

export interface LineModel {
	readonly key: string;
	readonly name: string;
	/** Empty if the product has no page. */
	readonly url: string;
	readonly picture: PictureModel;
	/** Unit price. */
	readonly price: PriceModel;
	readonly details: readonly { readonly name: string; readonly value: string }[];
	/** Note about the stock; empty if there is none. */
	readonly stockNote: string;
	readonly quantity: number;
	readonly limits: QuantityLimits;
	/** True if the quantity can be changed, otherwise it is shown as text. */
	readonly quantityIsOpen: boolean;
	/** Total of the line. */
	readonly total: string;
	/** Difference to the regular price, for all pieces; none if empty. */
	readonly savings?: string;
	readonly activity: ItemActivity;
	/** Class names added by a plugin. */
	readonly className?: string;
	/** False if a plugin prevents the removal. */
	readonly isRemovable?: boolean;
}

/** Returns a price along with the regular price, if the product is on sale. */
export const priceModel = (price: Money, regularPrice: Money): PriceModel => ({
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
			// translators: %d: pieces in stock.
			return sprintf(__('Only %d left in stock', 'storefront-islands'), stock.remaining);
		case 'backorder':
			return __('Available on backorder', 'storefront-islands');
	}
};

/**
 * Builds the view model of a line.
 *
 * @param item        Item of the projected cart.
 * @param placeholder URL of the shop's placeholder image; may be empty.
 */
export const lineModel = (item: CartItem, placeholder: string): LineModel => ({
	key: item.key,
	name: item.name,
	url: item.permalink,
	picture: pictureModel(item.image, placeholder),
	price: priceModel(item.price, item.regularPrice),
	details: item.details.map(({ name, value }) => ({
		name: name === '' ? '' : `${name}:`,
		value,
	})),
	stockNote: stockNote(item.stock),
	quantity: item.quantity,
	limits: item.limits,
	quantityIsOpen: item.limits.editable && !item.soldIndividually,
	total: formatMoney(item.lineTotal),
	activity: item.activity,
});

/** Returns what an item costs less than at its regular price, for all of its pieces; empty if it is not on sale. */
const savingsOf = ({ price, regularPrice, quantity }: CartItem): string => {
	const amount = (regularPrice.amount - price.amount) * quantity;
	return amount > 0 ? formatMoney(money(amount, price.currency)) : '';
};

/** Builds the view model of a line that can be edited, as in the cart and the drawer. Takes what lineModel takes. */
export const editableLineModel = (item: CartItem, placeholder: string): LineModel => ({
	...lineModel(item, placeholder),
	savings: savingsOf(item),
});
