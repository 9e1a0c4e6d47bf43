/** The register of all scripts that are built (data/scripts.json, data/scripts.d.json.ts), for tools. */
import { readFileSync } from 'node:fs';
import { inProject } from './paths.mjs';

/** Path of the register. */
export const REGISTER = inProject('data/scripts.json');

/** Maximum of bytes of WordPress's scripts for a script that names none. */
const WORDPRESS_BYTES = 122880;

/** @typedef {{name: string, isIsland: boolean, source: string, bundle: string, [field: string]: unknown}} BuiltScript */

const { islands, scripts } = JSON.parse(readFileSync(REGISTER, 'utf8'));

/**
 * All scripts, islands first.
 *
 * @type {BuiltScript[]}
 */
export const SCRIPTS = [
	...Object.entries(islands).map(([name, script]) => ({ ...script, name, isIsland: true })),
	...Object.entries(scripts).map(([name, script]) => ({ ...script, name, isIsland: false })),
].map((script) => ({ wordpress: WORDPRESS_BYTES, ...script }));

/** True for a script that is built beside another one, which is loaded before it and has the bundle's name. */
const isBeside = ({ bundle }) => bundle === 'shared' || bundle === 'catalogue';

/** Returns the names of the built files that are loaded with a script that nothing has loaded before. */
export const filesOf = (script) =>
	script.isIsland && isBeside(script) ? [script.bundle, script.name] : [script.name];
