import fc from 'fast-check';
import { decodeAction } from './action-links';

const PREFIX = 'elementor-action';
const PAGE = 'https://shop.test/about/';

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

/** Encodes the link completely, as page builders print it. */
const link = (action: string, settings?: unknown): string =>
	`#${encodeURIComponent(
		`${PREFIX}:action=${action}${settings === undefined ? '' : `&settings=${base64(JSON.stringify(settings))}`}`,
	)}`;

const decode = (fragment: string) => decodeAction(fragment, PREFIX, PAGE);

const valueOf = (fragment: string): unknown => {
	const result = decode(fragment);
	return result.ok ? result.value : null;
};

test.each<[string, unknown, object]>([
	['popup:open', { id: '42', toggle: true }, { kind: 'open-popup', id: '42', toggle: true }],
	['popup:open', { id: 42 }, { kind: 'open-popup', id: '42', toggle: false }],
	['popup:close', { do_not_show_again: 'yes' }, { kind: 'close-popup', doNotShowAgain: true }],
	['popup:close', undefined, { kind: 'close-popup', doNotShowAgain: false }],
	[
		'lightbox',
		{ id: 7, url: 'https://shop.test/ä.jpg', slideshow: 'été' },
		{
			kind: 'lightbox',
			media: { kind: 'image', src: 'https://shop.test/%C3%A4.jpg' },
			group: 'été',
		},
	],
])('decodes %s %j', (action, settings, expected) => {
	expect(valueOf(link(action, settings))).toEqual(expected);
});

test('decodes a link that is not URL-encoded', () => {
	const settings = base64('{"id":"7"}');
	expect(valueOf(`#${PREFIX}:action=popup:open&settings=${settings}`)).toMatchObject({ id: '7' });
});

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?rel=0';
const VIMEO = 'https://player.vimeo.com/video/235215203';

test.each([
	['https://www.youtube.com/watch?v=XHOmBV4js_E', YOUTUBE],
	[
		'https://www.youtube.com/embed/XHOmBV4js_E?feature=oembed&start=12&autoplay=1',
		`${YOUTUBE}&start=12`,
	],
	['https://youtu.be/XHOmBV4js_E?t=9s', `${YOUTUBE}&start=9`],
	['https://vimeo.com/235215203', `${VIMEO}?dnt=1`],
	[`${VIMEO}?h=ab12&autoplay=1`, `${VIMEO}?dnt=1&h=ab12`],
	['/films/mugs.mp4', 'https://shop.test/films/mugs.mp4'],
])('embeds the video %s', (url, src) => {
	expect(valueOf(link('lightbox', { type: 'video', url }))).toMatchObject({ media: { src } });
});

test.each([
	['lightbox', { url: 'javascript:alert(1)' }],
	['lightbox', { url: 'JaVaScRiPt:alert(1)', type: 'image' }],
	['lightbox', { url: 'data:image/svg+xml,<svg onload=alert(1)>' }],
	['lightbox', { url: 'blob:https://shop.test/1' }],
	['lightbox', { url: 'https://me:secret@shop.test/a.jpg' }],
	['lightbox', { html: '<img src=x onerror=alert(1)>' }],
	['lightbox', { type: 'null', html: '<script>alert(1)</script>' }],
	['lightbox', { type: 'video', url: 'https://evil.test/film.mp4' }],
	['lightbox', { type: 'video', url: 'https://youtube.com.evil.test/watch?v=XHOmBV4js_E' }],
	['lightbox', { type: 'video', url: 'https://www.youtube.com/embed/"><script>' }],
	['lightbox', { type: 'video', url: 'https://www.youtube.com/redirect?q=https://evil.test' }],
	['lightbox', { type: 'video', url: 'https://player.vimeo.com/video/../../evil' }],
	['lightbox', { type: 'video', url: 'https://shop.test/page.html' }],
	['popup:open', {}],
	['popup:open', { id: '"] , *' }],
	['popup:open', { id: { toString: 'x' } }],
	['wc:checkout', { id: '1' }],
	['constructor', {}],
	['__proto__', {}],
])('ignores %s %j', (action, settings) => {
	expect(decode(link(action, settings)).ok).toBe(false);
});

const NONE = ['', '#', '#about', '#elementor-actions', `#${PREFIX}:`];

test.each([...NONE, `#${PREFIX}:action=lightbox&settings=%%%`])(
	'%j is not an action',
	(fragment) => {
		expect(decode(fragment).ok).toBe(false);
	},
);

/** True if all URLs that an action would make the browser load are harmless. */
const isHarmless = (value: ReturnType<typeof decode>): boolean => {
	if (!value.ok || value.value.kind === 'close-popup') {
		return true;
	}
	if (value.value.kind === 'open-popup') {
		return /^[\w-]+$/.test(value.value.id);
	}
	const { media } = value.value;
	const { protocol, origin, username } = new URL(media.src);
	switch (media.kind) {
		case 'image':
			return /^https?:$/.test(protocol) && username === '';
		case 'file':
			return origin === 'https://shop.test';
		case 'player':
			return /^https:\/\/(www\.youtube-nocookie\.com\/embed|player\.vimeo\.com\/video)\/[\w-]+\?[\w=&]+$/.test(
				media.src,
			);
	}
};

const hostileUrl = fc.oneof(
	fc.webUrl(),
	fc.string({ unit: 'binary' }),
	fc
		.constantFrom(
			...['javascript:', 'data:text/html,', 'vbscript:', '\u0001javascript:', '//evil.test/'],
			...['https://youtu.be/', 'https://www.youtube.com/embed/', 'https://vimeo.com/'],
		)
		.chain((start) => fc.string().map((rest) => start + rest)),
);

const hostileSettings = fc.oneof(
	fc
		.record(
			{
				url: fc.oneof(hostileUrl, fc.anything()),
				type: fc.oneof(fc.constantFrom('video', 'image', 'null'), fc.anything()),
				id: fc.oneof(fc.string(), fc.integer(), fc.anything()),
				slideshow: fc.anything(),
				html: fc.constant('<img src=x onerror=alert(1)>'),
				videoParams: fc.constant({ onerror: 'alert(1)' }),
				toggle: fc.anything(),
			},
			{ requiredKeys: [] },
		)
		.map((settings) => {
			try {
				return JSON.stringify(settings);
			} catch {
				return '{"__proto__":{"polluted":true}}';
			}
		}),
	fc.json(),
	fc.string(),
);

const hostileFragment = fc.oneof(
	fc
		.tuple(
			fc.constantFrom('lightbox', 'popup:open', 'popup:close', 'constructor', 'eval', ''),
			hostileSettings,
			fc.boolean(),
		)
		.map(([action, settings, isEncoded]) => {
			const text = `${PREFIX}:action=${action}&settings=${base64(settings)}`;
			return `#${isEncoded ? encodeURIComponent(text) : text}`;
		}),
	fc.string({ unit: 'binary' }).map((text) => `#${PREFIX}:${text}`),
	fc.string().map((text) => `#${PREFIX}%3Aaction%3Dlightbox%26settings%3D${text}`),
	fc.string({ unit: 'binary' }),
);

test('10,000 malicious links: nothing throws, and no executable URL is returned', () => {
	fc.assert(
		fc.property(hostileFragment, (fragment) => {
			expect(isHarmless(decode(fragment))).toBe(true);
			expect(Reflect.get({}, 'polluted')).toBeUndefined();
		}),
	);
});
