import { scriptPage } from './scripts';

afterEach(() => {
	document.head.replaceChildren();
});

test('fetches early and runs later, under the ids that WordPress gives', async () => {
	const page = scriptPage(document);
	page.preload('https://shop.test/a.js');
	const ran = page.run('https://shop.test/a.js', 'a-js');
	const script = document.querySelector<HTMLScriptElement>('script#a-js');
	script?.dispatchEvent(new Event('load'));
	await ran;

	expect(document.querySelector('link[rel=preload]')).toHaveAttribute(
		'href',
		'https://shop.test/a.js',
	);
	expect(script).toHaveAttribute('src', 'https://shop.test/a.js');
	expect(page.has('a-js')).toBe(true);
	expect(page.has('b-js')).toBe(false);
});

test.each([
	[true, 'prefetch'],
	[false, 'preload'],
])('what may be run later is fetched with low priority (prefetch known: %s)', (knows, rel) => {
	// jsdom's own implementation supports no link types.
	Object.assign(DOMTokenList.prototype, { supports: () => knows });
	scriptPage(document).prefetch('https://shop.test/a.js');
	const link = document.querySelector('link');
	expect(link).toHaveAttribute('rel', rel);
	expect(link).toHaveProperty('fetchPriority', 'low');
});

test('takes a script that failed out of the page, so that it can be tried again', async () => {
	const page = scriptPage(document);
	const ran = page.run('https://shop.test/a.js', 'a-js');
	document.querySelector('script#a-js')?.dispatchEvent(new Event('error'));
	await expect(ran).rejects.toThrow('https://shop.test/a.js');
	expect(page.has('a-js')).toBe(false);
});

test('writes inline parts as text', () => {
	const page = scriptPage(document);
	page.runInline('"</script><b>"', 'a-js-after');
	expect(document.querySelector('script#a-js-after')?.textContent).toBe('"</script><b>"');
	expect(document.querySelector('b')).toBeNull();
});
