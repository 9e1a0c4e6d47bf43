/** Tests action links: images and videos open in an overlay, and links that are not valid action links do nothing. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { requestsTo } from '../screens/network.mjs';
import { eventually, expectText, untilQuiet } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { actionLink } from '../support/action-link.mjs';
import { test } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

const OURS = /\/storefront-islands\/build\/(action-links|lightbox)\.js/;

const HOSTILE = [
	actionLink('lightbox', { url: 'javascript:window.harmed=1' }),
	actionLink('lightbox', { type: 'null', html: '<img src=x onerror="window.harmed=1">' }),
	actionLink('lightbox', { type: 'video', url: 'javascript:window.harmed=1' }),
	actionLink('lightbox', {
		type: 'video',
		url: 'https://evil.test/"><script>window.harmed=1</script>',
	}),
	actionLink('popup:open', { id: '"],*' }),
	actionLink('eval', { code: 'window.harmed=1' }),
	'#elementor-action:action=lightbox&settings=%%%',
	'#elementor-action%3A',
];

const pictures = (url) => [
	`${url}/wp-includes/images/media/default.svg`,
	`${url}/wp-includes/images/media/audio.svg`,
];

const contentOf = ({ url }) => {
	const [one, other] = pictures(url);
	const inGallery = 'data-elementor-open-lightbox="yes" data-elementor-lightbox-slideshow="g1"';
	return `<!-- wp:html --><div>
<p><a href="${actionLink('lightbox', { url: one })}">Picture</a></p>
<p><a href="${actionLink('lightbox', { type: 'video', url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' })}">Video</a></p>
<p><a href="${actionLink('lightbox', { url: `${url}/gone.jpg` })}">Gone</a></p>
<p><a href="${one}" ${inGallery} data-elementor-lightbox-title="First &lt;b&gt;title&lt;/b&gt;">Gallery</a>
<a href="${other}" ${inGallery}><img src="${other}" alt="A note" width="48"></a></p>
${HOSTILE.map((href, index) => `<p><a class="hostile" href="${href.replaceAll('"', '&quot;')}">Hostile ${index}</a></p>`).join('')}
</div><!-- /wp:html -->`;
};

const open = async (page, shop, fragment = '') => {
	await page.route(/youtube-nocookie\.com/, (route) =>
		route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
	);
	const path = await writePage(shop, 'actions', contentOf(shop));
	await page.goto(`${path}${fragment}`);
	const link = (name) => page.getByRole('main').getByRole('link', { name, exact: true });
	return { link, dialog: page.getByRole('dialog') };
};

test('an image opens in a dialog, and closes in every way', async ({ page, shop }) => {
	const { link, dialog } = await open(page, shop);
	const loaded = requestsTo(page, OURS);
	const closings = [
		() => page.keyboard.press('Escape'),
		() => page.goBack(),
		() => dialog.getByRole('button', { name: 'Close' }).click(),
		() => dialog.locator('figure').click({ position: { x: 4, y: 4 } }),
	];
	for (const close of closings) {
		await link('Picture').focus();
		await page.keyboard.press('Enter');
		await dialog.getByRole('img').waitFor();
		await close();
		await dialog.waitFor({ state: 'detached' });
		assert.equal(await page.evaluate(() => document.activeElement.textContent), 'Picture');
		assert.equal(new URL(page.url()).hash, '');
	}
	assert.equal(loaded.length, 2);
	await link('Picture').click();
	await eventually('loaded', () => dialog.locator('[aria-busy]').count(), 0);
	await expectAccessible(page, 'dialog');
});

test('a gallery is navigated by keys and buttons; an image that fails to load is reported', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/Failed to load resource/);
	const { link, dialog } = await open(page, shop);
	await link('Gallery').click();
	await expectText(dialog.locator('[aria-live]'), '1 of 2');
	await expectText(dialog.locator('figcaption'), 'First <b>title</b>');
	await page.keyboard.press('ArrowRight');
	await expectText(dialog.locator('[aria-live]'), '2 of 2');
	await dialog.getByRole('img', { name: 'A note' }).waitFor();
	await dialog.getByRole('button', { name: 'Next' }).click();
	await expectText(dialog.locator('[aria-live]'), '1 of 2');
	await expectAccessible(page, 'dialog');
	await expectNoSideways(page);
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await page.evaluate(() => (document.documentElement.dir = 'rtl'));
	await link('Gallery').click();
	await page.keyboard.press('ArrowLeft');
	await expectText(dialog.locator('[aria-live]'), '2 of 2');
	await page.keyboard.press('Escape');
	await dialog.waitFor({ state: 'detached' });
	await link('Gone').click();
	await expectText(dialog.getByRole('status'), 'The picture could not be loaded.');
});

test(
	'a video is embedded from a known host, without autoplay',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		const { link, dialog } = await open(page, shop);
		await link('Video').click();
		const frame = dialog.locator('iframe');
		await frame.waitFor();
		assert.equal(
			await frame.getAttribute('src'),
			'https://www.youtube-nocookie.com/embed/XHOmBV4js_E?rel=0',
		);
		assert.equal(await frame.getAttribute('title'), 'Video');
		assert.doesNotMatch(String(await frame.getAttribute('allow')), /autoplay/);
	},
);

test(
	'malicious links and action links in the URL have no effect',
	{ tag: '@1280' },
	async ({ page, shop }) => {
		const { dialog } = await open(page, shop, HOSTILE[0]);
		for (const link of await page.locator('.hostile').all()) {
			const note = page.waitForEvent('console', {
				predicate: (message) => message.type() === 'info',
			});
			await link.click();
			await note;
		}
		assert.equal(await page.evaluate(() => 'harmed' in window), false);
		assert.equal(await dialog.count(), 0);
		await open(page, shop, actionLink('lightbox', { url: pictures(shop.url)[0] }));
		await untilQuiet(page);
		assert.equal(await dialog.count(), 0);
	},
);
