/**
 * Walks each screen with Tab: the focus is visible, not covered, and never lost (docs/behaviour.md#announcements), and
 * the page does not scroll sideways.
 */
import assert from 'node:assert/strict';
import { walkByTab } from './support/tab-walk.mjs';
import { ACCOUNT_SCREENS, SCREENS, WOOCOMMERCE_SCREENS } from './support/tab-walk-screens.mjs';
import { testGateway } from './support/test-gateways.mjs';
import { test } from './support/test.mjs';

/** Those that `npm test` walks, as they look without any setting of the shopper. */
const ESSENTIAL = ['product', 'cart', 'drawer', 'checkout'];

/** Ways in which shoppers see a page. */
const LOOKS = {
	plain: () => Promise.resolve(),
	'with text at 200 %': (page) =>
		page.evaluate(() => {
			document.documentElement.style.fontSize = '200%';
		}),
	'from right to left': (page) =>
		page.evaluate(() => {
			document.documentElement.dir = 'rtl';
		}),
	'in forced colors': (page) => page.emulateMedia({ forcedColors: 'active' }),
};

const walkEach = (screens, tags = []) => {
	for (const [name, open] of Object.entries(screens)) {
		for (const [look, dress] of Object.entries(LOOKS)) {
			const isEssential = look === 'plain' && ESSENTIAL.includes(name);
			test(
				`the focus is seen at every stop of the ${name}, ${look}`,
				{ tag: [...(isEssential ? [] : ['@full']), ...tags] },
				async ({ page, shop, sources }) => {
					await page.emulateMedia({ reducedMotion: 'reduce' });
					const openAt = await open({ page, shop });
					await dress(page);
					const { stops, findings } = await walkByTab(page, {
						openAt,
						ofPlugin: sources.theme !== undefined,
					});
					assert.deepEqual(findings, []);
					assert.ok(stops > 0, `${stops} stops`);
				},
			);
		}
	}
};

walkEach(SCREENS);

test.describe('an account', () => {
	// A shop of its own, as its pages are written.
	test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_TAB_WALK: true } } });
	walkEach(ACCOUNT_SCREENS);
});

test.describe('an account with cards', () => {
	test.use({ shopOptions: { muPlugins: [testGateway('load.php')] } });
	walkEach(WOOCOMMERCE_SCREENS, ['@woocommerce']);
});
