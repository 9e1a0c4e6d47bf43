import fc from 'fast-check';
import { confineSheets, confineStyles } from './loop-sheets';
import { sanitizeWithSheets } from '../ui/html/sanitize';

const scoped = (css: string) =>
	`@scope(.elementor-widget-loop-grid,.elementor-widget-loop-carousel){${css}}`;

/** Depth of braces at each place of a text that has neither strings nor comments. */
const depths = (text: string): readonly number[] => {
	let depth = 0;
	return [...text].map((sign) => (depth += sign === '{' ? 1 : sign === '}' ? -1 : 0));
};

it.each([
	'.elementor-7 .elementor-element-1a{--gap:4px;color:#123;padding:0 2px}',
	'@media(max-width:767px){.elementor-7{width:calc(50% - 4px)}}',
	'.e-loop-item-7{background-image:url("/wp-content/uploads/a.png");font-family:"Open Sans",serif}',
	'.e-loop-item-7{background:url(http://localhost/a.png)} /* } */',
	'.e-loop-item-7::before{content:"}"}',
])('keeps %s for loops', (css) => {
	expect(confineStyles(css)).toBe(scoped(css));
});

it.each([
	['leaves its scope', '} body{display:none} .a{'],
	['leaves its scope behind a quoted brace', 'a{content:"{"} } body{display:none'],
	['leaves its scope behind a comment', 'a{/*{*/}} body{color:red}{'],
	['leaves its scope behind a name that ends like an address', 'a{b:xurl(}}body{c:d});}'],
	['leaves its scope behind an open string', "a{content:'\n}} body{color:red} b{{c:'x'"],
	['asks another origin', '.a{background:url(https://evil.test/a.png)}'],
	['asks another origin in quotes', '.a{background:url( "//evil.test/a.png" )}'],
	['asks another origin without url()', '.a{background:image-set("https://evil.test/a.png" 1x)}'],
	['asks in an escape', '.a{background:u\\72l(https://evil.test/a.png)}'],
	['asks behind a comment', '.a{background:url(/*)*/"https://evil.test/"*/)}'],
	['imports', '@import "https://evil.test/a.css";'],
	['imports without quotes', '@IMPORT url(/own.css);'],
	['holds data', '.a{background:url(data:image/svg+xml,x)}'],
	['covers the page', '.a{position:fixed;inset:0}'],
	['covers the page behind a comment', '.a{position:/**/STICKY;top:0}'],
	['ends the element', '.a{}</style><img src=x>'],
	['is cut off', '.a{color:red'],
	['has an open comment', '.a{color:red} /* '],
])('drops a sheet that %s', (_what, css) => {
	expect(confineStyles(css)).toBe('');
});

it('lets no text leave its scope', () => {
	const piece = fc.constantFrom('{', '}', 'a', ';', '/', '*', '(', ')', ':', 'url(', ' ');
	fc.assert(
		fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
			const css = pieces.join('');
			const kept = confineStyles(css);
			// Without comments and addresses, whose braces mean nothing, each brace counts.
			fc.pre(!/\/\*|url\(/.test(css));
			expect(kept === '' || Math.min(0, ...depths(css)) === 0).toBe(true);
		}),
	);
});

const kept = (html: string): string =>
	new XMLSerializer()
		.serializeToString(sanitizeWithSheets(html, confineSheets))
		.replaceAll(' xmlns="http://www.w3.org/1999/xhtml"', '')
		.replaceAll(' />', '>');

it("keeps the shop's sheets, also before the first card", () => {
	expect(
		kept(
			'<link rel="stylesheet" id="loop-7" href="/loop-7.css" media="all"><style id="s">.a{color:red}</style><p class="a">Mug</p>',
		),
	).toBe(
		`<link rel="stylesheet" id="loop-7" href="/loop-7.css" media="all"><style id="s">${scoped('.a{color:red}')}</style><p class="a">Mug</p>`,
	);
});

it.each([
	['another origin', '<link rel="stylesheet" href="https://evil.test/a.css">'],
	['another purpose', '<link rel="preload" as="script" href="/a.js">'],
	['two purposes', '<link rel="stylesheet prefetch" href="/a.css">'],
	['a script as address', '<link rel="stylesheet" href="javascript:alert(1)">'],
	['no address', '<link rel="stylesheet">'],
	['a base', '<base href="https://evil.test/">'],
	['a refresh', '<meta http-equiv="refresh" content="0;url=https://evil.test/">'],
	['a frame', '<iframe src="/a"></iframe>'],
	['a script', '<script>alert(1)</script>'],
])('drops what has %s', (_what, html) => {
	expect(kept(`${html}<p>Mug</p>`)).toBe('<p>Mug</p>');
});

it('drops handlers and scripts of sheets', () => {
	expect(kept('<p>Mug</p><link rel="stylesheet" href="/a.css" onload="alert(1)">')).toBe(
		'<p>Mug</p><link rel="stylesheet" href="/a.css">',
	);
	expect(kept('<style>a{}</style/><img src=x onerror=alert(1)>')).not.toMatch(/onerror/);
	expect(kept('<svg><style><img src=x onerror=alert(1)></style></svg>')).not.toMatch(/onerror/);
});
