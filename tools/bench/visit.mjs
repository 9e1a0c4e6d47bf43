/** One visit of one page. */
import { gzipSync } from 'node:zlib';
import { newVisitor, untilReady } from './visitor.mjs';

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
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url Address of the shop.
 * @param {import('./pages.mjs').BenchPage} spec
 * @param {number} slow
 * @returns {Promise<Record<string, number>>} Bytes are gzip, times milliseconds.
 */
export const visitPage = async (browser, url, { path, filled, ready, live }, slow) => {
	const { context, page } = await newVisitor(browser, url, { slow, filled });
	const scripts = new Map();
	let requests = 0;
	let errors = 0;
	page.on('pageerror', () => (errors += 1));
	page.on('response', async (response) => {
		requests += 1;
		if (response.request().resourceType() === 'script') {
			const body = await response.body().catch(() => null);
			if (body !== null) {
				scripts.set(response.url(), gzipSync(body, { level: 9 }).length);
			}
		}
	});
	await page.addInitScript(observeVitals);
	await page.goto(url + path, { waitUntil: 'commit' });
	await untilReady(page, ready, live);
	const readyAfter = await page.evaluate(() => performance.now());
	await page.waitForLoadState('networkidle');
	await page.waitForTimeout(AFTERMATH_MS);
	const vitals = await page.evaluate(() => window.vitals);
	await context.close();
	return {
		'script bytes': [...scripts.values()].reduce((sum, size) => sum + size, 0),
		scripts: scripts.size,
		requests,
		ready: readyAfter,
		LCP: vitals.lcp,
		TBT: vitals.tbt,
		CLS: vitals.cls,
		errors,
	};
};
