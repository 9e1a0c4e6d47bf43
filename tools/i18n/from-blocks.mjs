/** Finds texts in block.json, with the contexts in which WordPress looks them up. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../files.mjs';
import { inProject, root } from '../paths.mjs';

/** Lists whose items have texts of their own. */
const PARTS = { styles: { label: 'block style label' } };
const VARIATION = {
	title: 'block variation title',
	description: 'block variation description',
	keywords: 'block variation keyword',
};
const BLOCK = {
	title: 'block title',
	description: 'block description',
	keywords: 'block keyword',
};

const textsIn = (settings, contexts) =>
	Object.entries(contexts).flatMap(([name, context]) =>
		[settings[name] ?? []].flat().map((id) => ({ id, context })),
	);

/** Returns the texts of one block.json. */
export const textsOfBlock = (file, block) =>
	[
		...textsIn(block, BLOCK),
		...(block.styles ?? []).flatMap((style) => textsIn(style, PARTS.styles)),
		...(block.variations ?? []).flatMap((variation) => textsIn(variation, VARIATION)),
	].map(({ id, context }) => ({
		message: { context, id, plural: null, comments: [], files: [file] },
	}));

/**
 * Returns the texts of all blocks.
 *
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfBlocks = () =>
	filesBelow(inProject('blocks'))
		.filter((file) => file.endsWith('block.json'))
		.flatMap((file) => textsOfBlock(relative(root, file), JSON.parse(readFileSync(file, 'utf8'))));
