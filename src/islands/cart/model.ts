/**
 * View model of the cart screen, which Cart\View prints in PHP, and the address form that estimates its shipping
 * costs.
 */
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { ShippingAddress } from '../../domain/support/address';
import type { CrossSell, Cart } from '../../domain/cart/cart';
import { addressForm } from '../../domain/checkout/fields/form';
import type { FieldModel } from '../../domain/checkout/fields/form';
import type { CartSettings } from '../../domain/support/settings';
import { readText } from '../../domain/support/unknown';
import type { BlockChoices } from '../shared/block-choices';
import { safeUrl } from '../../domain/html/url';
import { pictureModel, lineModel } from '../../ui/cart/model';
import type { LineModel } from '../../ui/cart/model';
import type { PictureModel } from '../../ui/picture';
import { couponModels } from '../shared/cart/coupon-model';
import type { CouponModel } from '../../ui/cart/coupon-model';
import { shippingModel } from '../shared/cart/shipping';
import type { ShippingModel } from '../shared/cart/shipping';
import { summaryModel } from './summary';
import type { SummaryModel } from './summary';

/** Cross-sell of the cart. Cart\View\CrossSells does the same in PHP. */
export interface CrossSellModel {
	readonly productId: number;
	readonly name: string;
	readonly url: string;
	readonly picture: PictureModel;
	/** The shop's own HTML; empty if it shows no price. */
	readonly priceHtml: string;
	readonly action: CrossSell['action'];
	readonly actionLabel: string;
	/** Quantity that the button adds. */
	readonly quantity: number;
}

const crossSellModel = (product: CrossSell, placeholder: string): CrossSellModel => ({
	...product,
	url: product.permalink,
	picture: pictureModel(product.image, placeholder),
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
	const nearest = [...before.slice(index + 1), ...before.slice(0, index).reverse()];
	return nearest.find((id) => after.includes(id)) ?? after[0] ?? null;
};

export interface CartModel extends SummaryModel {
	readonly lines: readonly LineModel[];
	readonly coupons: readonly CouponModel[];
	readonly couponsAreOpen: boolean;
	readonly shipping: ShippingModel | null;
	readonly crossSells: readonly CrossSellModel[];
	readonly shopUrl: string;
	readonly checkoutUrl: string;
	readonly proceedLabel: string;
	readonly totalsTitle: string;
}

/** The cart screen with its texts as they are drawn: in the editor they can be edited. */
export interface DrawnCart extends Omit<CartModel, 'proceedLabel' | 'totalsTitle'> {
	readonly proceedLabel: ReactNode;
	readonly totalsTitle: ReactNode;
}

/**
 * Builds the view model of the cart screen.
 *
 * @param cart     Projected cart.
 * @param settings Settings of the shop.
 * @param block    Settings of the block.
 */
export const cartModel = (
	cart: Cart,
	settings: CartSettings,
	{ texts, urls }: Pick<BlockChoices, 'texts' | 'urls'>,
): CartModel => ({
	...summaryModel(cart, settings),
	lines: cart.items.map((item) => lineModel(item, settings)),
	coupons: couponModels(cart),
	couponsAreOpen: settings.couponsEnabled,
	shipping: shippingModel(cart, settings),
	crossSells: cart.crossSells.map((product) => crossSellModel(product, settings.placeholderImgSrc)),
	shopUrl: safeUrl(settings.storePages.shop.permalink) || safeUrl(settings.homeUrl),
	checkoutUrl: safeUrl(readText(urls['checkout'], settings.storePages.checkout.permalink)),
	proceedLabel: readText(texts['proceed'], __('Proceed to checkout', 'storefront-islands')),
	totalsTitle: readText(texts['totals'], __('Cart totals', 'storefront-islands')),
});

/** Fields by which shipping zones are distinguished. */
const FIELDS = ['country', 'state', 'city', 'postcode'] as const;

export type EstimateField = (typeof FIELDS)[number];

export interface EstimateFieldModel extends FieldModel {
	readonly name: EstimateField;
}

/** Returns the fields that estimate the shipping costs, in the order of the address's country. */
export const estimateModel = (
	address: ShippingAddress,
	settings: CartSettings,
): readonly EstimateFieldModel[] =>
	addressForm('shipping', address, settings).flatMap((field) => {
		const name = FIELDS.find((asked) => asked === field.name);
		return name ? [{ ...field, name }] : [];
	});
