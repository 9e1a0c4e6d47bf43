/** Folders whose tests need no DOM. A test in another folder, or one that does need it, says so: `@jest-environment`. */
const WITHOUT_DOM = ['<rootDir>/src/api', '<rootDir>/src/domain', '<rootDir>/test/model'];

const ofEveryProject = {
	transform: {
		'^.+\\.tsx?$': [
			'@swc/jest',
			{
				jsc: {
					target: 'es2022',
					parser: { syntax: 'typescript', tsx: true },
					// As in tsconfig.json.
					transform: { react: { pragma: 'createElement', pragmaFrag: 'Fragment' } },
				},
				sourceMaps: 'inline',
			},
		],
	},
	moduleNameMapper: {
		'\\.scss$': '<rootDir>/test/support/style.ts',
		// package.json removes the calendars of @wordpress/components, which no block uses.
		'^react-day-picker/locale$': 'react-day-picker',
	},
	testMatch: ['**/*.test.{ts,tsx}'],
};

/** @type {import('jest').Config} */
export default {
	// No other step runs at the same time; by default jest leaves one of two processors idle.
	maxWorkers: '100%',
	// Limit for tests that hang, far above the duration of property tests on a loaded machine.
	testTimeout: 30_000,
	projects: [
		{
			...ofEveryProject,
			displayName: 'node',
			testEnvironment: 'node',
			roots: WITHOUT_DOM,
			setupFilesAfterEnv: [
				'<rootDir>/test/support/setup.ts',
				'<rootDir>/test/support/setup-node.ts',
			],
		},
		{
			...ofEveryProject,
			displayName: 'jsdom',
			testEnvironment: 'jsdom',
			roots: ['<rootDir>/src', '<rootDir>/blocks', '<rootDir>/test'],
			testPathIgnorePatterns: WITHOUT_DOM.map((folder) => `${folder}/`),
			setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts', '@testing-library/jest-dom'],
		},
	],
};
