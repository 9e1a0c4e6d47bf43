#!/usr/bin/env node
/**
 * `npm run test:plugins`: runs real plugins on WooCommerce's cart and checkout blocks and on this plugin's, and compares.
 *
 *   npm run test:plugins -- --plugins=DIR --wordpress=DIR --woocommerce=DIR [NAME…]
 *
 * DIR of --plugins: a folder with the folders of plugins. Those that have a case in test/plugins/cases run; NAME: only
 * these. Each runs on a shop of its own, a copy. Prints a table and each difference; exits non-zero if one is not
 * listed in its case. PICTURES=DIR keeps a picture of each visit that failed. The plugins' outside scripts and servers are answered by the stand-ins of test/plugins/outside.
 */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ASPECT_NAMES, differencesOf } from '../../test/plugins/compare.mjs';
import { CASES } from '../../test/plugins/cases.mjs';
import { EXPECTED_EVERYWHERE } from '../../test/plugins/expected.mjs';
import { visit } from '../../test/plugins/visit.mjs';
import {
	WOOCOMMERCE_CART,
	WOOCOMMERCE_CHECKOUT,
} from '../../test/flows/support/woocommerce-blocks.mjs';
import { writePage } from '../../test/flows/support/page.mjs';
import { launchBrowser } from '../browser.mjs';
import { inProject } from '../paths.mjs';
import { exitWith, Problem } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';

const standIn = (file) => inProject(`test/plugins/outside/${file}`);

/** Files that the stand-ins of single providers require. */
const SHARED_STAND_INS = ['answer.php', 'cards.php'].map(standIn);

const readArguments = () => {
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: {
			plugins: { type: 'string' },
			wordpress: { type: 'string' },
			woocommerce: { type: 'string' },
		},
	});
	const { plugins, ...sources } = values;
	if (plugins === undefined || sources.woocommerce === undefined) {
		throw new Problem(
			'Which plugins, on which WooCommerce? npm run test:plugins -- --plugins=DIR --wordpress=DIR --woocommerce=DIR',
		);
	}
	const folders = readdirSync(plugins);
	const chosen = CASES.filter(({ folder }) => folders.includes(folder)).filter(
		({ folder, name = folder }) =>
			names.length === 0 || names.some((part) => `${folder} ${name}`.includes(part)),
	);
	return { plugins, sources, chosen };
};

const versionOf = (file) =>
	/^[ \t/*#@]*Version:\s*(\S+)/im.exec(readFileSync(file, 'utf8'))?.[1] ?? '?';

/** Copies the plugin into the shop and activates it. Resolves to the content of our pages. */
const install = async (shop, plugins, plugin) => {
	const { folder, main = `${folder}.php`, options = {}, isSilent = false } = plugin;
	cpSync(join(plugins, folder), join(shop.site, 'wp-content/plugins', folder), {
		recursive: true,
		dereference: true,
	});
	const output = await shop.php('test/plugins/prepare.php', {
		PLUGIN: `${folder}/${main}`,
		OPTIONS: JSON.stringify(options),
		SILENT: String(Number(isSilent)),
	});
	const { problem, ...pages } = JSON.parse(output.slice(output.indexOf('{"problem"')));
	if (problem !== '') {
		throw new Problem(`${folder} could not be activated: ${problem}`);
	}
	return pages;
};

const runCase = async (browser, plugins, sources, plugin) => {
	const { folder, name = folder, main = `${folder}.php`, php } = plugin;
	const shop = await startShop({
		...sources,
		isQuick: true,
		constants: { SCRIPT_DEBUG: true },
		muPlugins: php ? [...SHARED_STAND_INS, standIn(php)] : [],
	});
	try {
		const pages = await install(shop, plugins, plugin);
		await writePage(shop, 'cart', WOOCOMMERCE_CART);
		await writePage(shop, 'checkout', WOOCOMMERCE_CHECKOUT);
		const theirs = await visit(browser, shop, plugin, `theirs-${folder}@example.com`);
		await writePage(shop, 'cart', pages.cart);
		await writePage(shop, 'checkout', pages.checkout);
		const ours = await visit(browser, shop, plugin, `ours-${folder}@example.com`);
		const expected = [...(plugin.expected ?? []), ...EXPECTED_EVERYWHERE];
		return {
			name,
			version: versionOf(join(plugins, folder, main)),
			refusedThere: plugin.refusedThere,
			theirs,
			ours,
			differences: differencesOf(theirs, ours, expected),
		};
	} finally {
		await shop.stop();
	}
};

const outcomeOf = ({ order, problem }) =>
	problem === '' ? `${order?.status ?? 'no order'}, ${order?.total ?? '–'}` : `FAILED: ${problem}`;

const print = ({ name, version, theirs, ours, differences, refusedThere }) => {
	console.log(`\n${name} ${version}`);
	console.log(`  WooCommerce's block: ${outcomeOf(theirs)}`);
	console.log(`  ours:                ${outcomeOf(ours)}`);
	for (const { problem, errors } of [theirs, ours]) {
		for (const error of problem === '' ? [] : errors) {
			console.log(`    console: ${error.slice(0, 400)}`);
		}
	}
	if (refusedThere !== undefined) {
		console.log(`  fails there:         ${refusedThere}`);
	}
	for (const aspect of ASPECT_NAMES) {
		const found = differences.filter((difference) => difference.aspect === aspect);
		const open = found.filter(({ reason }) => reason === undefined);
		const listed = found.length - open.length;
		console.log(
			`  ${aspect.padEnd(22)} ${open.length === 0 ? 'equal' : `${open.length} differ`}${listed > 0 ? `, ${listed} listed` : ''}`,
		);
		for (const { kind, line } of open) {
			console.log(`    ${kind}: ${line.slice(0, 400)}`);
		}
	}
	for (const reason of new Set(differences.flatMap((difference) => difference.reason ?? []))) {
		console.log(`  listed: ${reason}`);
	}
};

const isSound = ({ theirs, ours, differences, refusedThere }) =>
	ours.problem === '' &&
	(theirs.problem === '') === (refusedThere === undefined) &&
	differences.every(({ reason }) => reason !== undefined);

const runAll = async () => {
	const { plugins, sources, chosen } = readArguments();
	const browser = await launchBrowser();
	const results = [];
	try {
		for (const plugin of chosen) {
			const result = await runCase(browser, plugins, sources, plugin);
			print(result);
			results.push(result);
		}
	} finally {
		await browser.close();
	}
	const failed = results.filter((result) => !isSound(result)).length;
	console.log(`\n${results.length - failed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
