#!/usr/bin/env node
/**
 * `npm run new-island NAME`: writes and registers the skeleton of an island with its block, such as
 * `npm run new-island wish-list`. The project is green afterwards; the README's "Add an island" explains the files.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv } from 'node:process';
import { namesOf } from './new-island/names.mjs';
import { registrationsOf } from './new-island/registrations.mjs';
import { skeletonOf } from './new-island/skeleton.mjs';
import { inProject } from './paths.mjs';
import { exitWith, Problem } from './problem.mjs';

const write = (path, content) => {
	mkdirSync(dirname(inProject(path)), { recursive: true });
	writeFileSync(inProject(path), content);
};

const run = async (args) => {
	if (args.length !== 1 || ['-h', '--help'].includes(args[0])) {
		throw new Problem('npm run new-island NAME, such as npm run new-island wish-list');
	}
	const names = namesOf(args[0]);
	const files = await skeletonOf(names);
	const taken = [...files.keys()].find((path) => existsSync(inProject(path)));
	if (taken !== undefined) {
		throw new Problem(`${taken} exists already.`);
	}
	const registrations = await registrationsOf(names, (path) =>
		readFileSync(inProject(path), 'utf8'),
	);
	for (const [path, content] of files) {
		write(path, content);
		console.log(`written  ${path}`);
	}
	for (const [path, content] of registrations) {
		write(path, content);
		console.log(`changed  ${path}`);
	}
	const { status } = spawnSync(process.execPath, [inProject('tools/i18n.mjs')], {
		stdio: ['ignore', 'ignore', 'inherit'],
	});
	console.log(
		status === 0
			? 'changed  languages/: the new texts wait for their translation'
			: 'languages/ is unchanged. See npm run i18n',
	);
	console.log(`Next: npm start, and a page with [storefront_island name="${names.kebab}" /]`);
};

try {
	await run(argv.slice(2));
} catch (error) {
	exitWith(error);
}
