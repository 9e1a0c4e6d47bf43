/** Runs axe on pages of the shop. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const describe = ({ id, help, nodes }) =>
	`${id}: ${help}\n${nodes.map(({ html, target }) => `    ${target.join(' ')}  ${html.slice(0, 160)}`).join('\n')}`;

/**
 * Fails if axe finds a violation, including those of the target-size rule.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [within] Selector of the part to check; the whole page by default.
 */
export const expectAccessible = async (page, within) => {
	await page.addScriptTag({ path: AXE });
	const violations = await page.evaluate(async (selector) => {
		// What fades has the contrast of neither its start nor its end. In a closed details element it never ends.
		await Promise.all(
			document
				.getAnimations()
				.filter(({ effect }) => Number.isFinite(effect.getComputedTiming().endTime))
				.filter(({ effect }) => effect.target?.checkVisibility())
				.map(({ finished }) => finished.catch(() => undefined)),
		);
		// WordPress's own live region texts for screen readers are outside all landmarks.
		const context = { include: [selector ?? 'html'], exclude: ['#a11y-speak-intro-text'] };
		const results = await window.axe.run(context, {
			rules: { 'target-size': { enabled: true } },
		});
		return results.violations;
	}, within);
	assert.equal(violations.length, 0, `axe finds:\n${violations.map(describe).join('\n')}`);
};

/**
 * Returns what axe finds about the contrast of texts in a part of the page.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} within Selector of the part.
 * @returns {Promise<string[]>} Element and contrast of each text that is too weak.
 */
export const weakTextsOn = async (page, within) => {
	await page.addScriptTag({ path: AXE });
	return page.evaluate(async (selector) => {
		const { violations } = await window.axe.run(selector, { runOnly: ['color-contrast'] });
		return violations.flatMap(({ nodes }) =>
			nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.data.contrastRatio}`),
		);
	}, within);
};
