#!/usr/bin/env node
/**
 * `npm run bench:woocommerce`: compares the plugin's cart, checkout and filters with WooCommerce's own, on one shop, in
 * one session.
 *
 *   WORDPRESS=DIR WOOCOMMERCE=DIR npm run bench:woocommerce [-- --slow=4 --runs=3]
 *
 * Every round visits each page once, so that other load of the machine affects all of them. Prints medians over the
 * rounds as the tables of the README. Figures depend on the machine: compare within one table only.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.mjs';
import { exitWith } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { readSources } from '../test/sources.mjs';
import { medians } from './figures.mjs';
import { measureQuantityClick } from './quantity-click.mjs';
import { visitInRounds } from './rounds.mjs';
import { visitPage } from './visit.mjs';
import { writeBenchPages } from './woocommerce-pages.mjs';

const KILOBYTE = 1024;
const SECOND_MS = 1000;

const seconds = (ms) => `${(ms / SECOND_MS).toFixed(1)} s`;
const milliseconds = (ms) => `${Math.round(ms)} ms`;
const shift = (value) => String(Math.round(value * 1000) / 1000);

const CARTS = ['our cart', 'its cart', 'our checkout', 'its checkout'];
const FILTERS = ['our filters', 'its newest filters', 'its React filters'];

const kilobytes = (bytes) => `${Math.round(bytes / KILOBYTE)} KB`;

/** Returns the name and text of each row. `plain` has the figures of a page without a shop block. */
const rowsOf = (plain) => [
	...['untouched script bytes', 'script bytes'].map((figure) => [
		`script added to a plain page, gzip, ${figure === 'script bytes' ? 'once it is touched' : 'untouched'}`,
		(figures) => kilobytes(figures[figure] - plain[figure]),
	]),
	['usable after', (figures) => seconds(figures.ready)],
	['largest contentful paint', (figures) => seconds(figures.LCP)],
	['total blocking time', (figures) => milliseconds(figures.TBT)],
	['cumulative layout shift', (figures) => shift(figures.CLS)],
	[
		'a first click on plus shows after',
		({ shows }) => (shows === undefined ? '' : milliseconds(shows)),
	],
	[
		'a first click on plus is settled after',
		({ settles }) => (settles === undefined ? '' : seconds(settles)),
	],
];

const tableOf = (columns, measured) =>
	[
		['', ...columns],
		['---', ...columns.map(() => '---')],
		...rowsOf(measured.plain).map(([name, textOf]) => [
			name,
			...columns.map((column) => textOf(measured[column])),
		]),
	]
		.filter(([, ...cells]) => cells.some((cell) => cell !== ''))
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n');

const measureAll = async (shop, slow, runs) => {
	const browser = await launchBrowser();
	try {
		const pages = await writeBenchPages(shop);
		const visits = await visitInRounds(pages, runs, async (page, name) => ({
			...(name.endsWith('cart') && (await measureQuantityClick(browser, shop.url, page, slow))),
			...(await visitPage(browser, shop.url, page, slow)),
		}));
		return Object.fromEntries(
			Object.entries(visits).map(([name, figures]) => [name, medians(figures)]),
		);
	} finally {
		await browser.close();
	}
};

const bench = async (slow, runs) => {
	const sources = readSources(env, 'bench:woocommerce');
	const shop = await startShop({ ...sources, say: console.log });
	try {
		const measured = await measureAll(shop, slow, runs);
		console.log(`\nProcessor slowed ${slow} times, medians of ${runs} visits in one sitting\n`);
		console.log(tableOf(CARTS, measured));
		console.log(`\n${tableOf(FILTERS, measured)}`);
	} finally {
		await shop.stop();
	}
};

const { values } = parseArgs({
	options: { slow: { type: 'string', default: '4' }, runs: { type: 'string', default: '3' } },
});
await bench(Number(values.slow), Number(values.runs)).catch(exitWith);
