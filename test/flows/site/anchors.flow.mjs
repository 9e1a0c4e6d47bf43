/** Tests links to an anchor on the same page. */
import assert from 'node:assert/strict';
import { eventually, stopClock } from '../screens/wait.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { writePage } from '../support/page.mjs';

/** Tolerance of a target's position, in pixels. */
const GRAIN = 1;
const HEADER = 80;

const gap = (height = 1600) => `<div style="height:${height}px"></div>`;

const CONTENT = `<!-- wp:html -->
<div>
<nav aria-label="On this page" class="bar" style="position:sticky;z-index:5;top:var(--wp-admin--admin-bar--height,0px);height:${HEADER}px;overflow:auto;white-space:nowrap;background:#fff">
<a href="#first">First</a> <a href="#zwei%20w%C3%B6rter">Encoded</a> <a href="#named">Named</a>
<a href="#folded">Folded</a> <a href="#margin">Margin</a> <a href="{{page}}#first">Whole address</a>
<a href="#field">Field</a> <a href="#" class="up">Up</a> <a href="#TOP">Top</a> <a href="#100%">Nowhere</a>
<a href="#hidden-place">Hidden</a> <a href="#first" class="other">Another script’s</a> <a href="/#first">Elsewhere</a> <a href="#last">Last</a>
</nav>
<p><button type="button" class="before">Before</button></p>${gap()}
<h2 id="first">First</h2><p><a class="inside" href="#margin">Inside</a></p>${gap()}
<h2 id="zwei wörter">Encoded</h2>${gap()}
<a name="named"></a><p>Named</p>${gap()}
<details><summary>Outer</summary><details><summary>Inner</summary>${gap(300)}<p id="folded">Folded</p></details></details>${gap()}
<h2 id="margin" style="scroll-margin-top:150px">Margin</h2>${gap()}
<p><label>Field <input id="field"></label></p>${gap()}
<p id="hidden-place" hidden>Hidden</p>
<p id="last">Last</p></div>
<!-- /wp:html -->`;

const open = async (page, shop, fragment = '') => {
	const path = await writePage(
		shop,
		'anchors',
		CONTENT.replace('{{page}}', `${shop.url}/anchors/`),
	);
	await page.goto(`${path}${fragment}`, { waitUntil: 'load' });
	return page.getByRole('navigation', { name: 'On this page' });
};

const scrollY = (page) => page.evaluate(() => window.scrollY);
const lineOf = (page, selector) =>
	page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
const focused = (page) =>
	page.evaluate(() => document.activeElement.id || document.activeElement.tagName);

/** Waits until the top of the element is at the given line, within the tolerance. */
const expectAt = async (page, selector, line) => {
	await eventually(
		`${selector} at ${line}`,
		async () => Math.abs((await lineOf(page, selector)) - line) <= GRAIN,
		true,
	);
};

/** Clicks the link and measures in the page how long the page scrolls and through which positions. */
const clickAndMeasure = (link) =>
	// Wrapped in an object, because a bare promise would be awaited by evaluateHandle.
	link.evaluateHandle((element) => ({
		movement: new Promise((resolve) => {
			const path = [];
			const began = performance.now();
			let moved = began;
			element.click();
			const look = (now) => {
				if (path.at(-1) !== window.scrollY) {
					moved = now;
					path.push(window.scrollY);
				}
				if (now - began < 900) {
					requestAnimationFrame(look);
				} else {
					resolve({ took: moved - began, path });
				}
			};
			look(began);
		}),
	}));

const movementOf = (measuring) => measuring.evaluate(({ movement }) => movement);

const clickAndWatch = async (link) => movementOf(await clickAndMeasure(link));

test('an anchor link scrolls in 500 ms, below the header, and moves the focus', async ({
	page,
	shop,
}) => {
	const bar = await open(page, shop);
	await stopClock(page);
	const measuring = await clickAndMeasure(bar.getByRole('link', { name: 'First' }));
	await page.clock.runFor(1000);
	const { took, path } = await movementOf(measuring);
	await page.clock.resume();
	assert.ok(took > 400 && took < 650, `${took} ms`);
	assert.equal(path[0], 0, 'nothing is seen of the jump');
	assert.ok(
		path.length > 5 && path.every((y, index) => index === 0 || y > path[index - 1]),
		String(path),
	);
	await expectAt(page, '#first', HEADER);
	assert.equal(await focused(page), 'first');
	assert.equal(new URL(page.url()).hash, '#first');
	await page.keyboard.press('Tab');
	assert.equal(await page.evaluate(() => document.activeElement.className), 'inside');
	assert.equal(await page.locator('#first').getAttribute('tabindex'), null);
	await page.keyboard.press('Enter');
	await expectAt(page, '#margin', 150);
	const there = await scrollY(page);
	await page.goBack();
	assert.equal(new URL(page.url()).hash, '#first');
	await eventually('back', async () => (await scrollY(page)) < there, true);
	await page.goBack();
	assert.equal(new URL(page.url()).hash, '');
	await eventually('back', () => scrollY(page), 0);
});

test('every kind of anchor is found', { tag: '@full' }, async ({ page, shop }) => {
	const bar = await open(page, shop);
	const go = (name) => bar.getByRole('link', { name, exact: true }).click();
	await go('Encoded');
	await expectAt(page, '[id="zwei wörter"]', HEADER);
	await go('Named');
	await expectAt(page, '[name="named"]', HEADER);
	await go('Folded');
	await expectAt(page, '#folded', HEADER);
	assert.equal(await page.locator('details[open]').count(), 2);
	await go('Whole address');
	await expectAt(page, '#first', HEADER);
	await go('Field');
	await expectAt(page, '#field', HEADER);
	assert.equal(await focused(page), 'field');
	assert.equal(await page.locator('#field').getAttribute('tabindex'), null);
	await go('Last');
	await eventually(
		'the end',
		() =>
			page.evaluate(
				() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1,
			),
		true,
	);
	await go('Up');
	await eventually('the top', () => scrollY(page), 0);
	await page.evaluate(() => window.scrollTo(0, 900));
	await go('Top');
	await eventually('the top', () => scrollY(page), 0);
	assert.equal(await focused(page), 'BODY');
});

test(
	'missing and hidden targets, and links of other scripts, are ignored',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop, context, watchPage }) => {
		const bar = await open(page, shop);
		await page.evaluate(() => {
			window.scrollTo(0, 300);
			document.querySelector('.other').addEventListener('click', (event) => event.preventDefault());
		});
		const still = async (name) => {
			const { path } = await clickAndWatch(bar.getByRole('link', { name }));
			assert.deepEqual(path, [300], name);
		};
		await still('Nowhere');
		assert.equal(new URL(page.url()).hash, '#100%');
		await still('Hidden');
		await still('Another script’s');
		assert.equal(new URL(page.url()).hash, '#hidden-place');
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			bar.getByRole('link', { name: 'First' }).click({ modifiers: ['ControlOrMeta'] }),
		]);
		watchPage(tab);
		await tab.waitForLoadState();
		assert.equal(new URL(tab.url()).hash, '#first');
		assert.equal(await scrollY(page), 300);
		await tab.close();
		await bar.getByRole('link', { name: 'Elsewhere' }).click();
		await page.waitForURL('**/#first');
	},
);

test(
	'a page opened at an anchor shows it below the header and the admin bar',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop, expectError }) => {
		expectError(/gravatar/);
		await open(page, shop, '#first');
		await expectAt(page, '#first', HEADER);
		await logIn(page);
		const bar = await open(page, shop, '#margin');
		await expectAt(page, '#margin', 182);
		await bar.getByRole('link', { name: 'First' }).click();
		await expectAt(page, '#first', HEADER + 32);
	},
);
