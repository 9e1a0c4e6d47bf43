import { classNames } from '../../src/ui/class-names';
import { classesOfBlock } from '../shared/block-settings';
import type { Attributes } from '../shared/block-settings';
import type { Declared } from '../shared/declared';
import type block from './block.json';

export type CartAttributes = Declared<typeof block.attributes> & {
	/** Texts that replace the default ones, by name (Html\Blocks\BlockTexts). */
	readonly texts: Readonly<Record<string, string>>;
	/** Names of the parts in their order (data/parts.json); missing ones follow in the default order. */
	readonly order: readonly string[];
};

/** Returns the classes of the island's element. */
export const classesOfCart = (attributes: Attributes): string =>
	classNames('storefront-cart', ...classesOfBlock(attributes));
