/** Cross-sells of the cart. Views\Cart\CrossSells does the same in PHP. */
import type { CrossSell } from '../../../domain/cart/cart';
import { formatMoney } from '../../../domain/money';
import { pictureModel, priceModel } from '../../../ui/cart-lines/model';
import type { PictureModel } from '../../../ui/picture';
import type { PriceModel } from '../../../ui/price';

export interface CrossSellModel {
	readonly productId: number;
	readonly name: string;
	readonly url: string;
	readonly picture: PictureModel;
	readonly price: PriceModel;
	readonly action: CrossSell['action'];
	readonly actionLabel: string;
	/** Quantity that the button adds. */
	readonly quantity: number;
}

export const crossSellModel = (product: CrossSell, placeholder: string): CrossSellModel => ({
	productId: product.productId,
	name: product.name,
	url: product.permalink,
	picture: pictureModel(product.image, placeholder),
	price:
		product.priceRange === null
			? priceModel(product.price, product.regularPrice)
			: {
					now: `${formatMoney(product.priceRange.from)} – ${formatMoney(product.priceRange.to)}`,
					before: null,
				},
	action: product.action,
	actionLabel: product.actionLabel,
	quantity: product.minimumQuantity,
});

/**
 * Returns the product that receives the focus when an added product is no longer offered: the one that takes its place,
 * else the one before it; null if none is left.
 */
export const neighbourOf = (
	added: number,
	before: readonly number[],
	after: readonly number[],
): number | null => {
	const index = before.indexOf(added);
	const nearest = [...before.slice(index + 1), ...before.slice(0, Math.max(index, 0)).reverse()];
	return nearest.find((id) => after.includes(id)) ?? after[0] ?? null;
};
