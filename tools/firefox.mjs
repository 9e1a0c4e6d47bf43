/** Finds the machine's Firefox. */
import { env } from 'node:process';
import { findProgram } from './start/stack/programs.mjs';

/** Returns the path of Firefox; FIREFOX in the environment takes precedence. Null if there is none. */
export const findFirefox = () => env.FIREFOX ?? findProgram('firefox-esr', 'firefox');
