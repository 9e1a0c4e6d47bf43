/** The tests of the project's jest.config.mjs on React 19 and the newest WordPress packages. */
import base from '../../../jest.config.mjs';
import { inProject, root } from '../../paths.mjs';
import { installNewest } from './packages.mjs';

installNewest();

export default {
	...base,
	rootDir: root,
	projects: base.projects.map((project) => ({
		...project,
		rootDir: root,
		resolver: inProject('tools/test/react-19/resolver.mjs'),
		// Packages that have ECMAScript modules only.
		transform: { ...project.transform, '\\.mjs$|/uuid/': Object.values(project.transform)[0] },
		transformIgnorePatterns: ['/node_modules/(?!@wordpress/[^/]+/.+\\.mjs$|uuid/)'],
	})),
};
