/**
 * Browser flows. `npm run test:flows` and `npm run test:woocommerce` select a subset and count the results; `npx
 * playwright test` runs all flows at every width.
 */
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { launchOptionsOf } from './tools/browser.mjs';
import { CACHE, inProject } from './tools/paths.mjs';
import { ESSENTIAL_WIDTHS, EVERY_WIDTH, FLOWS_OF_ONE_WIDTH } from './tools/test/widths.mjs';
import { sourcesOf } from './tools/test/sources.mjs';

/** Limit for tests that hang outside of a wait: each wait has a timeout of its own. */
const TEST_TIMEOUT_MS = 600_000;
const ACTION_TIMEOUT_MS = 30_000;
const HEIGHT = 900;
/** Minimum width of desktop windows, in CSS pixels: from here on, devices are assumed to have a mouse. */
const DESKTOP = 768;

/** Matches tests without a width tag and tests tagged with this width. */
const atWidth = (width) => new RegExp(`^(?!.*@\\d+\\b)|@${width}\\b`);

export default defineConfig({
	testDir: inProject('test/flows'),
	testMatch: '**/*.flow.mjs',
	outputDir: `${CACHE}/flows`,
	globalSetup: inProject('tools/test/build-once.mjs'),
	fullyParallel: true,
	forbidOnly: true,
	workers: Math.min(2, availableParallelism()),
	// No retries: a flow that passes only at the second attempt has failed, as shoppers have one attempt.
	retries: 0,
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
		testIgnore:
			env.EACH_FLOW_ONCE && width !== ESSENTIAL_WIDTHS[0]
				? FLOWS_OF_ONE_WIDTH.map((file) => inProject(file))
				: [],
		use: { viewport: { width, height: HEIGHT }, hasTouch: width < DESKTOP },
	})),
});
