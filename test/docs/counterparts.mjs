/**
 * Files that comments and documents refer to, such as the TypeScript counterpart of a PHP view or of a rule in PHP.
 * They must exist and contain the name given for them.
 */
import { proseLines } from './headings.mjs';

/** Fenced code is skipped: it may show example files that do not exist. */
const prose = (markdown) => proseLines(markdown).join('\n');

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}])\/\/[^\n]*/g;

/** Matches `src/ui/price.tsx`; paths with placeholders (NAME, *) do not name a single file. */
const PATH = /(?<![\w/.{*-])(?:src|blocks|php-stubs|test|tools|docs)\/[\w./-]*\w(?![\w{*]|\/[{*])/g;
/**
 * Matches `parts/summary.tsx`, `contract.ts`: the end of a path. Other file extensions often belong to files of
 * WordPress.
 */
const PATH_END = /(?<![\w/.{}*-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|scss)\b/g;
/** Matches `Cart\View\Totals`, a class or a namespace. */
const CLASS = /(?<![\w\\])(?:[A-Z]\w*\\)+[A-Z]\w*/g;
/** Matches `Totals::label()`, a member of a class; those of others have underscores in their names. */
const MEMBER = /(?<![\w\\])([A-Z][A-Za-z]+)::(\w+)/g;
/** Matches `CouponList in src/islands/shared/cart/coupons.tsx`, also with a folder or with two files (`{a,b}.tsx`). */
const NAME_IN_PATH = /`?\b(\w+)`? in ((?:src|blocks|php-stubs)\/[\w./-]*\w)/g;
/** Matches `CouponList in PHP`. */
const CLASS_IN_PHP = /\b([A-Z][a-z]+[A-Z]\w*) in PHP\b/g;
/** Matches `src/ui/{price,picture}.tsx`. */
const ALTERNATIVES = /(?<![\w/.*-])([\w./-]+\/)\{(\w[\w,-]*)\}([\w.]*)/g;

/** Returns a comment as one line, with `src/ui/{a,b}.tsx` written as two paths. */
const asLine = (comment) =>
	comment
		.replace(/\s*\n\s*(?:\*(?!\/)|\/\/)?\s*/g, ' ')
		.replace(ALTERNATIVES, (_text, start, names, end) =>
			names
				.split(',')
				.map((name) => start + name + end)
				.join(' '),
		);

const isPlaceholder = (path) => path.split('/').some((part) => /^[A-Z]{3,}(?:\.|$)/.test(part));

const matches = (text, pattern) => [...text.matchAll(pattern)].map(([found]) => found);

/**
 * Returns the files and classes that a file's comments or a document's text refer to and that do not exist.
 *
 * @param {string} file Path from the project's root.
 * @param {string} text Content of the file.
 * @param {readonly string[]} files All files of the project.
 * @param {(file: string) => string} read Reads one of them.
 * @returns {string[]}
 */
export const deadCounterparts = (file, text, files, read) => {
	const exists = (path) =>
		files.some(
			(other) => other === path || other.startsWith(`${path}/`) || other.startsWith(`${path}.`),
		);
	const endsFile = (path) => files.some((other) => `/${other}`.endsWith(`/${path}`));
	const isClass = (name) => {
		const path = name.replace(/^StorefrontIslands\\/, '').replaceAll('\\', '/');
		return files.some(
			(other) => `/${other}`.includes(`/${path}.php`) || other.includes(`/${path}/`),
		);
	};
	const hasMember = (name, member) =>
		files.some(
			(other) =>
				other.endsWith(`/${name}.php`) &&
				(member === 'class' || new RegExp(`\\b${member}\\b`).test(read(other))),
		);
	const isInPath = (name, path) =>
		files.some(
			(other) =>
				(other === path || other.startsWith(`${path}/`)) &&
				new RegExp(`\\b${name}\\b`).test(read(other)),
		);
	const texts = file.endsWith('.md') ? [prose(text)] : matches(text, COMMENT).map(asLine);
	return texts.flatMap((comment) => [
		...matches(comment, PATH)
			.filter((path) => !isPlaceholder(path) && !exists(path))
			.map((path) => `${file}: ${path}: there is no such file`),
		...matches(comment, PATH_END)
			.filter((path) => !isPlaceholder(path) && !exists(path) && !endsFile(path))
			.filter((path) => !matches(comment, PATH).includes(path))
			.map((path) => `${file}: ${path}: there is no such file`),
		...matches(comment, CLASS)
			.filter((name) => !isClass(name))
			.map((name) => `${file}: ${name}: there is no such class`),
		...[...comment.matchAll(MEMBER)]
			.filter(([, name, member]) => !hasMember(name, member))
			.map(([found]) => `${file}: ${found}: there is no such member`),
		...[...comment.matchAll(NAME_IN_PATH)]
			.filter(([, , path]) => exists(path))
			// In front of a folder, a word with one capital letter may begin a sentence.
			.filter(([, name, path]) => (files.includes(path) ? /[A-Z]/ : /[a-z][A-Z]/).test(name))
			.filter(([, name, path]) => !isInPath(name, path))
			.map(([, name, path]) => `${file}: ${name} in ${path}: it is not there`),
		...[...comment.matchAll(CLASS_IN_PHP)]
			.filter(([, name]) => !endsFile(`${name}.php`))
			.map(([, name]) => `${file}: ${name} in PHP: there is no such class`),
	]);
};
