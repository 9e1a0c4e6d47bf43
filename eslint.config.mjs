import js from '@eslint/js';
import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import prettier from 'eslint-config-prettier';

const browserAndNode = {
	console: 'readonly',
	process: 'readonly',
	fetch: 'readonly',
	URL: 'readonly',
	URLSearchParams: 'readonly',
	setTimeout: 'readonly',
	clearTimeout: 'readonly',
	setInterval: 'readonly',
	clearInterval: 'readonly',
	AbortController: 'readonly',
	AbortSignal: 'readonly',
	Buffer: 'readonly',
	performance: 'readonly',
	PerformanceObserver: 'readonly',
	requestAnimationFrame: 'readonly',
	window: 'readonly',
	document: 'readonly',
};

const NO_RAW_HTML = {
	selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
	message: 'All HTML goes through the one sanitiser.',
};

const NO_NOTICE_OF_TEXT = {
	selector: 'CallExpression[callee.property.name=/^create(Error|Info|Success|Warning)?Notice$/]',
	message: 'What core/notices keeps is read as HTML: texts go there by raiseNotice.',
};

export default tseslint.config(
	{
		ignores: [
			'build',
			'dist',
			'vendor',
			'.shop',
			'.cache',
			'node_modules',
			'coverage',
			'test/fixtures',
		],
	},
	js.configs.recommended,
	...tseslint.configs.strict,
	{
		// The plugin's other rules run React's compiler, which compiles nothing here: a third of ESLint's time.
		plugins: { 'react-hooks': reactHooks },
		rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
	},
	jsxA11y.flatConfigs.strict,
	// Safari removes list semantics from lists without markers.
	{ rules: { 'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }] } },
	{
		files: ['**/*.{ts,tsx}'],
		languageOptions: { parserOptions: { projectService: true } },
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/no-floating-promises': 'error',
			'@typescript-eslint/no-misused-promises': 'error',
			'@typescript-eslint/switch-exhaustiveness-check': 'error',
			'@typescript-eslint/consistent-type-imports': 'error',
			'@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
			'no-restricted-properties': [
				'error',
				{ property: 'innerHTML', message: 'All HTML goes through the one sanitiser.' },
				{ property: 'outerHTML', message: 'All HTML goes through the one sanitiser.' },
			],
			'no-restricted-syntax': ['error', NO_RAW_HTML, NO_NOTICE_OF_TEXT],
		},
	},
	{
		// These files create notices directly: tests do so like plugins, and the notice of an expired session contains
		// a link but no name.
		files: [
			'src/stores/shared/notices.ts',
			'src/stores/account/session-ended/script.ts',
			'test/support/**',
			'**/*.test.{ts,tsx}',
		],
		rules: { 'no-restricted-syntax': ['error', NO_RAW_HTML] },
	},
	{
		// The only HTML set is the empty string, with which React leaves the server-rendered HTML as it is.
		files: ['src/islands/shared/areas.tsx'],
		rules: { 'no-restricted-syntax': 'off' },
	},
	{
		files: ['test/**/*.{ts,tsx}', 'types/**/*.ts'],
		rules: {
			'@typescript-eslint/no-non-null-assertion': 'off',
			'no-restricted-properties': 'off',
		},
	},
	{
		files: ['**/*.{js,mjs,cjs}'],
		languageOptions: { globals: browserAndNode },
	},
	prettier,
);
