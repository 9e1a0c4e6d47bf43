/**
 * Finds texts in data/block-settings.json: blocks/shared/data-text.ts and Elementor\ControlLabels translate them, by
 * functions that are given no literal.
 */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.mjs';

const FILE = 'data/block-settings.json';

/**
 * Returns the texts of a table of block settings.
 *
 * @param {Record<string, Record<string, {label: string, help?: string}>>} table
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfSettings = (table) =>
	Object.values(table)
		.flatMap((attributes) => Object.values(attributes))
		.flatMap(({ label, help }) => [label, help ?? []].flat())
		.map((id) => ({
			message: { context: null, id, plural: null, comments: [], files: [FILE] },
		}));

/** Returns the texts of data. */
export const textsOfData = () => textsOfSettings(JSON.parse(readFileSync(inProject(FILE), 'utf8')));
