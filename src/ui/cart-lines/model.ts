/** A cart's lines as they are shown, in the cart and in the drawer alike. Views\Cart\LineModel in PHP says the same. */
import { __, sprintf } from '@wordpress/i18n';
import type { CartImage, CartItem, ItemActivity, StockNote } from '../../domain/cart/cart';
import { formatMoney } from '../../domain/money';
import type { Money } from '../../domain/money';
import type { QuantityLimits } from '../../domain/quantity';
import { safeImageUrl } from '../../domain/url';
import type { PictureModel } from '../picture';
import type { PriceModel } from '../price';

export interface LineModel {
	readonly key: string;
	readonly name: string;
	/** Empty where there is no page to lead to. */
	readonly url: string;
	readonly picture: PictureModel;
	/** Of one piece. */
	readonly price: PriceModel;
	readonly details: readonly { readonly name: string; readonly value: string }[];
	/** What is to be said about the stock; empty where nothing is. */
	readonly stockNote: string;
	readonly quantity: number;
	readonly limits: QuantityLimits;
	/** Whether the quantity can be changed, or is only told. */
	readonly quantityIsOpen: boolean;
	/** Of the whole line. */
	readonly total: string;
	readonly activity: ItemActivity;
	/** What a plugin adds to its row's classes. */
	readonly className?: string;
	/** False where a plugin does not let it be taken out. */
	readonly isRemovable?: boolean;
}

/** A price beside the one that a sale has replaced, where it did. */
export const priceModel = (price: Money, regularPrice: Money): PriceModel => ({
	now: formatMoney(price),
	before: regularPrice.amount > price.amount ? formatMoney(regularPrice) : null,
});

/** A picture, or the shop's placeholder where there is none. */
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
 * One line of the cart.
 *
 * @param item        A line of the projected cart.
 * @param placeholder The shop's picture for products without one; may be empty.
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
