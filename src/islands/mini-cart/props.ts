import { isObject } from '../../domain/support/unknown';

/** Icons available for the link. */
const ICONS = ['bag', 'cart', 'basket'] as const;

export type MiniCartIcon = (typeof ICONS)[number];

/** Appearance of the link. */
export interface MiniCartAppearance {
	readonly icon: MiniCartIcon;
	/** True if the label is visible; it is always available to screen readers. */
	readonly showLabel: boolean;
	/** True if the price of the products stands beside the icon. */
	readonly showPrice: boolean;
	/** True if the link leads to the checkout instead of opening the drawer. */
	readonly linksToCheckout: boolean;
}

/** Props of the island. */
export interface MiniCartProps extends MiniCartAppearance {
	/** True if the drawer opens when something was added to the cart, otherwise it is announced only. */
	readonly openOnAdd: boolean;
}

/** Reads data-props; missing or malformed values become the defaults. */
export const readProps = (props: unknown): MiniCartProps => {
	const { openOnAdd, icon, showLabel, showPrice, linksToCheckout } = isObject(props) ? props : {};
	return {
		openOnAdd: openOnAdd === true,
		icon: ICONS.find((known) => known === icon) ?? 'bag',
		showLabel: showLabel !== false,
		showPrice: showPrice === true,
		linksToCheckout: linksToCheckout === true,
	};
};
