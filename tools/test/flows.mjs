#!/usr/bin/env node
/**
 * Runs the browser flows of test/flows against a shop on a real WordPress.
 *
 *   node tools/test/flows.mjs [--full] [--width=N] [NAME…]
 *
 * Without --full: the essential ones at desktop width and 390 px. NAME: only flows whose file or name contains it.
 */
import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { registeredFlows } from '../../test/flows/support/flow.mjs';
import { collectPageErrors } from '../../test/flows/support/page-errors.mjs';
import { launchBrowser } from '../browser.mjs';
import { filesBelow } from '../files.mjs';
import { CACHE, inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { makeShops } from './shops.mjs';

const ESSENTIAL_WIDTHS = [1280, 390];
const EVERY_WIDTH = [1280, 768, 390, 320];
const HEIGHT = 900;
const PATIENCE_MS = 15_000;
const PICTURES = join(CACHE, 'flows');

const readArguments = () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { full: { type: 'boolean', default: false }, width: { type: 'string' } },
	});
	const widths = values.full ? EVERY_WIDTH : ESSENTIAL_WIDTHS;
	return {
		full: values.full,
		widths: values.width === undefined ? widths : [Number(values.width)],
		names: positionals,
	};
};

const loadFlows = async ({ full, names }) => {
	const chosen = [];
	for (const file of filesBelow(inProject('test/flows')).filter((path) =>
		/\.flow\.mjs$/.test(path),
	)) {
		const before = registeredFlows().length;
		await import(file);
		const title = basename(file, '.flow.mjs');
		for (const flow of registeredFlows().slice(before)) {
			chosen.push({ ...flow, title: `${title}: ${flow.name}` });
		}
	}
	return chosen.filter(
		({ title, options }) =>
			(full || options.essential !== false) &&
			(names.length === 0 || names.some((name) => title.includes(name))),
	);
};

const play = async (browser, shop, flow, width) => {
	const context = await browser.newContext({
		viewport: { width, height: HEIGHT },
		javaScriptEnabled: flow.options.javascript ?? true,
		hasTouch: width < 768,
		baseURL: shop.url,
	});
	context.setDefaultTimeout(PATIENCE_MS);
	const errors = collectPageErrors();
	const page = await context.newPage();
	errors.watch(page);
	try {
		await flow.run({
			page,
			context,
			browser,
			shop,
			width,
			watchPage: errors.watch,
			expectError: errors.expect,
		});
		if (errors.unexpected().length > 0) {
			throw new Error('There were errors on the page.');
		}
	} catch (error) {
		mkdirSync(PICTURES, { recursive: true });
		const picture = join(PICTURES, `${flow.title.replace(/\W+/g, '-')}-${width}.png`);
		await page.screenshot({ path: picture }).catch(() => {});
		throw new Error([error.stack, `Picture: ${picture}`, ...errors.unexpected()].join('\n'), {
			cause: error,
		});
	} finally {
		await context.close();
	}
};

/**
 * Plays a flow; one that fails is played once more, as a busy machine can spoil a timing, and named UNSTEADY when it passes
 * then: never in silence.
 */
const playSteadily = async (browser, shop, flow, width) => {
	try {
		await play(browser, shop, flow, width);
	} catch (error) {
		await play(browser, shop, flow, width);
		console.log(
			`UNSTEADY ${flow.title} at ${width} passed at the second try only\n${error.message}`,
		);
	}
};

const runAll = async () => {
	const wish = readArguments();
	const flows = await loadFlows(wish);
	const browser = await launchBrowser();
	const shops = makeShops();
	let passed = 0;
	let failed = 0;
	try {
		for (const flow of flows) {
			for (const width of wish.widths.filter((w) => flow.options.widths?.includes(w) ?? true)) {
				try {
					const shop = await shops.get(flow.options.shop);
					const began = Date.now();
					await playSteadily(browser, shop, flow, width);
					passed += 1;
					console.log(`ok   ${flow.title} at ${width} (${Date.now() - began} ms)`);
				} catch (error) {
					failed += 1;
					console.log(`FAIL ${flow.title} at ${width}\n${error.message}`);
				}
			}
		}
	} finally {
		await browser.close();
		await shops.stopAll();
	}
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
