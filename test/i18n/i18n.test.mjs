#!/usr/bin/env node
/**
 * Tests that texts are found in all sources, kept in their files, checked against rules, and compiled for the scripts
 * that use them.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textsOfBuilt } from '../../tools/i18n/built-texts.mjs';
import { translationsOf } from '../../tools/i18n/catalogues.mjs';
import { isWaiting, problemsOf } from '../../tools/i18n/check.mjs';
import { textsOfBlock } from '../../tools/i18n/from-blocks.mjs';
import { textsOfData } from '../../tools/i18n/from-data.mjs';
import { textsOfPhpFiles } from '../../tools/i18n/from-php.mjs';
import { textsOfScript } from '../../tools/i18n/from-scripts.mjs';
import { LANGUAGES } from '../../tools/i18n/languages.mjs';
import { mergeMessages } from '../../tools/i18n/message.mjs';
import { ensureTranslated } from '../../tools/i18n/release.mjs';
import { readPo, writePo } from '../../tools/i18n/po.mjs';

const [chinese, french] = LANGUAGES;

const message = (id, rest = {}) => ({
	context: null,
	id,
	plural: null,
	comments: [],
	files: [],
	translations: [''],
	isFuzzy: false,
	...rest,
});

const translated = (id, ...translations) => message(id, { translations });

const several = (id, plural, ...translations) => message(id, { plural, translations });

const foundIn = (script) =>
	textsOfScript('file.tsx', script).map((found) => found.problem ?? found.message);

const refused = (script) => {
	const [problem] = foundIn(script);
	assert.equal(typeof problem, 'string');
	return problem;
};

const SCRIPT = `
const view = (
	<p title={_x('Post', 'verb', 'storefront-islands')}>
		{
			// translators: %d: pieces.
			sprintf(_n('%d piece', '%d pieces', count, 'storefront-islands'), count)
		}
		{__("It's" + ' one', 'storefront-islands')}
	</p>
);
const other = isKnown
	? /* translators: 1: shop, 2: city. */
		sprintf(__('%1$s in %2$s', 'storefront-islands'), shop, city)
	: other.translate('no text');
`;

test("extracts texts of TypeScript, with translators' comments", async () => {
	assert.deepEqual(
		foundIn(SCRIPT).map(({ context, id, plural, comments }) => [context, id, plural, ...comments]),
		[
			['verb', 'Post', null],
			[null, '%d piece', '%d pieces', 'translators: %d: pieces.'],
			[null, "It's one", null],
			[null, '%1$s in %2$s', null, 'translators: 1: shop, 2: city.'],
		],
	);
});

test('rejects texts that cannot be translated', async () => {
	assert.match(refused(`__(text, 'storefront-islands')`), /as a literal/);
	assert.match(refused(`__('Text')`), /text domain/);
	assert.match(refused(`_x('Text', 'context')`), /text domain/);
	assert.match(refused(`__('%s left', 'storefront-islands')`), /translators/);
});

test('extracts texts of PHP, and nothing that looks like them', async () => {
	const found = textsOfPhpFiles(['test/i18n/sample.php']);
	assert.deepEqual(
		found.map((one) => one.problem ?? [one.message.context, one.message.id, one.message.plural]),
		[
			[null, "It's %s", null],
			['verb', 'Post', null],
			[null, 'One sentence', null],
			[null, '%d piece', '%d pieces'],
			'test/i18n/sample.php:19: __() must be given its text as a literal',
			"test/i18n/sample.php:20: __() must name the text domain 'storefront-islands'",
		],
	);
	assert.deepEqual(found[0].message.comments, ['translators: %s: name.']);
});

test("extracts texts of block.json, in WordPress's contexts", async () => {
	const block = { title: 'Cart', description: 'All of it', keywords: ['basket'] };
	assert.deepEqual(
		textsOfBlock('block.json', block).map(({ message: { context, id } }) => [context, id]),
		[
			['block title', 'Cart'],
			['block description', 'All of it'],
			['block keyword', 'basket'],
		],
	);
});

test('extracts labels and help of data', async () => {
	const found = new Set(textsOfData().map(({ message: { id } }) => id));
	for (const text of ['Coupons', 'An order without it is refused.', 'Shipping address']) {
		assert.ok(found.has(text), text);
	}
});

test('merges a text used at several places into one message', async () => {
	const merged = mergeMessages([
		message('Cart', { files: ['a'] }),
		message('Cart', { files: ['b'], plural: 'Carts' }),
		message('Cart', { context: 'verb', files: ['c'] }),
	]);
	assert.deepEqual(
		merged.map(({ plural, files }) => [plural, files]),
		[
			['Carts', ['a', 'b']],
			[null, ['c']],
		],
	);
});

test('reads what it writes', async () => {
	const messages = [
		several('%d piece', '%d pieces', 'une', 'des'),
		message('Doubtful', { isFuzzy: true, comments: ['why'], files: ['x.ts', 'y.ts'] }),
		message('A "quoted"\nline \\n', {
			context: 'verb',
			translations: ['«\u00a0oui\u00a0»\tnon'],
		}),
	];
	assert.deepEqual(readPo(writePo({ about: 'x', headers: { A: 'b' }, messages })), messages);
});

test('a file keeps the order of its texts, each on one line', async () => {
	const long =
		'A text that is longer than a line of eighty characters, which tools may fold. '.repeat(2);
	const messages = [
		message('Post', { context: 'verb' }),
		message(long),
		message('10'),
		message('9'),
	];
	const content = writePo({ about: 'About.', headers: { A: 'b' }, messages });
	assert.deepEqual(
		[...content.matchAll(/^msgid "(.+)"$/gm)].map(([, id]) => id),
		['Post', long, '10', '9'],
	);
	assert.match(content, /^# About\.\nmsgid ""\nmsgstr ""\n"A: b\\n"\n/);
});

test('reads files of other programs', async () => {
	const content = `msgid ""\nmsgstr ""\n"A: b\\n"\n\n#: a.ts:12\n#, php-format, fuzzy\n#| msgid "Old"\nmsgid ""\n"One "\n"two"\nmsgstr "Un "\n"deux"\n\n#~ msgid "Gone"\n#~ msgstr "Parti"\n`;
	assert.deepEqual(readPo(content), [
		message('One two', { translations: ['Un deux'], isFuzzy: true, files: ['a.ts:12'] }),
	]);
});

test('keeps translations when sources change, and reports missing ones', async () => {
	const texts = [message('Cart'), several('piece', 'pieces')];
	const content = translationsOf(french, texts, [
		translated('Cart', 'Panier'),
		translated('Gone', 'Parti'),
	]);
	assert.deepEqual(
		readPo(content).map(({ id, translations }) => [id, translations]),
		[
			['Cart', ['Panier']],
			['piece', ['', '']],
		],
	);
});

test('a new text waits for its translation as fuzzy, until somebody fills it in', async () => {
	const waits = (known) => {
		const [found] = readPo(translationsOf(french, [message('New')], known));
		return isWaiting(found);
	};
	assert.ok(waits([]));
	assert.ok(waits([{ ...translated('New', 'Nouveau'), isFuzzy: true }]));
	assert.ok(!waits([translated('New', 'Nouveau')]));
	assert.ok(!waits([translated('New', '')]), 'a translation that was removed is an error');
});

test('a release is refused while a text waits', async () => {
	const waiting = { ...translated('New', ''), isFuzzy: true };
	const refused = /: fr_FR \(1\)\. npm run i18n -- --release lists them\.$/;
	assert.throws(() => ensureTranslated([french], () => [translated('A', 'B'), waiting]), refused);
	ensureTranslated([french], () => [translated('A', 'B')]);
});

test('a translation keeps placeholders, tags and spaces', async () => {
	const wrong = (...texts) => problemsOf(translated(...texts), french).length > 0;
	assert.ok(!wrong('%1$s of %2$s', '%2$s, %1$s'));
	assert.ok(!wrong('%s of %s', '%2$s, %1$s'));
	assert.ok(!wrong('100%% of %d', '100\u00a0%% de %d'));
	assert.ok(wrong('%1$s of %2$s', '%1$s'));
	assert.ok(wrong('%d left', '%s restants'));
	assert.ok(wrong('<b>Bold</b>', 'Gras'));
	assert.ok(wrong('Error: ', 'Erreur'));
	assert.ok(wrong('Text', ''));
	assert.deepEqual(problemsOf({ ...translated('Text', 'Texte'), isFuzzy: true }, french), [
		'is marked as fuzzy',
	]);
});

test('a plural text has all forms of its language', async () => {
	assert.deepEqual(problemsOf(several('One', '%d', '%d'), chinese), []);
	assert.deepEqual(problemsOf(several('%d a', '%d b', '%d', '%d'), french), []);
	assert.match(problemsOf(several('%d a', '%d b', '%d'), french)[0], /1 forms instead of 2/);
	// In French the singular is also used for 0.
	assert.match(problemsOf(several('One', '%d', 'Un', '%d'), french)[0], /form 0/);
});

test('French punctuation has non-breaking spaces', async () => {
	const rules = (text) => problemsOf(translated('Text', text), french).length;
	assert.deepEqual(
		['Vraiment\u00a0?', '«\u00a0oui\u00a0»', 'à 10:30', '&quot;oui&quot; ou non'].map(rules),
		[0, 0, 0, 0],
	);
	assert.deepEqual(['Vraiment ?', 'Voilà?', '« oui »', '«oui\u00a0»'].map(rules), [1, 1, 1, 1]);
});

test('scripts load with their translations, and with those of their chunks', async () => {
	const built = new Map([
		[
			'checkout.js',
			`a("It's here","storefront-islands");b('Say "hi"','storefront-islands');c={1:"0123abcd"}`,
		],
		['placing.0123abcd.js', 'd("Placing…","storefront-islands")'],
		['boot.js', 'size("Size")'],
	]);
	const texts = ["It's here", 'Say "hi"', 'Placing…', 'Size', 'Elsewhere'];
	assert.deepEqual(
		[...textsOfBuilt(built, texts)].map(([name, said]) => [name, [...said]]),
		[
			['checkout', ["It's here", 'Say "hi"', 'Placing…']],
			['boot', []],
		],
	);
});
