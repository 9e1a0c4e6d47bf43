#!/usr/bin/env node
/**
 * `npm run size`: compares the sizes of the files that a shopper's page loads with the budgets in data/scripts.json and
 * size-budgets.json.
 */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { BUILD, inProject } from './paths.mjs';
import { exitWith } from './problem.mjs';
import { SCRIPTS, filesOf } from './register.mjs';
import { missingBudgets } from './size/missing.mjs';
import { startShop } from './start/shop.mjs';

const LATER = /\.[0-9a-f]{8}\.js$/;

const weigh = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const builtFile = (name) => join(BUILD, `${name}.js`);

/** Total size of the plugin's files that are loaded together; infinite if one of them is not built. */
const ownBytes = (names) =>
	names.every((name) => existsSync(builtFile(name)))
		? sum(names.map((name) => weigh(builtFile(name))))
		: Infinity;

/** Reads the scripts of WordPress that each entry needs: handles, and sizes of the actual files. */
const readWordPress = async () => {
	const shop = await startShop({});
	try {
		const needs = JSON.parse(await shop.php(inProject('tools/size/scripts.php')));
		return Object.fromEntries(
			Object.entries(needs).map(([entry, scripts]) => [
				entry,
				{
					handles: scripts.map(({ handle }) => handle),
					bytes: sum(
						scripts.filter(({ src }) => src).map(({ src }) => weigh(join(shop.site, src))),
					),
				},
			]),
		);
	} finally {
		await shop.stop();
	}
};

/** Prints one line of the table; returns true if the size is within its budget. */
const report = (name, bytes, max) => {
	const isWithin = bytes <= max;
	console.log(
		`${isWithin ? 'ok  ' : 'OVER'} ${name.slice(0, 64).padEnd(64)} ${String(bytes).padStart(7)} of ${String(max).padStart(7)}`,
	);
	return isWithin;
};

const checkHandles = (entry, handles, allowed) => {
	const foreign = handles.filter((handle) => !allowed.includes(handle));
	console.log(
		foreign.length === 0
			? `ok   ${entry} needs only allowed scripts: ${handles.join(', ') || 'none'}`
			: `OVER ${entry} needs scripts that are not allowed: ${foreign.join(', ')}`,
	);
	return foreign.length === 0;
};

/** Sizes of the chunks that are loaded when they are needed, by their names. */
const laterChunks = () =>
	Object.fromEntries(
		filesBelow(BUILD)
			.filter((path) => LATER.test(basename(path)))
			.map((file) => [basename(file).replace(LATER, ''), weigh(file)]),
	);

const checkAll = async () => {
	const budgets = JSON.parse(readFileSync(inProject('size-budgets.json'), 'utf8'));
	const scripts = SCRIPTS.filter(({ screen }) => screen !== 'admin');
	const wordpress = await readWordPress();
	const chunks = laterChunks();
	console.log('Bytes, gzip');
	const results = scripts
		.filter(({ max }) => max !== undefined)
		.map((script) =>
			report(`${script.name}: ${script.about}`, ownBytes(filesOf(script)), script.max),
		);
	for (const page of budgets.pages) {
		const later = (page.chunks ?? []).map((name) => chunks[name] ?? Infinity);
		results.push(report(`page: ${page.name}`, ownBytes(page.scripts) + sum(later), page.max));
	}
	for (const [name, max] of Object.entries(budgets.chunks)) {
		results.push(report(`when needed: ${name}`, chunks[name] ?? Infinity, max));
	}
	for (const { name, wordpress: max } of scripts) {
		const { handles, bytes } = wordpress[name];
		results.push(report(`WordPress's, for ${name}`, bytes, max));
		results.push(checkHandles(name, handles, budgets.handles));
	}
	for (const line of missingBudgets(budgets, scripts, Object.keys(chunks))) {
		console.log(`NONE ${line}`);
		results.push(false);
	}
	for (const style of filesBelow(BUILD).filter((file) => file.endsWith('.css'))) {
		console.log(`     style sheet ${relative(BUILD, style)}: ${weigh(style)}`);
	}
	const failed = results.filter((isWithin) => !isWithin).length;
	console.log(`${results.length - failed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
};

await checkAll().catch(exitWith);
