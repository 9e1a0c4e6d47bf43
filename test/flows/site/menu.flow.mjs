/** Tests the menu by keys, early and without JavaScript. */
import assert from 'node:assert/strict';
import { hold } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
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

const listOf = (locator) => locator.locator('xpath=ancestor::ul[1]');

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
		await nav.and(page.locator('[data-hydrated]')).waitFor();
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
		await page.keyboard.press('Enter');
		await link('Bags').waitFor();
		await page.keyboard.press('Tab');
		assert.ok(await hasFocus(link('Bags')));
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Enter');
		await page.keyboard.press('Tab');
		assert.ok(await hasFocus(toggle('Services')));
		await toggle('Everything').click();
		await link('Thing 1').waitFor();
		assert.equal(await nav.locator('a[href^="javascript" i]').count(), 0);
		assert.equal(await nav.getByText('Evil').count(), 0);
		assert.equal(await toggle('Worse').count(), 1);
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
		await nav.and(page.locator('[data-hydrated]')).waitFor();
		assert.ok(await isOpen(toggle('Goods')));
		await toggle('Goods').tap();
		await link('Bags').waitFor({ state: 'hidden' });
	},
);
