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
/** The pages belong to a local shop: the browser itself must not access the internet meanwhile. */
export const CHROMIUM_ARGUMENTS = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/** Returns the path of Chromium; CHROMIUM in the environment takes precedence. Null if there is none. */
export const findChromium = () => {
	const onPath = (env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => NAMES.map((name) => join(folder, name)));
	return [env.CHROMIUM, ...onPath, ...ELSEWHERE].find((path) => path && existsSync(path)) ?? null;
};

/**
 * Launches Chromium.
 *
 * @param {{backForwardCache?: boolean}} [options] backForwardCache: keeps left pages in the back/forward
 *   cache, as browsers do by default and Playwright does not.
 */
export const launchBrowser = ({ backForwardCache = false } = {}) => {
	const executablePath = findChromium();
	if (executablePath === null) {
		throw new Problem('This machine has no Chromium. Install it, or name one with CHROMIUM=PATH.');
	}
	return chromium.launch({
		executablePath,
		args: CHROMIUM_ARGUMENTS,
		ignoreDefaultArgs: backForwardCache ? ['--disable-back-forward-cache'] : [],
	});
};
