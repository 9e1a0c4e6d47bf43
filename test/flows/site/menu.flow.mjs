/** Tests the menu with mouse, keyboard and touch, with and without its script; it always stays inside the window. */
import assert from 'node:assert/strict';
import { hold } from '../screens/network.mjs';
import { eventually, stopClock } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import { writePage } from '../support/page.mjs';

const leaf = (label) => ({ label, url: `/?for=${encodeURIComponent(label)}` });
const branch = (label, ...entries) => ({ ...leaf(label), entries });
const LONG = 'Donaudampfschifffahrtsgesellschaftskapitänsmützen and all that goes with them';

const ITEMS = [
	leaf('Start'),
	branch(
		'Goods',
		leaf('Bags'),
		branch('Cups', leaf('Small'), branch('Large', leaf('Red'), leaf('Blue'))),
		leaf(LONG),
		leaf('Plates'),
	),
	{ label: 'Services', url: '', entries: [leaf('Repair'), leaf('Rental')] },
	{ label: 'Evil', url: 'javascript:window.stolen=1' },
	{ label: 'Worse', url: ' JaVaScRiPt:window.stolen=1', entries: [leaf('Harmless')] },
	branch(
		'Everything',
		...Array.from({ length: 100 }, (_, n) =>
			n === 5 ? branch('Thing 6', leaf('Part')) : leaf(`Thing ${n + 1}`),
		),
	),
	branch(
		'At the edge',
		branch('Deep', branch('Deeper', branch('Deepest', leaf('Bottom'), leaf(LONG)))),
	),
];

const block = (attributes) =>
	`<!-- wp:storefront-islands/menu ${JSON.stringify(attributes).replace(/[<>&-]/g, (char) => `\\u00${char.charCodeAt(0).toString(16)}`)} /-->`;

const openMenu = async (page, shop) => {
	const words = '<!-- wp:paragraph --><p>Words of the page.</p><!-- /wp:paragraph -->'.repeat(40);
	const path = await writePage(
		shop,
		'menu-flow',
		block({ label: 'Test', source: 'items', items: ITEMS }) + words,
	);
	await page.goto(path);
	return menuOn(page);
};

const menuOn = (page) => {
	const nav = page.getByRole('navigation', { name: 'Test' });
	return {
		nav,
		button: nav.locator('.storefront-menu__button'),
		link: (name) => nav.getByRole('link', { name, exact: true, includeHidden: true }),
		toggle: (name) =>
			nav.locator('summary', { hasText: new RegExp(`^(Sub-menu of )?${name}\\+$`) }),
	};
};

const isOpen = (toggle) => toggle.evaluate((summary) => summary.parentElement.open);
const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

const expectInside = async (page, locator) => {
	const box = await locator.boundingBox();
	const { width, height, wide } = await page.evaluate(() => ({
		width: document.documentElement.clientWidth,
		height: window.innerHeight,
		wide: document.documentElement.scrollWidth,
	}));
	assert.ok(
		box && box.x >= 0 && box.x + box.width <= width,
		`${locator} is ${JSON.stringify(box)}`,
	);
	assert.ok(box.y >= 0 && box.y + box.height <= height, `${locator} is ${JSON.stringify(box)}`);
	assert.equal(wide, width, 'the page has become no wider');
};

const listOf = (locator) => locator.locator('xpath=ancestor::ul[1]');
const centre = async (locator) => {
	const { x, y, width, height } = await locator.boundingBox();
	return { x: x + width / 2, y: y + height / 2 };
};

/** Waits until the sub-menu of a link is fully expanded; only then does all of it receive pointer events. */
const untilShown = (link) =>
	eventually(
		'shown',
		() =>
			listOf(link).evaluate(
				(list) =>
					window.getComputedStyle(list).opacity === '1' && list.getAnimations().length === 0,
			),
		true,
	);

/** Steps in which the pointer moves from one list to the next. */
const STEPS = 25;
const STEP_MS = 8;

/** Measures the milliseconds between the pointer's entering or leaving and the change of a sub-menu. */
const timeOf = async (toggle, change) => {
	// Listens before the pointer moves. The promise is wrapped in an object, because a bare one would be awaited by
	// evaluateHandle.
	const watch = await toggle.evaluateHandle((summary) => ({
		time: new Promise((resolve) => {
			const item = summary.closest('li');
			let began = 0;
			for (const type of ['pointerenter', 'pointerleave']) {
				item.addEventListener(type, ({ timeStamp }) => (began = timeStamp));
			}
			new window.MutationObserver(() => resolve(performance.now() - began)).observe(
				summary.parentElement,
				{ attributeFilter: ['open'] },
			);
		}),
	}));
	await change();
	return watch.evaluate(({ time }) => time);
};

test(
	'by mouse: 250 ms, 500 ms, and diagonally into the next list',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop }) => {
		const { nav, link, toggle } = await openMenu(page, shop);
		await link('Goods').hover();
		await link('Bags').waitFor();
		await page.mouse.move(640, 800);
		await link('Bags').waitFor({ state: 'hidden' });

		const shown = await timeOf(toggle('Goods'), () => link('Goods').hover());
		assert.ok(shown >= 245, `opened after ${shown} ms`);
		await link('Cups').hover();
		await link('Small').waitFor();
		const small = await centre(link('Small'));
		await page.mouse.move(small.x, small.y, { steps: 3 });
		await link('Large').hover();
		await link('Blue').waitFor();
		await link('Large').hover();

		// Moves diagonally from "Cups", across the entries with the long name and the plates, to the lower edge of the
		// entry beside it.
		await link('Cups').hover();
		await eventually('Blue is gone', () => isOpen(toggle('Large')), false);
		const from = await centre(link('Cups'));
		const large = await centre(link('Large'));
		await stopClock(page);
		for (let step = 0; step <= STEPS; step += 1) {
			const done = step / STEPS;
			await page.mouse.move(
				from.x + (large.x - from.x) * done,
				from.y + (large.y + 12 - from.y) * done,
			);
			await page.clock.runFor(STEP_MS);
		}
		await page.clock.resume();
		assert.ok(await isOpen(toggle('Cups')), 'the list is still there');
		await link('Blue').waitFor();
		await expectInside(page, listOf(link('Blue')));
		await expectAccessible(page, '.storefront-menu');

		await page.keyboard.press('Escape');
		await link('Bags').waitFor({ state: 'hidden' });
		await page.mouse.move(640, 800);
		await link('Goods').hover();
		await link('Bags').waitFor();
		const hidden = await timeOf(toggle('Goods'), () => page.mouse.move(640, 800));
		assert.ok(hidden >= 495, `closed after ${hidden} ms`);
		assert.equal(await nav.locator('details[open]').count(), 0);

		await toggle('Services').click();
		await link('Repair').waitFor();
		await toggle('Services').click();
		await link('Repair').waitFor({ state: 'hidden' });
	},
);

test(
	'submenus stay inside the window at any depth and number, also in right-to-left',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop }) => {
		const { link, toggle } = await openMenu(page, shop);
		for (const direction of ['ltr', 'rtl']) {
			await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
			for (const width of [1280, 800]) {
				await page.setViewportSize({ width, height: 700 });
				await toggle('At the edge').click();
				for (const name of ['Deep', 'Deeper', 'Deepest']) {
					await expectInside(page, listOf(link(name)));
					await toggle(name).click();
				}
				await expectInside(page, listOf(link('Bottom')));
				const { width: wide } = await listOf(link('Bottom')).boundingBox();
				const em = await listOf(link('Bottom')).evaluate((list) =>
					Number.parseFloat(window.getComputedStyle(list).fontSize),
				);
				assert.ok(wide >= 10 * em && wide <= 20 * em + 0.5, `${wide} px is between 10em and 20em`);
				for (const name of ['Deepest', 'Deeper', 'Deep', 'At the edge']) {
					await page.keyboard.press('Escape');
					assert.ok(await hasFocus(toggle(name)));
				}
			}
		}
		await toggle('Everything').click();
		await expectInside(page, listOf(link('Thing 1')));
		await toggle('Everything').press('ArrowDown');
		await page.keyboard.press('End');
		assert.ok(await hasFocus(link('Thing 100')));
		await toggle('Thing 6').click();
		await expectInside(page, listOf(link('Part')));
	},
);

test(
	'by keys: into a list, through it, and out again',
	{ tag: '@firefox' },
	async ({ page, shop, width }) => {
		const { nav, button, link, toggle } = await openMenu(page, shop);
		const isNarrow = width < 768;
		if (isNarrow) {
			await button.focus();
			await page.keyboard.press('Enter');
			await link('Goods').waitFor();
		}
		await expectAccessible(page, '.storefront-menu');
		await link('Start').focus();
		await nav.and(page.locator('[data-awake]')).waitFor();
		await page.keyboard.press(isNarrow ? 'ArrowDown' : 'ArrowRight');
		assert.ok(await hasFocus(link('Goods')));
		await page.keyboard.press('Tab');
		assert.ok(await hasFocus(toggle('Goods')));
		assert.equal(await isOpen(toggle('Goods')), false, 'the focus alone opens nothing');
		await page.keyboard.press('Enter');
		assert.ok(await isOpen(toggle('Goods')));
		await page.keyboard.press('Tab');
		assert.ok(await hasFocus(link('Bags')));
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		assert.ok(await hasFocus(link('Small')));
		await page.keyboard.press('End');
		assert.ok(await hasFocus(toggle('Large')));
		await page.keyboard.press('Home');
		await page.keyboard.press('ArrowLeft');
		assert.ok(await hasFocus(toggle('Cups')));
		assert.equal(await isOpen(toggle('Cups')), false);
		await expectAccessible(page, '.storefront-menu');
		await page.keyboard.press('Escape');
		assert.ok(await hasFocus(toggle('Goods')));
		assert.equal(await isOpen(toggle('Goods')), false);
		await page.keyboard.press(isNarrow ? 'ArrowDown' : 'ArrowRight');
		assert.ok(await hasFocus(toggle('Services')));
		await page.keyboard.press('Space');
		await link('Repair').waitFor();
		if (isNarrow) {
			await page.keyboard.press('Escape');
			await page.keyboard.press('Escape');
			assert.ok(await hasFocus(button));
			await link('Goods').waitFor({ state: 'hidden' });
		} else {
			await page.keyboard.press('Shift+Tab');
			await link('Repair').waitFor({ state: 'hidden' });
		}
	},
);

test(
	'by touch: a toggle, and levels that unfold in place',
	{ tag: ['@390', '@full'] },
	async ({ page, shop }) => {
		const { nav, button, link, toggle } = await openMenu(page, shop);
		assert.equal(await link('Goods').isVisible(), false);
		await button.tap();
		for (const name of ['At the edge', 'Deep', 'Deeper', 'Deepest']) {
			await toggle(name).tap();
		}
		await link('Bottom').waitFor();
		await page.evaluate(() => window.scrollTo(0, 0));
		const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
		assert.equal(scrollWidth, clientWidth);
		await expectAccessible(page, '.storefront-menu');
		await toggle('Goods').tap();
		await eventually('one branch', () => nav.locator('.storefront-menu__more[open]').count(), 1);
		await link('Bags').tap();
		await page.waitForURL(/for=Bags/);
	},
);

testWithoutJavaScript(
	'without JavaScript it opens by hover, keys and touch',
	{ tag: '@full' },
	async ({ page, shop, width }) => {
		const { nav, button, link, toggle } = await openMenu(page, shop);
		if (width < 768) {
			await button.tap();
			await toggle('Goods').tap();
			await link('Bags').waitFor();
			await toggle('Services').tap();
			await link('Bags').waitFor({ state: 'hidden' });
			await link('Repair').tap();
			await page.waitForURL(/for=Repair/);
			return;
		}
		await link('Goods').hover();
		await untilShown(link('Cups'));
		await link('Cups').hover();
		await link('Small').waitFor();
		await page.mouse.move(640, 800);
		await link('Bags').waitFor({ state: 'hidden' });
		await link('Goods').focus();
		await page.keyboard.press('Tab');
		await link('Bags').waitFor();
		await toggle('Everything').click();
		await link('Thing 1').waitFor();
		assert.equal(await nav.locator('a[href^="javascript" i]').count(), 0);
		assert.equal(await nav.getByText('Evil').count(), 0);
		assert.equal(await toggle('Worse').count(), 1);
	},
);

test(
	'a list opened by CSS stays open when the script loads',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop }) => {
		const script = await hold(page, /\/menu\.js/);
		const { link, toggle } = await openMenu(page, shop);
		await link('Goods').hover();
		await eventually('asked for', script.count, 1);
		await link('Bags').waitFor();
		await untilShown(link('Bags'));
		const before = await listOf(link('Bags')).boundingBox();
		const faintest = listOf(link('Bags')).evaluate(
			(list) =>
				new Promise((resolve) => {
					let least = 1;
					let left = 30;
					const look = () => {
						const { opacity, visibility, display } = window.getComputedStyle(list);
						least = Math.min(
							least,
							visibility === 'visible' && display !== 'none' ? Number(opacity) : 0,
						);
						left -= list.closest('[data-scripted]') ? 1 : 0;
						return left > 0 ? requestAnimationFrame(look) : resolve(least);
					};
					look();
				}),
		);
		await script.release();
		assert.equal(await faintest, 1);
		assert.ok(await isOpen(toggle('Goods')));
		assert.deepEqual(await listOf(link('Bags')).boundingBox(), before);
	},
);

test(
	'a click in the middle of which the script starts opens a list',
	{ tag: ['@1280', '@full'] },
	async ({ page, shop }) => {
		const script = await hold(page, /\/menu\.js/);
		const { nav, link, toggle } = await openMenu(page, shop);
		await toggle('Goods').hover();
		await eventually('asked for', script.count, 1);
		await page.mouse.down();
		await untilShown(link('Bags'));
		await script.release();
		await nav.and(page.locator('[data-scripted]')).waitFor();
		await page.mouse.up();
		assert.ok(await isOpen(toggle('Goods')));
		await toggle('Goods').click();
		assert.equal(await isOpen(toggle('Goods')), false);
	},
);

test(
	'a click before the script has loaded is handled once',
	{ tag: '@390' },
	async ({ page, shop }) => {
		const script = await hold(page, /\/menu\.js/);
		const { nav, button, link, toggle } = await openMenu(page, shop);
		await button.tap();
		await toggle('Goods').tap();
		await link('Bags').waitFor();
		await script.release();
		await nav.and(page.locator('[data-awake]')).waitFor();
		assert.ok(await isOpen(toggle('Goods')));
		await toggle('Goods').tap();
		await link('Bags').waitFor({ state: 'hidden' });
	},
);
