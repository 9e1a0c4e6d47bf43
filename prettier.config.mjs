export default {
	useTabs: true,
	singleQuote: true,
	printWidth: 100,
	trailingComma: 'all',
	overrides: [
		{ files: ['*.json', '*.yml'], options: { useTabs: false, tabWidth: 2 } },
		{
			files: '*.md',
			options: { useTabs: false, tabWidth: 2, printWidth: 120, proseWrap: 'always' },
		},
	],
};
