import type { BlockAttributes, BlockTree } from './block-tree';

/** What WordPress itself gives to blocks. Each block takes of them what it supports. */
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

/** Those attributes that have these names, and a value. */
export const pick = (attributes: BlockAttributes, names: readonly string[]): BlockAttributes =>
	Object.fromEntries(
		names
			.filter((name) => attributes[name] !== undefined && attributes[name] !== '')
			.map((name) => [name, attributes[name]]),
	);

/** What stays as it is whichever block it becomes: alignment, colours, name, lock, classes. */
export const keptAttributes = ({ attributes }: BlockTree): BlockAttributes =>
	pick(attributes, OF_WORDPRESS);
