import { scriptPage } from './scripts';
import { RULES } from './policy';

afterEach(() => {
	document.head.replaceChildren();
});

test("preloads scripts and runs them later, under WordPress's ids", async () => {
	const page = scriptPage(document, RULES);
	page.preload('https://shop.test/a.js');
	const ran = page.run('https://shop.test/a.js', 'a-js');
	const script = document.querySelector<HTMLScriptElement>('script#a-js');
	script?.dispatchEvent(new Event('load'));
	await ran;

	const link = document.querySelector('link[rel=preload]');
	expect(link).toHaveAttribute('href', 'https://shop.test/a.js');
	// An add to the cart would wait for all of them, on HTTP/1.1 for seconds.
	expect(link).toHaveProperty('fetchPriority', 'low');
	expect(script).toHaveAttribute('src', 'https://shop.test/a.js');
	expect(page.has('a-js')).toBe(true);
	expect(page.has('b-js')).toBe(false);
});

test.each([
	[true, 'prefetch'],
	[false, 'preload'],
])('scripts for later are fetched with low priority (prefetch supported: %s)', (knows, rel) => {
	// jsdom's own implementation supports no link types.
	Object.assign(DOMTokenList.prototype, { supports: () => knows });
	scriptPage(document, RULES).prefetch('https://shop.test/a.js');
	const link = document.querySelector('link');
	expect(link).toHaveAttribute('rel', rel);
	expect(link).toHaveProperty('fetchPriority', 'low');
});

test('removes a failed script element, so that it can be retried', async () => {
	const page = scriptPage(document, RULES);
	const ran = page.run('https://shop.test/a.js', 'a-js');
	document.querySelector('script#a-js')?.dispatchEvent(new Event('error'));
	await expect(ran).rejects.toThrow('https://shop.test/a.js');
	expect(page.has('a-js')).toBe(false);
});

test('writes inline scripts as text', () => {
	const page = scriptPage(document, RULES);
	page.runInline('"</script><b>"', 'a-js-after');
	expect(document.querySelector('script#a-js-after')?.textContent).toBe('"</script><b>"');
	expect(document.querySelector('b')).toBeNull();
});
