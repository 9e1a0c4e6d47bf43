/** What a shop remembers between starts: state.json beside its WordPress folder. */
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.mjs';

/**
 * @typedef {object} State
 * @property {string} sources What it was made from, as describeSources says it.
 * @property {string} seed Key of the seed it was last filled from.
 * @property {string} url Where it was last opened.
 * @property {Record<string, string>} salts
 * @property {number | null} pid The process that has it open.
 */

const MEGABYTES_FOR_A_NEW_SHOP = 400;
/** WordPress writes its database and its log with every visit, and answers nothing when it cannot. */
const MEGABYTES_FOR_A_RUNNING_SHOP = 20;

const fileIn = (dir) => join(dir, 'state.json');

/**
 * Reads the state of a folder.
 *
 * @param {string} dir
 * @param {{reset: boolean}} options reset: it is made anew, so that a broken one does not matter.
 * @returns {State | null} null where there is no shop yet, or one whose making was interrupted.
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
		// Said below.
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

/** Makes sure that a shop that was made before has room to work in. */
export const ensureRoomToRun = (dir) => ensureRoom(dir, MEGABYTES_FOR_A_RUNNING_SHOP);

/** Empties a folder for a new shop, and makes sure that one fits on the disk. */
export const clearState = (dir) => {
	rmSync(dir, { recursive: true, force: true });
	mkdirSync(dir, { recursive: true });
	ensureRoom(dir, MEGABYTES_FOR_A_NEW_SHOP);
};

/** Whether the process that opened the shop last is still there. */
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
