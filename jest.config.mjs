/** @type {import('jest').Config} */
export default {
	testEnvironment: 'jsdom',
	// Webpack's variable (types/webpack.d.ts).
	globals: { __webpack_public_path__: '' },
	// No other step runs at the same time; by default jest leaves one of two processors idle.
	maxWorkers: '100%',
	// Limit for tests that hang, far above the duration of property tests on a loaded machine.
	testTimeout: 30_000,
	roots: ['<rootDir>/src', '<rootDir>/blocks', '<rootDir>/test'],
	testMatch: ['**/*.test.ts', '**/*.test.tsx'],
	transform: {
		'^.+\\.tsx?$': [
			'ts-jest',
			{
				tsconfig: { module: 'CommonJS', moduleResolution: 'node10', ignoreDeprecations: '6.0' },
				diagnostics: false,
				isolatedModules: true,
			},
		],
	},
	moduleNameMapper: {
		'\\.scss$': '<rootDir>/test/support/style.ts',
		// package.json removes the calendars of @wordpress/components, which no block uses.
		'^react-day-picker/locale$': 'react-day-picker',
	},
	setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
};
