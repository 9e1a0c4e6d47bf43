/** Where things are in the project. Every tool starts from here, whatever folder it is called in. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts);

export const BUILD = inProject('build');
/** What can be made again: unpacked WordPress, seeded databases, the key of the last build. Ignored by git. */
export const CACHE = inProject('.cache');
/** The state of the shop that `npm start` opens: database, uploads, logs. Ignored by git. */
export const STATE = inProject('.shop');
