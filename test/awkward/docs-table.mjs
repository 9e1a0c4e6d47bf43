/** The table in docs/catalogue.md: what comes of each product by each way. */
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { inProject } from '../../tools/paths.mjs';
import { WAYS, wordOf } from './ways.mjs';

const FILE = inProject('docs/catalogue.md');
const HEADING = '### An awkward catalogue';
/** The rows of the table below the heading, without its first two. */
const ROWS = new RegExp(`(${HEADING}\\n(?:(?!\\|).*\\n)*)((?:\\|.*\\n)+)`);

const cellsOf = (row) =>
	row
		.split(/(?<!\\)\|/)
		.slice(1, -1)
		.map((cell) => cell.trim());

/** Returns the cells of a product by its SKU, as the document has them. */
export const readTable = () => {
	const [, , rows = ''] = ROWS.exec(readFileSync(FILE, 'utf8')) ?? [];
	const [, , ...products] = rows.trimEnd().split('\n').map(cellsOf);
	return new Map(products.map(([sku, ...cells]) => [sku, cells]));
};

/** Returns the cells of a product as the run has found them. */
export const cellsFor = ({ covers }, results) => [
	covers,
	...Object.keys(WAYS).map((way) => wordOf(results[way])),
];

export const writeTable = async (entries, results) => {
	const head = ['SKU', 'product', ...Object.keys(WAYS)];
	const rows = [
		head,
		head.map(() => '---'),
		...entries.map((entry) => [entry.sku, ...cellsFor(entry, results[entry.sku])]),
	];
	const table = rows.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
	const text = readFileSync(FILE, 'utf8').replace(ROWS, (_all, before) => before + table);
	writeFileSync(FILE, await format(text, { ...(await resolveConfig(FILE)), filepath: FILE }));
};
