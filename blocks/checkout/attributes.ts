import type { BlockChoices } from '../../src/islands/shared/block-choices';
import { classNames } from '../../src/ui/class-names';
import { choicesOfBlock, classesOfBlock } from '../shared/block-settings';
import type { Declared } from '../shared/declared';
import type block from './block.json';

export type CheckoutAttributes = Declared<typeof block.attributes> & {
	/** Texts that replace the default ones, by name (Html\Blocks\BlockTexts). */
	readonly texts: Readonly<Record<string, string>>;
	/** Ids of the steps without a number. */
	readonly unnumberedSteps: readonly string[];
	/** Names of the parts in their order (data/parts.json); missing ones follow in the default order. */
	readonly order: readonly string[];
};

/** Returns the classes of the island's element. */
export const classesOfCheckout = (attributes: CheckoutAttributes): string =>
	classNames(
		'storefront-checkout wc-block-checkout',
		...classesOfBlock(attributes),
		...attributes.unnumberedSteps.map((id) => `has-no-number-for-${id}`),
	);

/** Converts the block's attributes into the island's props; the texts as Html\Blocks\BlockTexts does. */
export const choicesOfCheckout = (attributes: CheckoutAttributes): BlockChoices => {
	const { texts, showTotalOnButton } = attributes;
	const separator = showTotalOnButton ? texts['price-separator'] || '·' : '';
	return choicesOfBlock({ ...attributes, texts: { ...texts, 'price-separator': separator } });
};
