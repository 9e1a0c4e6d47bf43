/** State of the checkout. */
import { execFileSync } from 'node:child_process';
import { root } from './paths.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Returns the commit whose files are checked out; null if a file differs from it. */
export const cleanCommit = () =>
	git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : null;
