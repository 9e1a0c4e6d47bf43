/**
 * Browser flows. `npm run test:flows` and `npm run test:woocommerce` select a subset and count the results; `npx
 * playwright test` runs all flows at every width.
 */
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './tools/browser.mjs';
import { CACHE, inProject } from './tools/paths.mjs';
import { ESSENTIAL_WIDTHS, EVERY_WIDTH, FLOWS_OF_PHONES } from './tools/test/widths.mjs';
import { sourcesOf } from './tools/test/sources.mjs';

/** Limit for tests that hang outside of a wait: each wait has a timeout of its own. */
const TEST_TIMEOUT_MS = 300_000;
const ACTION_TIMEOUT_MS = 30_000;
const HEIGHT = 900;
/** Minimum width of desktop windows, in CSS pixels: from here on, devices are assumed to have a mouse. */
const DESKTOP = 768;

const [DESKTOP_WIDTH, PHONE_WIDTH] = ESSENTIAL_WIDTHS;

/** Matches tests without a width tag and tests tagged with this width. */
const atWidth = (width) => new RegExp(`^(?!.*@\\d+\\b)|@${width}\\b`);

/** The tests that `npm test` runs at each width, so that each flow runs at one; all others leave it to atWidth. */
const ONCE = {
	[DESKTOP_WIDTH]: { testIgnore: FLOWS_OF_PHONES.map((name) => `**/${name}.flow.mjs`) },
	[PHONE_WIDTH]: {
		grep: new RegExp(`@${PHONE_WIDTH}\\b|\\b(${FLOWS_OF_PHONES.join('|')})\\.flow\\.mjs `),
	},
};

export default defineConfig({
	testDir: inProject('test/flows'),
	testMatch: '**/*.flow.mjs',
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
		trace: 'retain-on-failure',
		sources: sourcesOf(env),
	},
	projects: EVERY_WIDTH.map((width) => ({
		name: String(width),
		grep: atWidth(width),
		...(env.EACH_FLOW_ONCE ? ONCE[width] : {}),
		use: { viewport: { width, height: HEIGHT }, hasTouch: width < DESKTOP },
	})),
});
