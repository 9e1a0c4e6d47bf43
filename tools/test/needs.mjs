/** Detects requirements of steps beyond Node that this machine lacks. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from '../browser.mjs';
import { findFirefox } from '../firefox.mjs';
import { inProject, root } from '../paths.mjs';
import { missingPackages } from '../start/stack/programs.mjs';
import { findWebKit } from '../webkit.mjs';
import { NEEDS } from './steps.mjs';

const runs = (program, ...args) => spawnSync(program, args, { cwd: root }).status === 0;

/** Installs Composer's tools if possible, so that `npm ci` and `npm test` are the only set-up. */
const hasComposerTools = () =>
	existsSync(inProject('vendor/bin/phpunit')) ||
	runs('composer', 'install', '--no-interaction', '--no-progress', '--quiet');

const CHECKS = {
	browser: () => findChromium() !== null,
	firefox: () => findFirefox() !== null,
	webkit: () => findWebKit() !== null,
	php: () => runs('php', '--version'),
	composer: hasComposerTools,
	stack: () => missingPackages().length === 0,
};

/**
 * @param {(keyof typeof NEEDS)[]} needs
 * @returns {string[]} Names of the missing requirements.
 */
export const missingNeeds = (needs) =>
	needs.filter((need) => !CHECKS[need]()).map((need) => NEEDS[need]);
