/** What this machine has of what steps need beyond Node. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../browser.mjs';
import { inProject, root } from '../paths.mjs';
import { NEEDS } from './steps.mjs';

const runs = (program, ...args) => spawnSync(program, args, { cwd: root }).status === 0;

/** Composer's tools are installed where that is possible: `npm ci` and `npm test` are all the set-up there is. */
const hasComposerTools = () =>
	existsSync(inProject('vendor/bin/phpunit')) ||
	runs('composer', 'install', '--no-interaction', '--no-progress', '--quiet');

const CHECKS = {
	browser: () => findChromium() !== null,
	php: () => runs('php', '--version'),
	composer: hasComposerTools,
};

/**
 * @param {(keyof typeof NEEDS)[]} needs
 * @returns {string[]} What is missing, in words.
 */
export const missingNeeds = (needs) =>
	needs.filter((need) => !CHECKS[need]()).map((need) => NEEDS[need]);
