import { textOf } from './text-of';

test.each([
	['Cup &amp; <b>saucer</b>', 'Cup & saucer'],
	['Cr&egrave;me &#8211; br&ucirc;l&eacute;e', 'Crème – brûlée'],
	[' two\n lines ', 'two lines'],
	['&lt;b&gt; is a tag', '<b> is a tag'],
	['', ''],
])('the text of %j is %j', (html, text) => {
	expect(textOf(html)).toBe(text);
});
