/**
 * Finds texts in data/: blocks/shared/data-text.ts and Compat\Elementor\DataText translate them, by functions that are given
 * no literal.
 */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.mjs';

/** Files with texts, which are those that a function returns. */
const FILES = {
	'data/block-settings.json': (table) =>
		Object.values(table)
			.flatMap((attributes) => Object.values(attributes))
			.flatMap(({ label, help }) => [label, help ?? []].flat()),
	'data/block-texts.json': ({ blocks, steps }) =>
		[...Object.values(blocks), steps].flatMap((labels) => Object.values(labels)),
};

/**
 * Returns the texts of data.
 *
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfData = () =>
	Object.entries(FILES).flatMap(([file, textsIn]) =>
		textsIn(JSON.parse(readFileSync(inProject(file), 'utf8'))).map((id) => ({
			message: { context: null, id, plural: null, comments: [], files: [file] },
		})),
	);
