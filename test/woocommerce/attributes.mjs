/**
 * Attributes and looks of WooCommerce's cart, checkout, mini-cart and filter blocks that the tables of carried settings do
 * not know (test/fixtures/woocommerce-blocks/carried.json, looks.json).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../../tools/paths.mjs';

const BLOCKS = 'assets/client/blocks';

/** Blocks of their own that only have such a name. */
const OTHERS = ['woocommerce/cart-link'];

const OURS =
	/^woocommerce\/(?:cart|checkout|mini-cart|proceed-to|filled-|empty-|product-filter|[a-z]+-filters?$|filter-wrapper)/;

/** Attributes that WordPress adds to a block by its supports; `looksOf` has those by which it looks different. */
const OF_WORDPRESS = [
	'allowedBlocks',
	'anchor',
	'ariaLabel',
	'backgroundColor',
	'borderColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'lock',
	'metadata',
	'style',
	'textColor',
];

const readTable = (name) =>
	JSON.parse(readFileSync(inProject(`test/fixtures/woocommerce-blocks/${name}.json`), 'utf8'));

/** Supports of block.json by which an editor gives a block a look of its own. */
const LOOKS = [
	'align',
	'background',
	'border',
	'__experimentalBorder',
	'color',
	'dimensions',
	'shadow',
	'spacing',
	'typography',
];

/** Keys of such a support that offer no look. */
const NO_LOOKS = [
	'enableContrastChecker',
	'__experimentalDefaultControls',
	'__experimentalSkipSerialization',
];

/** Colours that a block has unless it says otherwise. */
const DEFAULT_COLORS = { background: true, text: true };

/** Returns the looks that a block's supports offer, such as "spacing.margin"; "align" for any alignment. */
const looksOf = (supports) =>
	LOOKS.filter((name) => supports[name]).flatMap((name) => {
		const support = { ...(name === 'color' && DEFAULT_COLORS), ...Object(supports[name]) };
		return name === 'align'
			? [name]
			: Object.keys(support)
					.filter((key) => support[key] && !NO_LOOKS.includes(key))
					.map((key) => `${name}.${key}`);
	});

/**
 * Returns the attributes and looks without an answer in the tables, as BLOCK.ATTRIBUTE.
 *
 * @param {readonly {name: string, attributes?: object, supports?: object}[]} types Block types, as in block.json; others
 *   are ignored.
 */
export const unknownAttributes = (types) => {
	const known = readTable('carried');
	const looks = readTable('looks').blocks;
	return types
		.filter(({ name }) => OURS.test(name) && !OTHERS.includes(name))
		.flatMap(({ name, attributes = {}, supports = {} }) => {
			const block = name.replace('woocommerce/', '');
			return [
				...Object.keys(attributes).filter(
					(attribute) =>
						!OF_WORDPRESS.includes(attribute) &&
						known[block]?.[attribute] === undefined &&
						known['*'][attribute] === undefined,
				),
				...looksOf(supports).filter((look) => looks[block]?.looks[look] === undefined),
			].map((attribute) => `${block}.${attribute}`);
		})
		.sort();
};

/**
 * Returns the block types in WooCommerce's folder.
 *
 * @param {string} folder
 * @returns {{name: string, attributes?: object, supports?: object}[]}
 */
export const blockTypesIn = (folder) =>
	readdirSync(join(folder, BLOCKS), { recursive: true })
		.filter((file) => basename(file) === 'block.json')
		.map((file) => JSON.parse(readFileSync(join(folder, BLOCKS, file), 'utf8')));
