/** Starts the machine's Chromium, driven by Playwright. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env } from 'node:process';
import { chromium } from '@playwright/test';
import { Problem } from './problem.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ELSEWHERE = [
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/**
 * Features of Chromium that are switched off: pages of its address bar's suggestions, two renderers beside every page
 * of a flow, and those that Playwright switches off, as the last switch of this name replaces its own.
 */
const DISABLED_FEATURES = [
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
];
/** The pages belong to a local shop: the browser itself must not access the internet meanwhile. */
const CHROMIUM_ARGUMENTS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	`--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** Returns the path of Chromium; CHROMIUM in the environment takes precedence. Null if there is none. */
export const findChromium = () => {
	const onPath = (env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return [env.CHROMIUM, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path)) ?? null;
};

/** Returns Playwright's options that launch the machine's Chromium, with further arguments. */
export const launchOptionsOf = (furtherArguments = []) => ({
	executablePath: findChromium() ?? undefined,
	args: [...CHROMIUM_ARGUMENTS, ...furtherArguments],
});

/**
 * Launches Chromium.
 *
 * @param {{backForwardCache?: boolean, furtherArguments?: string[]}} [options] backForwardCache: keeps left pages in the
 *   back/forward cache, as browsers do by default and Playwright does not.
 */
export const launchBrowser = ({ backForwardCache = false, furtherArguments = [] } = {}) => {
	const executablePath = findChromium();
	if (executablePath === null) {
		throw new Problem('This machine has no Chromium. Install it, or name one with CHROMIUM=PATH.');
	}
	return chromium.launch({
		executablePath,
		args: [...CHROMIUM_ARGUMENTS, ...furtherArguments],
		ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
	});
};
