/** Registers an island in the files that list all of them: pure functions of these files' content. */
import { Problem } from '../problem.mjs';
import { formatted } from './formatted.mjs';

/** Bytes that an island may have on a page with shared.js, as other islands. */
const MOST_BYTES = 30720;

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

const withScript = (text, { kebab, words }) => {
	const register = JSON.parse(text);
	const islands = Object.entries(register.islands);
	islands.push([
		kebab,
		{
			about: words,
			source: `src/islands/${kebab}/mount.tsx`,
			bundle: 'shared',
			schedule: 'visible',
			max: MOST_BYTES,
		},
	]);
	islands.sort(([one], [other]) => (one < other ? -1 : 1));
	return JSON.stringify({ ...register, islands: Object.fromEntries(islands) }, null, 2);
};

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

/**
 * Returns the content of the changed files by their path.
 *
 * @param {import('./names.mjs').Names} names
 * @param {(path: string) => string} read Reads a file of the project.
 * @returns {Promise<Map<string, string>>}
 */
export const registrationsOf = (names, read) =>
	formatted({
		'data/scripts.json': withScript(read('data/scripts.json'), names),
		'blocks/index.ts': withBlock(read('blocks/index.ts'), names),
	});
