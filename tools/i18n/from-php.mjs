/** Finds texts in PHP: calls of __() and similar functions, and the plugin's description. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { filesBelow } from '../files.mjs';
import { inProject, root } from '../paths.mjs';
import { Problem } from '../problem.mjs';
import { messageOfCall } from './call.mjs';

const MAIN_FILE = 'php-stubs/storefront-islands.php';

/** Uses PHP's own tokenizer, which tells a call from a text that looks like one. */
const callsOf = (files) => {
	const { status, stdout, stderr, error } = spawnSync('php', [inProject('tools/i18n/calls.php')], {
		cwd: root,
		encoding: 'utf8',
		input: files.join('\n'),
		maxBuffer: Infinity,
	});
	if (error || status !== 0) {
		throw new Problem(`Texts in PHP are found by PHP, which did not work:\n${error ?? stderr}`);
	}
	return stdout
		.split('\n')
		.filter((line) => line !== '')
		.map((line) => JSON.parse(line));
};

/** WordPress shows the translated description in its list of plugins. */
const description = () => {
	const [, id] =
		/^ \* Description:\s+(.+)$/m.exec(readFileSync(inProject(MAIN_FILE), 'utf8')) ?? [];
	return {
		message: {
			context: null,
			id,
			plural: null,
			comments: ['Description of the plugin'],
			files: [MAIN_FILE],
		},
	};
};

/**
 * Returns the texts of the given files.
 *
 * @param {readonly string[]} files Paths from the project's root.
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfPhpFiles = (files) =>
	callsOf(files)
		.map(messageOfCall)
		.filter((one) => one !== null);

/**
 * Returns the texts of php-stubs, demo-shop and blocks.
 *
 * @returns {import('./call.mjs').Found[]}
 */
export const textsOfPhp = () => {
	const files = ['php-stubs', 'demo-shop', 'blocks']
		.flatMap((folder) => filesBelow(inProject(folder)))
		.filter((file) => file.endsWith('.php'))
		.map((file) => relative(root, file));
	return [description(), ...textsOfPhpFiles(files)];
};
