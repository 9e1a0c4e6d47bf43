import { classNames } from '../../src/ui/class-names';

/** Colour as WooCommerce's mini-cart saves it. */
interface Color {
	readonly color?: string;
}

/** Attributes that change the block's element only (Cart\MiniCart\Look). */
export type MiniCartLook = {
	readonly countVisibility: 'greater_than_zero' | 'always' | 'never';
	/** Appearance of the block on the pages of cart and checkout. */
	readonly onCartAndCheckout: 'shown' | 'hidden' | 'removed';
	readonly iconColor?: Color;
	readonly priceColor?: Color;
	readonly productCountColor?: Color;
};

/** Returns class and style of the block's element in the editor. */
export const lookOfBlock = (
	look: MiniCartLook,
): {
	readonly className: string;
	readonly style: Readonly<Record<string, string | undefined>>;
} => ({
	className: classNames(
		'storefront-mini-cart-block',
		look.countVisibility !== 'greater_than_zero' && `has-count-${look.countVisibility}`,
	),
	style: {
		'--storefront-mini-cart-icon-color': look.iconColor?.color,
		'--storefront-mini-cart-price-color': look.priceColor?.color,
		'--storefront-mini-cart-count-color': look.productCountColor?.color,
	},
});
