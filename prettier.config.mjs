export default {
	useTabs: true,
	singleQuote: true,
	printWidth: 100,
	trailingComma: 'all',
	overrides: [{ files: ['*.json', '*.yml', '*.md'], options: { useTabs: false, tabWidth: 2 } }],
};
