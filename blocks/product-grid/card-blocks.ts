/** Converts the parts of a product card to and from the blocks that WooCommerce makes a card of. */
import {
	readFlag,
	readList,
	readNumber,
	readRecord,
	readText,
} from '../../src/domain/support/unknown';
import { DEFAULT_CARD_PARTS, type CardParts } from '../shared/product-list/card-parts';
import {
	blockTree,
	childNamed,
	type BlockAttributes,
	type BlockTree,
} from '../transforms/block-tree';

const IMAGE = 'woocommerce/product-image';
const BADGE = 'woocommerce/product-sale-badge';
const PRICE = 'woocommerce/product-price';
const RATING = 'woocommerce/product-rating';
const SUMMARY = 'woocommerce/product-summary';
const BUTTON = 'woocommerce/product-button';

/** Namespace that WooCommerce gives WordPress's blocks in a product collection. */
const NAMESPACE = 'woocommerce/product-collection';

interface CardNames {
	/** Block of the product's name. */
	readonly title: string;
	/** Attribute of that block that links the name to the product. */
	readonly titleLink: string;
}

const OF_COLLECTION: CardNames = { title: 'core/post-title', titleLink: 'isLink' };
const OF_ALL_PRODUCTS: CardNames = {
	title: 'woocommerce/product-title',
	titleLink: 'showProductLink',
};

const isSummary = ({ name }: BlockTree): boolean =>
	name === SUMMARY || name === 'core/post-excerpt';

/** Returns all blocks of a card, at any depth. */
const flatten = (blocks: readonly BlockTree[]): readonly BlockTree[] =>
	blocks.flatMap((block) => [block, ...flatten(block.innerBlocks)]);

const partsOf = (blocks: readonly BlockTree[], { title, titleLink }: CardNames): CardParts => {
	const card = blockTree('', {}, flatten(blocks));
	if (card.innerBlocks.length === 0) {
		return DEFAULT_CARD_PARTS;
	}
	const image = childNamed(card, IMAGE);
	return {
		showPicture: image !== undefined,
		showSaleBadge:
			image?.attributes.showSaleBadge !== false || childNamed(card, BADGE) !== undefined,
		linkName: childNamed(card, title)?.attributes[titleLink] !== false,
		showPrice: childNamed(card, PRICE) !== undefined,
		showRating: childNamed(card, RATING) !== undefined,
		// WooCommerce's cards have none.
		showSwatches: false,
		showSummary: card.innerBlocks.some(isSummary),
		showButton: childNamed(card, BUTTON) !== undefined,
	};
};

const isShown = (attributes: BlockAttributes, part: keyof CardParts): boolean =>
	attributes[part] === undefined ? DEFAULT_CARD_PARTS[part] : readFlag(attributes[part]);

const blocksOf = (
	attributes: BlockAttributes,
	title: (isLink: boolean) => BlockTree,
): readonly BlockTree[] => {
	const optional = (part: keyof CardParts, block: BlockTree): readonly BlockTree[] =>
		isShown(attributes, part) ? [block] : [];
	return [
		...optional(
			'showPicture',
			blockTree(IMAGE, {
				imageSizing: 'thumbnail',
				showSaleBadge: isShown(attributes, 'showSaleBadge'),
			}),
		),
		title(isShown(attributes, 'linkName')),
		...optional('showPrice', blockTree(PRICE)),
		...optional('showRating', blockTree(RATING)),
		...optional('showSummary', blockTree(SUMMARY)),
		...optional('showButton', blockTree(BUTTON)),
	];
};

/** Reads the card of a product collection; its parts as by default where the template is empty. */
export const readCollectionCard = (template: BlockTree | undefined): CardParts =>
	partsOf(template?.innerBlocks ?? [], OF_COLLECTION);

/** Returns the blocks of a product collection's card. */
export const writeCollectionCard = (attributes: BlockAttributes): readonly BlockTree[] =>
	blocksOf(attributes, (isLink) =>
		blockTree(OF_COLLECTION.title, {
			level: readNumber(attributes.headingLevel, 2),
			[OF_COLLECTION.titleLink]: isLink,
			__woocommerceNamespace: `${NAMESPACE}/product-title`,
		}),
	);

/** Reads the card of an `all-products` block, which keeps it as a list of names and attributes. */
export const readLayout = (layout: unknown): CardParts =>
	partsOf(
		readList(layout).map((entry) => {
			const [name, attributes] = readList(entry);
			return blockTree(readText(name), readRecord(attributes));
		}),
		OF_ALL_PRODUCTS,
	);

/** Returns the card of an `all-products` block. */
export const writeLayout = (attributes: BlockAttributes): unknown =>
	blocksOf(attributes, (isLink) =>
		blockTree(OF_ALL_PRODUCTS.title, { [OF_ALL_PRODUCTS.titleLink]: isLink }),
	).map((block) => [block.name, block.attributes]);
