#!/usr/bin/env node
/**
 * `npm run bench`: measures the times that a shopper waits on a running shop, in Chromium, as medians over several
 * visits.
 *
 *   npm run bench -- [URL=http://127.0.0.1:9400] [--cart=/cart/] [--checkout=/checkout/] [--slow=4] [--runs=5]
 *
 * --cart, --checkout: paths of the pages with the cart and the checkout; to compare them with WooCommerce's own blocks
 * run "npm run bench:woocommerce".
 * --slow: factor by which the processor is slowed down. Figures depend on the machine: compare two shops only if they
 * were measured in one session.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.mjs';
import { medians } from './bench/figures.mjs';
import { pagesOf } from './bench/pages.mjs';
import { measureQuantityClick } from './bench/quantity-click.mjs';
import { visitPage } from './bench/visit.mjs';
import { exitWith, Problem } from './problem.mjs';

const round = (figures) =>
	Object.fromEntries(
		Object.entries(figures).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
	);

const readArguments = () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: {
			cart: { type: 'string', default: '/cart/' },
			checkout: { type: 'string', default: '/checkout/' },
			slow: { type: 'string', default: '4' },
			runs: { type: 'string', default: '5' },
		},
	});
	const url = (positionals[0] ?? 'http://127.0.0.1:9400').replace(/\/$/, '');
	const { cart, checkout, slow, runs } = values;
	return { url, cart, checkout, slow: Number(slow), runs: Number(runs) };
};

const repeat = async (times, action) => {
	const results = [];
	for (let run = 0; run < times; run += 1) {
		results.push(await action());
	}
	return results;
};

const bench = async () => {
	const { url, cart, checkout, slow, runs } = readArguments();
	await fetch(url).catch(() => {
		throw new Problem(`No shop answers at ${url}. Start one: npm start`);
	});
	const browser = await launchBrowser();
	try {
		const pages = {};
		const specs = pagesOf({ cart, checkout });
		for (const page of specs) {
			const visits = await repeat(runs, () => visitPage(browser, url, page, slow));
			pages[page.name] = round(medians(visits));
		}
		console.log(
			`${url}, processor slowed ${slow} times, medians of ${runs}; bytes are gzip, times ms`,
		);
		console.table(pages);
		const cartPage = specs.find(({ path }) => path === cart);
		const clicks = await repeat(runs, () => measureQuantityClick(browser, url, cartPage, slow));
		console.table({ 'first click on plus in the cart': round(medians(clicks)) });
	} finally {
		await browser.close();
	}
};

await bench().catch(exitWith);
