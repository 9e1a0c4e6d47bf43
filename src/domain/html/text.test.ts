import fc from 'fast-check';
import { decodeEntities, htmlToText } from './text';

describe('decodeEntities', () => {
	it.each([
		['Tom &amp; Jerry', 'Tom & Jerry'],
		['&lt;b&gt;', '<b>'],
		['&amp;lt;', '&lt;'],
		['5 &times; 7', '5 × 7'],
		['Ann&#8217;s &#x201C;best&#x201d;', 'Ann’s “best”'],
		['&quot;a&quot; &#039;b&#039; &apos;c&apos;', `"a" 'b' 'c'`],
		['&euro;&pound;&yen;&nbsp;&hellip;', '€£¥\u00a0…'],
		['caf&eacute; &Uuml;ber &szlig; &ntilde;', 'café Über ß ñ'],
		['&Aring;ngstr&ouml;m &ccedil;a &Scaron; &yuml; &Ccedil;', 'Ångström ça Š ÿ Ç'],
		['a&ensp;b&thinsp;c&zwj;d&rlm;', 'a\u2002b\u2009c\u200dd\u200f'],
		['&frac12; &AElig; &thorn; &divide; &uml; &acute;', '½ Æ þ ÷ ¨ ´'],
		['&#128512;', '😀'],
		['&#0; &#xD800; &#9999999;', '\ufffd \ufffd \ufffd'],
		['&nosuch; & &;', '&nosuch; & &;'],
		['&notit; &notin; &NotEqual; &bne;', '&notit; ∉ ≠ =\u20e5'],
		['a&Tab;b&NewLine;c&ThickSpace;d&semi;', 'a\tb\nc\u205f\u200ad;'],
		[
			'&CounterClockwiseContourIntegral; &CounterClockwiseContourIntegrals;',
			'∳ &CounterClockwiseContourIntegrals;',
		],
		['&constructor; &__proto__;', '&constructor; &__proto__;'],
	])('decodes %s', (html, text) => {
		expect(decodeEntities(html)).toBe(text);
	});

	it('leaves text without entities unchanged', () => {
		fc.assert(
			fc.property(
				fc.string().filter((text) => !text.includes('&')),
				(text) => {
					expect(decodeEntities(text)).toBe(text);
				},
			),
		);
	});

	it('decodes numeric entities written by PHP', () => {
		const encode = (text: string) =>
			[...text].map((character) => `&#${String(character.codePointAt(0))};`).join('');
		fc.assert(
			fc.property(fc.string({ unit: 'grapheme' }), (text) => {
				fc.pre(!text.includes('\0'));
				expect(decodeEntities(encode(text))).toBe(text);
			}),
		);
	});
});

describe('htmlToText', () => {
	it.each([
		['<p>One</p><p>Two</p>', 'One Two'],
		['a<br/>b', 'a b'],
		['<strong>Yes</strong>!', 'Yes!'],
		['<script>alert(1)</script>plain<style>p{}</style>', 'plain'],
		['  much \n\t space ', 'much space'],
		['1 < 2 &amp; 3 > 2', '1 < 2 & 3 > 2'],
		['&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
		['', ''],
	])('converts %s to text', (html, text) => {
		expect(htmlToText(html)).toBe(text);
	});

	it('handles malicious input in linear time', () => {
		expect(htmlToText('<'.repeat(100_000)).length).toBe(100_000);
		expect(htmlToText('<p '.repeat(30_000)).length).toBeGreaterThan(0);
	});
});
