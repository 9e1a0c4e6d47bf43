/**
 * Writes down what a screen reader is told while a shopper acts, and compares it with the transcript that the project
 * keeps (test/flows/transcripts). `WRITE_TRANSCRIPTS=1` writes the files anew, to be read before they are committed.
 */
import assert from 'node:assert/strict';
import { readFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { quietOf } from '../screens/wait.mjs';

const RECORDER = new URL('../../support/announcements.ts', import.meta.url);

/** Records announcements on every page to come, with the recorder that tests of islands use. */
const recordOnPages = async (page) => {
	const { outputText } = ts.transpileModule(await readFile(RECORDER, 'utf8'), {
		compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
	});
	await page.addInitScript(`(() => {
		const exports = {};
		${outputText}
		document.addEventListener('DOMContentLoaded', () => {
			window.announcements = exports.recordAnnouncements();
		});
	})();`);
};

/**
 * Leaves out what says nothing, that is addresses, blank placeholders, and all but the first options of long lists, and
 * what is another at each run: an order's number and date.
 */
const readable = (tree) => {
	const lines = tree.split('\n').filter((line) => !/^\s*- \/(url|placeholder):/.test(line));
	const isOption = (line) => /^\s*- option /.test(line ?? '');
	return lines
		.filter(
			(line, index) =>
				!(isOption(line) && [1, 2, 3].every((back) => isOption(lines[index - back]))),
		)
		.map((line) =>
			line
				.replace(/definition: "\d+"$/, 'definition: (number)')
				.replace(/definition: .*\b20\d\d$/, 'definition: (date)'),
		)
		.join('\n');
};

/** Describes the focused element by its role and name, as a screen reader does. */
const focusOf = async (page) => {
	const focused = page.locator(':focus');
	if ((await focused.count()) === 0) {
		return 'nowhere';
	}
	const [line = ''] = (await focused.ariaSnapshot()).split('\n');
	const described = await focused.evaluate((element) =>
		(element.getAttribute('aria-describedby') ?? '')
			.split(' ')
			.map((id) => document.getElementById(id)?.textContent.trim() ?? '')
			.filter(Boolean)
			.join(' '),
	);
	return [line.replace(/^- /, '').replace(/:$/, ''), described].filter(Boolean).join(', ');
};

/**
 * @param {import('@playwright/test').Page} page Before its first page.
 * @param {string} title
 * @param {string[]} waits What is said only where an answer takes long, as on a slow machine: it is left out.
 */
export const startTranscript = async (page, title, waits) => {
	await recordOnPages(page);
	const untilQuiet = quietOf(page);
	const lines = [`# ${title}`];
	return {
		/**
		 * Acts, and writes down what is said until something is shown and the page is quiet, and where the focus is then.
		 *
		 * @param {string} what
		 * @param {() => Promise<void>} act
		 * @param {{waitFor: () => Promise<void>}} [shown] Locator of what is shown, or another wait.
		 * @param {{waitsForAnswer: boolean}} [options]
		 */
		step: async (what, act, shown, { waitsForAnswer = true } = {}) => {
			await page.evaluate(() => window.announcements?.take());
			await act();
			await shown?.waitFor();
			if (waitsForAnswer) {
				await untilQuiet();
			}
			const all = await page.evaluate(() => window.announcements.take());
			const said = all.filter((words) => !waits.some((wait) => words.endsWith(wait)));
			lines.push(
				'',
				`## ${what}`,
				'',
				...(said.length > 0 ? said : ['nothing is said']).map((words) => `- ${words}`),
				`- focus: ${await focusOf(page)}`,
			);
		},
		/** Writes down the accessibility tree of a part of the page. */
		tree: async (what, part) => {
			lines.push('', `## ${what}`, '', '```yaml', readable(await part.ariaSnapshot()), '```');
		},
		/** Compares all of it with a file of test/flows/transcripts. */
		expectAsIn: async (name) => {
			const file = new URL(`../transcripts/${name}.md`, import.meta.url);
			const written = `${lines.join('\n')}\n`;
			if (env.WRITE_TRANSCRIPTS) {
				await mkdir(dirname(fileURLToPath(file)), { recursive: true });
				await writeFile(file, written);
			}
			assert.equal(written, await readFile(file, 'utf8'), `transcripts/${name}.md`);
		},
	};
};
