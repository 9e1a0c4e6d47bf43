/**
 * Browser flows. `npm run test:flows` and `npm run test:woocommerce` select a subset and count the results; `npx
 * playwright test` runs all flows at every width.
 */
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './tools/browser.mjs';
import { CACHE, inProject } from './tools/paths.mjs';
import { projectsOfWidth } from './tools/test/shuffle.mjs';
import { sourcesOf } from './tools/test/sources.mjs';
import { ESSENTIAL_WIDTHS, EVERY_WIDTH, FLOWS_OF_PHONES } from './tools/test/widths.mjs';

/** Limit for tests that hang outside of a wait: each wait has a timeout of its own. */
const TEST_TIMEOUT_MS = 300_000;
const ACTION_TIMEOUT_MS = 30_000;
const HEIGHT = 900;
/** Minimum width of desktop windows, in CSS pixels: from here on, devices are assumed to have a mouse. */
const DESKTOP = 768;

const [DESKTOP_WIDTH, PHONE_WIDTH] = ESSENTIAL_WIDTHS;

/** Matches tests without a width tag and tests tagged with this width. */
const atWidth = (width) => new RegExp(`^(?!.*@\\d+\\b)|@${width}\\b`);

const OF_PHONES = `\\b(?:${FLOWS_OF_PHONES.join('|')})\\.flow\\.mjs `;

/**
 * The tests that `npm test` runs at each width, so that each runs at one: a test with a tag of a width runs there, wherever
 * its file belongs, and one with both at the desktop's.
 */
const ONCE = {
	[DESKTOP_WIDTH]: new RegExp(`^(?!.*@\\d+\\b)(?!.*${OF_PHONES})|@${DESKTOP_WIDTH}\\b`),
	[PHONE_WIDTH]: new RegExp(
		`^(?!.*@\\d+\\b).*${OF_PHONES}|^(?!.*@${DESKTOP_WIDTH}\\b).*@${PHONE_WIDTH}\\b`,
	),
};

export default defineConfig({
	testDir: inProject('test/flows'),
	outputDir: `${CACHE}/flows`,
	globalSetup: inProject('tools/test/build-once.mjs'),
	fullyParallel: true,
	forbidOnly: true,
	workers: Math.min(2, availableParallelism()),
	// A flow that passes at a later attempt is unsteady: run-flows.mjs names it.
	retries: 2,
	timeout: TEST_TIMEOUT_MS,
	reporter: 'list',
	use: {
		launchOptions: launchOptionsOf(),
		actionTimeout: ACTION_TIMEOUT_MS,
		navigationTimeout: ACTION_TIMEOUT_MS,
		screenshot: 'only-on-failure',
		// Pictures of each step would be half of what a flow costs; the page is in its snapshots.
		trace: { mode: 'retain-on-failure', screenshots: false },
		sources: sourcesOf(env),
	},
	projects: EVERY_WIDTH.flatMap((width) =>
		projectsOfWidth(env.FLOW_ORDER).map(({ suffix, testMatch }) => ({
			name: `${width}${suffix}`,
			testMatch,
			grep: (env.EACH_FLOW_ONCE && ONCE[width]) || atWidth(width),
			use: { viewport: { width, height: HEIGHT }, hasTouch: width < DESKTOP },
		})),
	),
});
