import type { BlockAttributes, BlockTree } from './block-tree';

/** Attributes that WordPress adds to blocks. Each block accepts those it supports. */
const OF_WORDPRESS = [
	'align',
	'anchor',
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
] as const;

/** Returns the attributes with the given names that have a value. */
export const pick = (attributes: BlockAttributes, names: readonly string[]): BlockAttributes =>
	Object.fromEntries(
		names
			.filter((name) => attributes[name] !== undefined && attributes[name] !== '')
			.map((name) => [name, attributes[name]]),
	);

/** Returns the attributes that every conversion preserves: alignment, colours, name, lock, class names. */
export const preservedAttributes = ({ attributes }: BlockTree): BlockAttributes =>
	pick(attributes, OF_WORDPRESS);
