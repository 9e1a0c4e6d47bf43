/** Registers an island in the files that list all of them: pure functions of these files' content. */
import { Problem } from '../problem.mjs';
import { formatted } from './formatted.mjs';

/** Bytes that an island may have on a page: with shared.js, and what WordPress itself brings. As other islands. */
const OWN_BYTES = 30720;
const WORDPRESS_BYTES = 122880;

/** Inserts a part before the first match that comes later in the alphabet, or after all of them. */
const insertSorted = (text, pattern, name, part) => {
	const found = [...text.matchAll(pattern)];
	const later = found.find((match) => match[1] > name);
	const last = found.at(-1);
	if (last === undefined) {
		throw new Problem(`Nothing matches ${pattern}: tools/new-island is out of date.`);
	}
	const at = later?.index ?? last.index + last[0].length;
	return text.slice(0, at) + part + text.slice(at);
};

const ISLANDS = /(export const islands: readonly IslandDefinition\[\] = \[\n)([^\]]*)(\];)/;

const withDefinition = (text, { camel, kebab }) =>
	text
		.replace(
			'/** All islands known to boot. */',
			`const ${camel}: IslandDefinition = { name: '${kebab}', schedule: 'visible' };\n\n$&`,
		)
		.replace(ISLANDS, (_all, begin, list, end) =>
			[begin, ...[...list.matchAll(/.+\n/g), `\t${camel},\n`].map(String).toSorted(), end].join(''),
		);

const withBlock = (text, { pascal, kebab }) => {
	const imported = insertSorted(
		text,
		/^import \{[^}]*\} from '\.\/([\w-]+)\/edit';\n/gm,
		kebab,
		`import { ${pascal}Edit } from './${kebab}/edit';\n`,
	);
	return insertSorted(
		imported,
		/^registerBlockType\('storefront-islands\/([\w-]+)',[\s\S]*?\}\);\n/gm,
		kebab,
		`registerBlockType('storefront-islands/${kebab}', { edit: ${pascal}Edit, save });\n`,
	);
};

const withBudgets = (text, { kebab, words }) => {
	const budgets = JSON.parse(text);
	budgets.own.push({ name: words, entries: ['shared', kebab], max: OWN_BYTES });
	budgets.wordpress[kebab] = WORDPRESS_BYTES;
	return JSON.stringify(budgets, null, 2);
};

/**
 * Returns the content of the changed files by their path.
 *
 * @param {import('./names.mjs').Names} names
 * @param {(path: string) => string} read Reads a file of the project.
 * @returns {Promise<Map<string, string>>}
 */
export const registrationsOf = (names, read) =>
	formatted({
		'src/islands/index.ts': withDefinition(read('src/islands/index.ts'), names),
		'blocks/index.ts': withBlock(read('blocks/index.ts'), names),
		'size-budgets.json': withBudgets(read('size-budgets.json'), names),
	});
