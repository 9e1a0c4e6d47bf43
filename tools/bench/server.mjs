#!/usr/bin/env node
/**
 * `npm run bench:server`: measures response times of the demo shop's server for catalogue requests, by number of
 * products.
 *
 *   npm run bench:server -- [--products=100,1000,10000] [--runs=15]
 *
 * Every figure is a median over the runs, one request after the other; the last column is the mean per request with as
 * many concurrent requests as the server has workers. Figures depend on the machine.
 */
import { parseArgs } from 'node:util';
import { exitWith, Problem } from '../problem.mjs';
import { startShop } from '../start/shop.mjs';
import { askedOf } from './catalogue-requests.mjs';
import { median } from './figures.mjs';

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

const measure = async (request, runs) => {
	for (let run = 0; run < WARM_UP; run += 1) {
		await timeOf(request);
	}
	const answers = [];
	for (let run = 0; run < runs; run += 1) {
		answers.push(await timeOf(request));
	}
	const began = performance.now();
	await Promise.all(Array.from({ length: AT_ONCE }, () => timeOf(request)));
	const atOnce = (performance.now() - began) / AT_ONCE;
	return {
		'median ms': Math.round(median(answers.map(({ ms }) => ms))),
		'slowest ms': Math.round(Math.max(...answers.map(({ ms }) => ms))),
		[`${AT_ONCE} at once, ms each`]: Math.round(atOnce),
		KB: Math.round(answers[0].bytes / 1024),
	};
};

const benchShop = async (products, runs) => {
	const shop = await startShop({ products });
	try {
		const figures = {};
		for (const [name, request] of Object.entries(await askedOf(shop.url))) {
			figures[name] = await measure(request, runs);
		}
		console.log(`\n${products} products, medians of ${runs}`);
		console.table(figures);
	} finally {
		await shop.stop();
	}
};

const { values } = parseArgs({
	options: {
		products: { type: 'string', default: '100,1000,10000' },
		runs: { type: 'string', default: '15' },
	},
});
try {
	for (const products of values.products.split(',').map(Number)) {
		await benchShop(products, Number(values.runs));
	}
} catch (error) {
	exitWith(error);
}
