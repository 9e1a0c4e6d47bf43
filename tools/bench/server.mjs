#!/usr/bin/env node
/**
 * `npm run bench:server`: measures response times of a shop's server for catalogue requests, by number of products.
 *
 *   npm run bench:server -- [--products=100,1000,10000] [--runs=15] [--wordpress=DIR --woocommerce=DIR]
 *   npm run bench:server -- --pages [--runs=30] --wordpress=DIR --woocommerce=DIR
 *
 * On the demo shop (SQLite and PHP's own server), or on WooCommerce with MariaDB, PHP-FPM and Redis, beside
 * WooCommerce's own filters; there 100,000 products are filled in within two minutes. Every figure is a median over the
 * runs, one request after the other; the last column is the mean per request with as many concurrent requests as the
 * server has workers. Figures depend on the machine.
 *
 * --pages measures the sample shop's pages instead, beside the same made of WooCommerce's own blocks (pages/measure.mjs).
 */
import { parseArgs } from 'node:util';
import { exitWith, Problem } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { askedOf } from './catalogue-requests.mjs';
import { median } from './figures.mjs';
import { benchPages } from './pages/measure.mjs';

const WARM_UP = 3;
const AT_ONCE = 6;

const timeOf = async ({ url, init }) => {
	const began = performance.now();
	const response = await fetch(url, init);
	const bytes = (await response.arrayBuffer()).byteLength;
	if (!response.ok) {
		throw new Problem(`${url} answered ${response.status}.`);
	}
	return { ms: performance.now() - began, bytes };
};

const measure = async (requestOf, runs) => {
	for (let run = 0; run < WARM_UP; run += 1) {
		await timeOf(requestOf(run));
	}
	const answers = [];
	for (let run = WARM_UP; run < WARM_UP + runs; run += 1) {
		answers.push(await timeOf(requestOf(run)));
	}
	const began = performance.now();
	await Promise.all(
		Array.from({ length: AT_ONCE }, (_, at) => timeOf(requestOf(WARM_UP + runs + at))),
	);
	const atOnce = (performance.now() - began) / AT_ONCE;
	return {
		'median ms': Math.round(median(answers.map(({ ms }) => ms))),
		'slowest ms': Math.round(Math.max(...answers.map(({ ms }) => ms))),
		[`${AT_ONCE} at once, ms each`]: Math.round(atOnce),
		KB: Math.round(answers[0].bytes / 1024),
	};
};

const openShop = async (products, { wordpress, woocommerce }) => {
	if (woocommerce === undefined) {
		return startShop({ products });
	}
	const shop = await startShop({ wordpress, woocommerce, stack: 'production' });
	await shop.php('tools/bench/fill-woocommerce.php', { PRODUCTS: String(products) });
	return shop;
};

const benchShop = async (products, { runs, ...sources }) => {
	const shop = await openShop(products, sources);
	try {
		const figures = {};
		for (const [name, requestOf] of Object.entries(await askedOf(shop))) {
			figures[name] = await measure(requestOf, Number(runs));
		}
		console.log(`\n${products} products, medians of ${runs}`);
		console.table(figures);
	} finally {
		await shop.stop();
	}
};

const { values: given } = parseArgs({
	options: {
		products: { type: 'string', default: '100,1000,10000' },
		runs: { type: 'string' },
		pages: { type: 'boolean', default: false },
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
	},
});
const { pages, ...values } = { ...given, runs: given.runs ?? (given.pages ? '30' : '15') };
try {
	if (pages) {
		await benchPages(values);
	} else {
		for (const products of values.products.split(',').map(Number)) {
			await benchShop(products, values);
		}
	}
} catch (error) {
	exitWith(error);
}
