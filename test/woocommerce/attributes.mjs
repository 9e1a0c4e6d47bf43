/**
 * Attributes of WooCommerce's cart, checkout and mini-cart blocks that the table of carried settings does not know
 * (test/fixtures/woocommerce-blocks/carried.json).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inProject } from '../../tools/paths.mjs';

const BLOCKS = 'assets/client/blocks';

/** Blocks of their own that only have such a name. */
const OTHERS = ['woocommerce/cart-link'];

const OURS = /^woocommerce\/(?:cart|checkout|mini-cart|proceed-to|filled-|empty-)/;

/** Attributes that WordPress adds to a block by its supports; they are the same for every block. */
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

const table = () =>
	JSON.parse(readFileSync(inProject('test/fixtures/woocommerce-blocks/carried.json'), 'utf8'));

/**
 * Returns the attributes without an answer in the table, as BLOCK.ATTRIBUTE.
 *
 * @param {readonly {name: string, attributes?: object}[]} types Block types, as in block.json; others are ignored.
 */
export const unknownAttributes = (types) => {
	const known = table();
	return types
		.filter(({ name }) => OURS.test(name) && !OTHERS.includes(name))
		.flatMap(({ name, attributes = {} }) => {
			const block = name.replace('woocommerce/', '');
			return Object.keys(attributes)
				.filter(
					(attribute) =>
						!OF_WORDPRESS.includes(attribute) &&
						known[block]?.[attribute] === undefined &&
						known['*'][attribute] === undefined,
				)
				.map((attribute) => `${block}.${attribute}`);
		})
		.sort();
};

/**
 * Returns the block types in WooCommerce's folder.
 *
 * @param {string} folder
 * @returns {{name: string, attributes?: object}[]}
 */
export const blockTypesIn = (folder) =>
	readdirSync(join(folder, BLOCKS), { recursive: true })
		.filter((file) => basename(file) === 'block.json')
		.map((file) => JSON.parse(readFileSync(join(folder, BLOCKS, file), 'utf8')));
