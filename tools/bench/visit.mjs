/** One visit of one page. */
import { gzipSync } from 'node:zlib';
import { isUsable, newVisitor, touch, untilUsable } from './visitor.mjs';

/** Waiting time after the network is idle, in milliseconds, so that late layout shifts and long tasks are counted. */
const AFTERMATH_MS = 1000;

const observeVitals = () => {
	window.vitals = { lcp: 0, tbt: 0, cls: 0 };
	const watch = (type, take) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
			type,
			buffered: true,
		});
	watch('largest-contentful-paint', (entry) => {
		window.vitals.lcp = entry.startTime;
	});
	watch('longtask', (entry) => {
		window.vitals.tbt += Math.max(0, entry.duration - 50);
	});
	watch('layout-shift', (entry) => {
		window.vitals.cls += entry.hadRecentInput ? 0 : entry.value;
	});
};

/**
 * Notes the first frame in which the page is usable. Read in the page: the commands of a bench wait for a slow processor,
 * too.
 */
const watchUsable = (spec) => `(() => {
	const isUsable = ${String(isUsable)};
	const looking = setInterval(() => {
		if (isUsable(${JSON.stringify(spec)})) {
			clearInterval(looking);
			requestAnimationFrame(() => (window.usableAfter = performance.now()));
		}
	}, 16);
})()`;

const sumOf = (sizes) => sizes.reduce((sum, size) => sum + size, 0);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url Address of the shop.
 * @param {import('./pages.mjs').BenchPage} spec
 * @param {number} slow
 * @returns {Promise<Record<string, number>>} Bytes are gzip, of the scripts in the untouched page, and of all that came, also
 * ahead and after a first touch; times are milliseconds.
 */
export const visitPage = async (browser, url, spec, slow) => {
	const { context, page } = await newVisitor(browser, url, { slow, filled: spec.filled });
	const scripts = new Map();
	let requests = 0;
	let errors = 0;
	page.on('pageerror', () => (errors += 1));
	page.on('response', async (response) => {
		requests += 1;
		if (/javascript/.test(response.headers()['content-type'])) {
			const body = await response.body().catch(() => null);
			if (body !== null) {
				scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
			}
		}
	});
	await page.addInitScript(observeVitals);
	await page.addInitScript(watchUsable({ ready: spec.ready, usable: spec.usable }));
	await page.goto(url + spec.path, { waitUntil: 'commit' });
	await untilUsable(page, spec);
	const readyAfter = await page.evaluate(() => window.usableAfter);
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(AFTERMATH_MS);
	const vitals = await page.evaluate(() => window.vitals);
	const run = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
	await touch(page, spec);
	await page.waitForLoadState('networkidle');
	await context.close();
	return {
		'untouched script bytes': sumOf(run.map((src) => scripts.get(src) ?? 0)),
		'script bytes': sumOf([...scripts.values()]),
		scripts: scripts.size,
		requests,
		ready: readyAfter,
		LCP: vitals.lcp,
		TBT: vitals.tbt,
		CLS: vitals.cls,
		errors,
	};
};
