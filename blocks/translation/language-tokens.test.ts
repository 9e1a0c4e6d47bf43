import { codeOf, languageName, tokenOf } from './language-tokens';

const LANGUAGES = [
	{ code: 'fr', name: 'Français' },
	{ code: 'zh-CN', name: '简体中文' },
];

test('a token says the name and the code', () => {
	expect(tokenOf(LANGUAGES, 'fr')).toBe('Français (fr)');
	expect(languageName(LANGUAGES, 'zh-CN')).toBe('简体中文');
});

test('a language that is not known is its code', () => {
	expect(tokenOf(LANGUAGES, 'eo')).toBe('eo');
});

test.each([
	['Français (fr)', 'fr'],
	['français', 'fr'],
	['ZH-cn', 'zh-CN'],
	[' eo ', 'eo'],
])('%s is %s', (token, code) => {
	expect(codeOf(LANGUAGES, token)).toBe(code);
});
