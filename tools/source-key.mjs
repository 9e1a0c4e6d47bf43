/** Key of all that the built scripts and styles are made of. */
import { filesBelow, hashOf } from './files.mjs';
import { inProject, root } from './paths.mjs';

export const sourceKey = () =>
	hashOf(
		[
			...filesBelow(inProject('src')),
			...filesBelow(inProject('blocks')),
			...filesBelow(inProject('data')),
			...filesBelow(inProject('tools/webpack')),
			inProject('webpack.config.js'),
			inProject('package-lock.json'),
		].filter((file) => !/\.test\.tsx?$|\.php$/.test(file)),
		root,
	);
