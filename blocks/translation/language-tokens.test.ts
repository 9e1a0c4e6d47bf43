import { codeOf, languageName, tokenOf } from './language-tokens';

const LANGUAGES = [
	{ code: 'fr', name: 'Français' },
	{ code: 'zh-CN', name: '简体中文' },
];

test("a token contains the language's name and code", () => {
	expect(tokenOf(LANGUAGES, 'fr')).toBe('Français (fr)');
	expect(languageName(LANGUAGES, 'zh-CN')).toBe('简体中文');
});

test('a token of an unknown language is its code', () => {
	expect(tokenOf(LANGUAGES, 'eo')).toBe('eo');
});

test.each([
	['Français (fr)', 'fr'],
	['français', 'fr'],
	['ZH-cn', 'zh-CN'],
	[' eo ', 'eo'],
])('the token %s has the code %s', (token, code) => {
	expect(codeOf(LANGUAGES, token)).toBe(code);
});
