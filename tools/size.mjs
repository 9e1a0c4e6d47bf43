#!/usr/bin/env node
/** `npm run size`: compares the sizes of the files that a shopper's page loads with size-budgets.json. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from './files.mjs';
import { BUILD, inProject } from './paths.mjs';
import { exitWith } from './problem.mjs';
import { missingBudgets } from './size/missing.mjs';
import { startShop } from './start/shop.mjs';

const LATER = /\.[0-9a-f]{8}\.js$/;

const weigh = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
const builtFile = (name) => join(BUILD, `${name}.js`);

/** Total size of the plugin's files that are loaded together. */
const ownBytes = (entries) => sum(entries.map((name) => weigh(builtFile(name))));

/** Returns the scripts that an island is loaded with, and their size: those that use React need shared.js. */
const ownSize = (island, usesReact) => {
	const entries = usesReact ? ['shared', island] : [island];
	return { island, entries, bytes: ownBytes(entries) };
};

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

/** Entries that no shopper's page loads, and those that none loads alone. */
const NOT_ALONE = ['editor', 'analytics', 'shared', 'catalogue'];

/** Prints one line of the table; returns true if the size is within its budget. */
const report = (name, bytes, max) => {
	const isWithin = bytes <= max;
	console.log(
		`${isWithin ? 'ok  ' : 'OVER'} ${name.padEnd(44)} ${String(bytes).padStart(7)} of ${String(max).padStart(7)}`,
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

const checkAll = async () => {
	const budgets = JSON.parse(readFileSync(inProject('size-budgets.json'), 'utf8'));
	const wordpress = await readWordPress();
	console.log('Bytes, gzip');
	const results = budgets.own.map(({ name, entries, max }) =>
		entries.every((entry) => existsSync(builtFile(entry)))
			? report(`own: ${name}`, ownBytes(entries), max)
			: report(`own: ${name} (not built)`, Infinity, max),
	);
	const later = Object.fromEntries(
		filesBelow(BUILD)
			.filter((path) => LATER.test(basename(path)))
			.map((file) => [basename(file).replace(LATER, ''), weigh(file)]),
	);
	for (const [name, bytes] of Object.entries(later).filter(([name]) => name in budgets.later)) {
		results.push(report(`own, when needed: ${name}`, bytes, budgets.later[name]));
	}
	const entries = Object.keys(wordpress).filter((entry) => !NOT_ALONE.includes(entry));
	for (const entry of entries) {
		const { handles, bytes } = wordpress[entry];
		if (entry in budgets.wordpress) {
			results.push(report(`WordPress's, for ${entry}`, bytes, budgets.wordpress[entry]));
		}
		results.push(checkHandles(entry, handles, budgets.handles));
	}
	const islands = entries.filter((entry) => existsSync(inProject('src/islands', entry)));
	const missing = missingBudgets(budgets, {
		own: islands.map((entry) => ownSize(entry, wordpress[entry].bytes > 0)),
		later,
		wordpress: Object.fromEntries(entries.map((entry) => [entry, wordpress[entry].bytes])),
	});
	for (const line of missing) {
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
