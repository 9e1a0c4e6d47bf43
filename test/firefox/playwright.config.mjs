/**
 * Flows in Firefox, at a desktop's and a phone's width: those of this folder, and those of test/flows with the tag
 * `@firefox`. `npm run test:firefox` runs and counts them.
 */
import flows from '../../playwright.config.mjs';
import { inProject } from '../../tools/paths.mjs';
import { ESSENTIAL_WIDTHS } from '../../tools/test/widths.mjs';

/** Playwright's name for a Firefox that is not its own, which it drives by WebDriver BiDi. */
const CHANNEL = 'moz-firefox';
/** Firefox's number for a mouse, which a window without a screen does not have: fine (2) and able to hover (4). */
const MOUSE = 2 + 4;

export default {
	...flows,
	testDir: inProject('test'),
	projects: flows.projects
		.filter(({ name }) => ESSENTIAL_WIDTHS.includes(Number(name)))
		.map(({ name, testMatch, use: { viewport } }) => ({
			name,
			testMatch,
			grep: /\bfirefox\b/,
			use: {
				viewport,
				browserName: 'firefox',
				channel: CHANNEL,
				launchOptions: {
					executablePath: inProject('test/firefox/bidi-relay.mjs'),
					firefoxUserPrefs: {
						'ui.primaryPointerCapabilities': MOUSE,
						'ui.allPointerCapabilities': MOUSE,
					},
				},
			},
		})),
};
