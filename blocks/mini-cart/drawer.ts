import { NO_CHOICES } from '../../src/islands/shared/block-choices';
import type { BlockChoices } from '../../src/islands/shared/block-choices';

/** Attributes of the drawer's texts and parts, as declared in block.json. */
export type DrawerAttributes = {
	/** Texts that replace the default ones, by name. */
	readonly texts: Readonly<Record<string, string>>;
	readonly showCheckoutButton: boolean;
	readonly showCartButton: boolean;
	/** True if the empty drawer links to the shop. */
	readonly showShopButton: boolean;
	/** Names of the buttons in their order (data/parts.json). */
	readonly order: readonly string[];
};

/** Converts the block's attributes into the island's props (Html\Blocks\BlockChoices). */
export const choicesOfDrawer = (attributes: DrawerAttributes): BlockChoices => ({
	...NO_CHOICES,
	order: attributes.order,
	texts: Object.fromEntries(Object.entries(attributes.texts).filter(([, text]) => text !== '')),
	hides: [
		...(attributes.showCheckoutButton ? [] : ['checkout-button']),
		...(attributes.showCartButton ? [] : ['cart-button']),
		...(attributes.showShopButton ? [] : ['shop-button']),
	],
});
