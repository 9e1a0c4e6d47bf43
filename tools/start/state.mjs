/** Stores the state of a shop between starts: state.json beside its WordPress folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/**
 * @typedef {object} State
 * @property {string} sources Sources of the site, as returned by describeSources.
 * @property {string} seed Key of the seed it was last filled from.
 * @property {string | null} theme Theme that it was last opened in, as returned by describeTheme; null for the sample
 * shop's design.
 * @property {string} url Address at which it was last opened.
 * @property {Record<string, string>} salts
 * @property {number | null} pid Process that has it open.
 */

const MEGABYTES_FOR_A_NEW_SHOP = 400;
/** WordPress writes to its database and log on every visit, and sends no response if it cannot. */
const MEGABYTES_FOR_A_RUNNING_SHOP = 20;

const fileIn = (dir) => join(dir, 'state.json');

/**
 * Reads the state of a folder.
 *
 * @param {string} dir
 * @param {{reset: boolean}} options reset: the state will be recreated, so a broken one is ignored.
 * @returns {State | null} Null if there is no shop yet, or if its creation was interrupted.
 */
export const readState = (dir, { reset }) => {
	if (!existsSync(fileIn(dir))) {
		return null;
	}
	try {
		const state = JSON.parse(readFileSync(fileIn(dir), 'utf8'));
		if (existsSync(join(dir, 'wordpress/wp-settings.php')) && typeof state.sources === 'string') {
			return state;
		}
	} catch {
		// Reported below.
	}
	if (reset) {
		return null;
	}
	throw new Problem(`The shop in ${dir} is broken. Make a new one: npm start -- --reset`);
};

export const writeState = (dir, state) =>
	writeFileSync(fileIn(dir), JSON.stringify(state, null, '\t'));

const ensureRoom = (dir, needed) => {
	const { bavail, bsize } = statfsSync(dir);
	const free = Math.floor((bavail * bsize) / 2 ** 20);
	if (free < needed) {
		throw new Problem(`The disk is full: ${dir} has ${free} MB left, a shop needs ${needed}.`);
	}
};

/** Checks that the disk has enough free space for running an existing shop. */
export const ensureRoomToRun = (dir) => ensureRoom(dir, MEGABYTES_FOR_A_RUNNING_SHOP);

/** Empties a folder for a new shop, and checks that the disk has enough free space for it. */
export const clearState = (dir) => {
	rmSync(dir, { recursive: true, force: true });
	mkdirSync(dir, { recursive: true });
	ensureRoom(dir, MEGABYTES_FOR_A_NEW_SHOP);
};

/** True if the process that last opened the shop is still running. */
export const isOpen = ({ pid }) => {
	if (pid === null || pid === process.pid) {
		return false;
	}
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
};
