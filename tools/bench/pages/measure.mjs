/**
 * What the server needs for whole pages: the plugin's, the same made of WooCommerce's own blocks, and these without the
 * plugin. Requests alternate, so that other load of the machine affects all sides.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../paths.mjs';
import { Problem } from '../../problem.mjs';
import { startShop } from '../../start/shop.mjs';
import { medians } from '../figures.mjs';
import { guestWithCart } from './guest.mjs';
import { writeSides } from './sides.mjs';

const WARM_UP = 4;
const SIDES = ['ours', 'its', 'alone'];

/** Paths by page and side; `its` holds for the side without the plugin, too. */
const PAGES = {
	shop: { ours: '/shop/', its: '/shop/' },
	cart: { ours: '/cart/', its: '/its-cart/' },
	checkout: { ours: '/checkout/', its: '/its-checkout/' },
	product: { ours: '/product/club-hoodie/', its: '/product/club-hoodie/' },
	'plain page': { ours: '/about-us/', its: '/about-us/' },
};

const timingsOf = (header) =>
	Object.fromEntries(
		[...header.matchAll(/(\w+);dur=([\d.]+)/g)].map(([, name, value]) => [name, Number(value)]),
	);

const visit = async (url, headers) => {
	const began = performance.now();
	const response = await fetch(url, { headers, redirect: 'manual' });
	const bytes = (await response.arrayBuffer()).byteLength;
	const ms = performance.now() - began;
	if (response.status !== 200) {
		throw new Problem(`${url} answered ${response.status}.`);
	}
	return { ms, ...timingsOf(response.headers.get('server-timing')), KB: bytes / 1024 };
};

const measureSides = async (shop, { guest, ids }, paths, runs) => {
	const visits = Object.fromEntries(SIDES.map((side) => [side, []]));
	for (let run = -WARM_UP; run < runs; run += 1) {
		for (const side of SIDES) {
			const figures = await visit(shop.url + (paths[side] ?? paths.its), {
				...guest,
				'x-bench-side': side,
				'x-bench-cart': String(ids.cart),
				'x-bench-checkout': String(ids.checkout),
			});
			if (run >= 0) {
				visits[side].push(figures);
			}
		}
	}
	return Object.fromEntries(SIDES.map((side) => [side, medians(visits[side])]));
};

const rowOf = ({ ours, its, alone }) => ({
	'ours ms': Math.round(ours.ms),
	'its ms': Math.round(its.ms),
	'alone ms': Math.round(alone.ms),
	'of alone': Number((ours.ms / alone.ms).toFixed(2)),
	'CPU ms': [ours, its, alone].map(({ cpu }) => Math.round(cpu)).join(' / '),
	'CPU of alone': Number((ours.cpu / alone.cpu).toFixed(2)),
	queries: [ours, its, alone].map(({ queries }) => queries).join(' / '),
	files: [ours, its, alone].map(({ files }) => files).join(' / '),
	'memory MB': [ours, its, alone].map(({ memory }) => Math.round(memory)).join(' / '),
	KB: [ours, its, alone].map(({ KB }) => Math.round(KB)).join(' / '),
});

/**
 * Measures the pages of a shop that is running.
 *
 * @param {import('../../start/shop.mjs').Shop} shop Shop with WooCommerce and side.php.
 * @param {number} runs
 */
const measurePages = async (shop, runs) => {
	const visitor = { ids: await writeSides(shop), guest: await guestWithCart(shop.url) };
	const rows = {};
	for (const [name, paths] of Object.entries(PAGES)) {
		rows[name] = rowOf(await measureSides(shop, visitor, paths, runs));
	}
	console.table(rows);
};

/** Measures the pages with the object cache in Redis and without one. */
export const benchPages = async ({ wordpress, woocommerce, runs: given }) => {
	const runs = Number(given);
	if (woocommerce === undefined) {
		throw new Problem('--pages compares with WooCommerce: name its folder, --woocommerce=DIR.');
	}
	const shop = await startShop({
		wordpress,
		woocommerce,
		stack: 'production',
		muPlugins: [inProject('tools/bench/pages/side.php')],
		// As on a live site: WooCommerce and WordPress do more while debugging.
		constants: { WP_DEBUG: false, WP_ENVIRONMENT_TYPE: 'production' },
	});
	try {
		console.log(`\nWith an object cache, medians of ${runs}: ours / its / its without the plugin`);
		await measurePages(shop, runs);
		rmSync(join(shop.site, 'wp-content/object-cache.php'));
		console.log('\nWithout one');
		await measurePages(shop, runs);
	} finally {
		await shop.stop();
	}
};
