/**
 * Browser flows. `npm run test:flows` and `npm run test:woocommerce` choose from them and count; `npx playwright test`
 * takes all there are, at every width.
 */
import { availableParallelism } from 'node:os';
import { env } from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, findChromium } from './tools/browser.mjs';
import { CACHE, inProject } from './tools/paths.mjs';
import { EVERY_WIDTH } from './tools/test/widths.mjs';
import { sourcesOf } from './tools/test/sources.mjs';

/** For what hangs without waiting for anything: each wait has a limit of its own. */
const TEST_TIMEOUT_MS = 600_000;
const ACTION_TIMEOUT_MS = 30_000;
const HEIGHT = 900;
/** Where windows begin to be those of devices with a mouse. */
const DESKTOP = 768;

/** Tests without a width of their own, and those of this width. */
const atWidth = (width) => new RegExp(`^(?!.*@\\d+\\b)|@${width}\\b`);

export default defineConfig({
	testDir: inProject('test/flows'),
	testMatch: '**/*.flow.mjs',
	outputDir: `${CACHE}/flows`,
	globalSetup: inProject('tools/test/build-once.mjs'),
	fullyParallel: true,
	forbidOnly: true,
	workers: Math.min(2, availableParallelism()),
	// A flow that passes only at its second try has failed: shoppers have one.
	retries: 0,
	timeout: TEST_TIMEOUT_MS,
	reporter: 'list',
	use: {
		launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_ARGUMENTS },
		actionTimeout: ACTION_TIMEOUT_MS,
		navigationTimeout: ACTION_TIMEOUT_MS,
		screenshot: 'only-on-failure',
		trace: 'retain-on-failure',
		sources: sourcesOf(env),
	},
	projects: EVERY_WIDTH.map((width) => ({
		name: String(width),
		grep: atWidth(width),
		use: { viewport: { width, height: HEIGHT }, hasTouch: width < DESKTOP },
	})),
});
