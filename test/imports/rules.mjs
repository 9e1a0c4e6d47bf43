/**
 * Rules for dependency-cruiser, made of the table of layers. To look into one:
 *
 *   npx depcruise --config test/imports/rules.mjs src blocks
 */
import { LAYERS, TARGETS } from './layers.mjs';

/** Tests and their helpers may import anything; they are never shipped. */
const TESTS = '\\.test\\.tsx?$|(^|/)testing/|^test/';
const TYPES = ['type-only', 'type-import'];

const escape = (text) => text.replace(/[.+/@-]/g, '\\$&');

/** A package by its place in node_modules, its types' place, or its name where it is not installed. */
const packagePatterns = (name) =>
	['', 'node_modules/', 'node_modules/@types/'].flatMap((place) => {
		const start = `^${escape(place + name)}`;
		return name.endsWith('/') ? [start] : [`${start}/`, `${start}$`];
	});

const rulesOf = ({ folder, mayImport, packages, typePackages }) => {
	const from = { path: `^${folder}/`, pathNot: TESTS };
	const own = `^${folder}/`;
	const types = mayImport.map((target) => TARGETS[target]);
	const values = mayImport.filter((target) => target !== 'api types').map((one) => TARGETS[one]);
	return [
		{
			name: folder,
			severity: 'error',
			from,
			to: {
				dependencyTypesNot: TYPES,
				pathNot: [own, ...values, ...packages.flatMap(packagePatterns)],
			},
		},
		{
			name: `types in ${folder}`,
			severity: 'error',
			from,
			to: {
				dependencyTypes: TYPES,
				pathNot: [own, ...types, ...[...packages, ...typePackages].flatMap(packagePatterns)],
			},
		},
	];
};

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
	forbidden: [
		...LAYERS.flatMap(rulesOf),
		{ name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
		{
			name: 'no cycles between folders',
			severity: 'error',
			scope: 'folder',
			from: {},
			to: { circular: true },
		},
		{
			name: 'nothing of tests',
			severity: 'error',
			from: { path: '^(src|blocks)/', pathNot: TESTS },
			to: { path: TESTS },
		},
		{
			name: 'nothing that is not there',
			severity: 'error',
			from: { pathNot: TESTS },
			// Packages of WordPress are external, some of them types alone.
			to: { couldNotResolve: true, pathNot: '^@wordpress/' },
		},
	],
	options: {
		tsPreCompilationDeps: true,
		skipAnalysisNotInRules: true,
		doNotFollow: { path: ['node_modules', '^test/'] },
		exclude: { path: '\\.test\\.tsx?$' },
		enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.scss'] },
	},
};
