import { isObject } from '../../domain/unknown-object';

/** What the link's drawing may be of. */
const ICONS = ['bag', 'cart', 'basket'] as const;

export type MiniCartIcon = (typeof ICONS)[number];

/** What the link looks like. */
export interface MiniCartLook {
	readonly icon: MiniCartIcon;
	/** Whether its name is seen; it is always there to be read out. */
	readonly showLabel: boolean;
}

/** What the block says to the island. */
export interface MiniCartProps extends MiniCartLook {
	/** Whether the drawer opens when something was put into the cart, or only says so. */
	readonly openOnAdd: boolean;
}

/** Reads data-props; what is missing or malformed is as usual. */
export const readProps = (props: unknown): MiniCartProps => {
	const { openOnAdd, icon, showLabel } = isObject(props) ? props : {};
	return {
		openOnAdd: openOnAdd === true,
		icon: ICONS.find((known) => known === icon) ?? 'bag',
		showLabel: showLabel !== false,
	};
};
