import { browserOf, deviceOf, sourceOf, type Visitor } from './conditions';

const aVisitor = (known: Partial<Visitor>): Visitor => ({
	now: 0,
	referrer: '',
	host: 'shop.test',
	width: 1280,
	isCoarse: false,
	userAgent: '',
	...known,
});

test.each([
	['', 'direct'],
	['https://shop.test/mugs/', 'internal'],
	['https://shop.test.evil.test/', 'external'],
	['https://evil.test/?from=https://shop.test/', 'external'],
	['https://blog.example/google.com/', 'external'],
	['https://docs.google.com/', 'external'],
	['https://www.google.com/', 'search'],
	['https://google.de/', 'search'],
	['https://duckduckgo.com/', 'search'],
	['https://uk.search.yahoo.com/', 'search'],
	['https://search.brave.com/', 'search'],
	['https://m.baidu.com/', 'search'],
	['android-app://com.google.android.googlequicksearchbox/', 'search'],
])('the referrer “%s” has the source %s', (referrer, source) => {
	expect(sourceOf(aVisitor({ referrer }))).toBe(source);
});

test.each([
	[390, true, 'mobile'],
	[500, false, 'mobile'],
	[768, true, 'tablet'],
	[1280, true, 'tablet'],
	[768, false, 'desktop'],
])('%i px, coarse pointer %s: %s', (width, isCoarse, device) => {
	expect(deviceOf(aVisitor({ width, isCoarse }))).toBe(device);
});

const CHROME =
	'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SAFARI =
	'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

test.each([
	[CHROME, 'chrome'],
	[`${CHROME} Edg/140.0.0.0`, 'edge'],
	[`${CHROME} OPR/120.0.0.0`, 'opera'],
	[CHROME.replace('Chrome/140', 'SamsungBrowser/28.0 Chrome/130'), 'samsung'],
	[SAFARI, 'safari'],
	[SAFARI.replace('Version/18.5', 'CriOS/140.0.7339.39'), 'chrome'],
	[SAFARI.replace('Version/18.5', 'FxiOS/142.0'), 'firefox'],
	['Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0', 'firefox'],
	['Lynx/2.9', 'other'],
])('%s is %s', (userAgent, browser) => {
	expect(browserOf(aVisitor({ userAgent }))).toBe(browser);
});
