/** Paths in the project, independent of the folder in which a tool is run. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Returns the path of a file in the project. */
export const inProject = (...parts) => join(root, ...parts);

export const BUILD = inProject('build');
/** Reproducible data: unpacked WordPress, seeded databases, the key of the last build. Ignored by git. */
export const CACHE = inProject('.cache');
/** State of the shop that `npm start` opens: database, uploads, logs. Ignored by git. */
export const STATE = inProject('.shop');
