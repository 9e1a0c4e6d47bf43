/**
 * Loader that writes values of data/ into the scripts that use them: with `import icons from '../../data/icons.json'`,
 * `icons.close` becomes a literal. As a module, a file would be in every script that another one shares it with,
 * together with the values that only the other one needs.
 */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { inProject } from '../paths.mjs';
import { REGISTER } from '../register.mjs';

const IMPORT_OF_DATA = /^import \w+ from '[./]+\/data\/[\w-]+\.json';$/m;

/** Returns the files of data/ that a source imports, by the name of the import. */
const importedFiles = (source, folder) =>
	new Map(
		source.statements
			.filter((statement) => ts.isImportDeclaration(statement) && statement.importClause?.name)
			.map(({ importClause, moduleSpecifier }) => [
				importClause.name.text,
				resolve(folder, moduleSpecifier.text),
			])
			.filter(([, file]) => dirname(file) === inProject('data')),
	);

const isField = (value, name) =>
	typeof value === 'object' &&
	value !== null &&
	!Array.isArray(value) &&
	Object.hasOwn(value, name);

/** Returns the longest chain of property accesses that names a value of the file, with the value. */
const longestChain = (identifier, content) => {
	let node = identifier;
	let value = content;
	while (
		ts.isPropertyAccessExpression(node.parent) &&
		node.parent.expression === node &&
		isField(value, node.parent.name.text)
	) {
		node = node.parent;
		value = value[node.name.text];
	}
	return { node, value };
};

/**
 * Returns a TypeScript source with literals in place of the values of data/.
 *
 * @param {string} text
 * @param {string} path Absolute path of the source.
 * @param {(file: string) => unknown} read Returns the content of a JSON file.
 */
export const withLiterals = (text, path, read) => {
	const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
	const files = importedFiles(source, dirname(path));
	const replacements = [];
	const visit = (node) => {
		if (ts.isIdentifier(node) && files.has(node.text)) {
			const { node: chain, value } = longestChain(node, read(files.get(node.text)));
			if (chain !== node) {
				replacements.push({ start: chain.getStart(), end: chain.end, value });
			}
		}
		ts.forEachChild(node, visit);
	};
	visit(source);
	return replacements.reduceRight(
		(result, { start, end, value }) =>
			`${result.slice(0, start)}(${JSON.stringify(value)})${result.slice(end)}`,
		text,
	);
};

/** What IslandDefinition (src/islands/index.ts) has of an island in the register. */
const FOR_BOOT = ['schedule', 'cookie', 'hydrateOn', 'fetchAhead', 'passive'];

/** Returns what browsers get of the register: the rest is for PHP and tools. */
const registerInBrowsers = ({ islands }) => ({
	islands: Object.fromEntries(
		Object.entries(islands).map(([name, island]) => [
			name,
			Object.fromEntries(Object.entries(island).filter(([field]) => FOR_BOOT.includes(field))),
		]),
	),
});

const readData = (file) => {
	const content = JSON.parse(readFileSync(file, 'utf8'));
	return file === REGISTER ? registerInBrowsers(content) : content;
};

/** @this {import('webpack').LoaderContext<unknown>} */
export default function inlineData(text) {
	return IMPORT_OF_DATA.test(text)
		? withLiterals(text, this.resourcePath, (file) => {
				this.addDependency(file);
				return readData(file);
			})
		: text;
}
