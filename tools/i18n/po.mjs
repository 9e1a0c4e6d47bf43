/** Reads and writes the .po and .pot file format, compatible with translators' tools. */

const ESCAPES = { '\\': '\\\\', '"': '\\"', '\n': '\\n', '\t': '\\t' };
const UNESCAPED = { n: '\n', t: '\t', r: '\r' };

const quote = (text) => `"${text.replace(/[\\"\n\t]/g, (character) => ESCAPES[character])}"`;

const unquote = (line) =>
	line
		.slice(line.indexOf('"') + 1, line.lastIndexOf('"'))
		.replace(/\\(.)/g, (_, character) => UNESCAPED[character] ?? character);

/** Matches fields of a message whose value may continue on the following lines. */
const FIELD = /^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?) (?=")/;

const readEntry = (lines) => {
	const fields = new Map();
	const comments = [];
	const files = [];
	let flags = '';
	let field = '';
	for (const line of lines) {
		const found = FIELD.exec(line);
		if (found) {
			field = found[1];
		}
		if (found || line.startsWith('"')) {
			fields.set(field, (fields.get(field) ?? '') + unquote(line));
		} else if (line.startsWith('#. ')) {
			comments.push(line.slice(3));
		} else if (line.startsWith('#: ')) {
			files.push(line.slice(3));
		} else if (line.startsWith('#, ')) {
			flags += line;
		}
	}
	return {
		context: fields.get('msgctxt') ?? null,
		id: fields.get('msgid') ?? null,
		plural: fields.get('msgid_plural') ?? null,
		comments,
		files,
		translations: [...fields].flatMap(([name, value]) =>
			name.startsWith('msgstr') ? [value] : [],
		),
		isFuzzy: flags.includes('fuzzy'),
	};
};

/**
 * Reads the messages of a file, without obsolete ones (#~).
 *
 * @param {string} content
 * @returns {import('./message.mjs').Translated[]}
 */
export const readPo = (content) =>
	content
		.split(/\r?\n\s*\r?\n/)
		.map((block) => readEntry(block.split(/\r?\n/)))
		.filter(({ id, context }) => id !== null && (id !== '' || context !== null));

const writeEntry = ({ context, id, plural, comments, files, translations, isFuzzy }) =>
	[
		...comments.map((comment) => `#. ${comment}`),
		...files.map((file) => `#: ${file}`),
		...(isFuzzy ? ['#, fuzzy'] : []),
		...(context === null ? [] : [`msgctxt ${quote(context)}`]),
		`msgid ${quote(id)}`,
		...(plural === null
			? [`msgstr ${quote(translations[0] ?? '')}`]
			: [
					`msgid_plural ${quote(plural)}`,
					...translations.map((translation, form) => `msgstr[${form}] ${quote(translation)}`),
				]),
	].join('\n');

/**
 * Writes a file: the introductory comment, the headers, the messages.
 *
 * @param {{about: string, headers: Record<string, string>, messages: readonly import('./message.mjs').Translated[]}} content
 * @returns {string}
 */
export const writePo = ({ about, headers, messages }) => {
	const head = Object.entries(headers).map(([name, value]) => quote(`${name}: ${value}\n`));
	return `${[`# ${about}\nmsgid ""\nmsgstr ""\n${head.join('\n')}`, ...messages.map(writeEntry)].join('\n\n')}\n`;
};
