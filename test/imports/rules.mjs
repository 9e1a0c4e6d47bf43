/**
 * Rules for dependency-cruiser, generated from the table of layers. To inspect one:
 *
 *   npx depcruise --config test/imports/rules.mjs src blocks
 */
import { LAYERS, TARGETS } from './layers.mjs';

/** Tests and their helpers may import anything, as they are never shipped. */
const TESTS = '\\.test\\.tsx?$|(^|/)testing/|^test/';
const TYPES = ['type-only', 'type-import'];

const escape = (text) => text.replace(/[.+/@-]/g, '\\$&');

/** Matches a package by its path in node_modules, by the path of its types, or by its name if it is not installed. */
const packagePatterns = (name) =>
	['', 'node_modules/', 'node_modules/@types/'].flatMap((place) => {
		const start = `^${escape(place + name)}`;
		return name.endsWith('/') ? [start] : [`${start}/`, `${start}$`];
	});

const rulesOf = ([folder, { mayImport, packages = [], typePackages = [] }]) => {
	const rule = (name, to, targets, names) => ({
		name,
		severity: 'error',
		from: { path: `^${folder}/`, pathNot: TESTS },
		to: {
			...to,
			pathNot: [
				`^${folder}/`,
				...targets.map((target) => TARGETS[target]),
				...names.flatMap(packagePatterns),
			],
		},
	});
	const values = mayImport.filter((target) => target !== 'api types');
	return [
		rule(folder, { dependencyTypesNot: TYPES }, values, packages),
		rule(`types in ${folder}`, { dependencyTypes: TYPES }, mayImport, [
			...packages,
			...typePackages,
		]),
	];
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		...Object.entries(LAYERS).flatMap(rulesOf),
		{ name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'no cycles between folders',
			severity: 'error',
			scope: 'folder',
			from: {},
			to: { circular: true },
		},
		{
			name: 'no test code',
			severity: 'error',
			from: { path: '^(src|blocks)/', pathNot: TESTS },
			to: { path: TESTS },
		},
		{
			name: 'no unresolved imports',
			severity: 'error',
			from: { pathNot: TESTS },
			// Packages of WordPress are external; of some, only the types are installed.
			to: { couldNotResolve: true, pathNot: '^@wordpress/' },
		},
	],
	options: {
		tsPreCompilationDeps: true,
		skipAnalysisNotInRules: true,
		doNotFollow: { path: ['node_modules', '^test/'] },
		// Style sheets stand with their blocks and import no script, so that those of islands import them from there.
		exclude: { path: '\\.test\\.tsx?$|\\.scss$' },
		enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
	},
};
