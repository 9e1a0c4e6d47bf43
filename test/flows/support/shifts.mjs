/** Layout shifts of a page. */
import assert from 'node:assert/strict';

/** Maximum cumulative layout shift, too small to be noticed. */
const STEADY = 0.01;

/** Collects the layout shifts of the pages that are opened from now on. */
export const watchShifts = (page) =>
	page.addInitScript(() => {
		window.shifts = [];
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				if (!entry.hadRecentInput) {
					window.shifts.push({
						value: entry.value,
						startTime: Math.round(entry.startTime),
						isInMain: entry.sources.some(({ node }) =>
							document.querySelector('main')?.contains(node ?? null),
						),
						sources: entry.sources.map(({ node, previousRect, currentRect }) => [
							node?.className ?? node?.nodeName ?? 'gone',
							...[previousRect, currentRect].map(({ x, y, width, height }) =>
								[x, y, width, height].map(Math.round).join(' '),
							),
						]),
					});
				}
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});

/**
 * Expects that nothing on the page has moved noticeably without the visitor's doing; `inMain`: what moved in the main part,
 * where the header and footer of a theme move by its fonts.
 */
export const expectSteady = async (page, { inMain = false } = {}) => {
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	const all = await page.evaluate(() => window.shifts);
	const shifts = all.filter(({ isInMain }) => isInMain || !inMain);
	const sum = shifts.reduce((total, { value }) => total + value, 0);
	assert.ok(sum <= STEADY, `the page jumps by ${sum}: ${JSON.stringify(shifts)}`);
};
