/** Tests open popups: how they are closed and left, and the content they may have. */
import assert from 'node:assert/strict';
import { eventually, scriptHasRun } from '../screens/wait.mjs';
import { expectAccessible } from '../support/accessibility.mjs';
import { productBySku, readCart } from '../support/cart.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import {
	buttonBlock,
	expectNoneOpen,
	expectOpen,
	openPopups,
	popup,
	popupBlock,
	remembered,
	request,
	visit,
	writePopupPage,
} from './popup.mjs';

const heading = (text) =>
	`<!-- wp:heading --><h2 class="wp-block-heading">${text}</h2><!-- /wp:heading -->`;

const html = (markup) => `<!-- wp:html -->${markup}<!-- /wp:html -->`;

const LINKS =
	'<p id="inside"><a href="#inside">Inside</a> <a href="#behind">Behind</a> <a href="/shop/">Shop</a></p>';

/** Returns the markup of a popup and of the button that opens it. */
const behindButton = (id, attributes = {}, content = undefined) =>
	buttonBlock(`open-${id}`) +
	popupBlock(
		id,
		{ ...attributes, triggers: [{ on: 'click', clicks: 1, selector: `#open-${id}` }] },
		content,
	);

const focused = (page) =>
	page.evaluate(
		() => document.activeElement?.closest('[id]')?.id ?? document.activeElement?.tagName,
	);

/** Runs axe after all animations have ended, because contrast is too low while the popup fades in. */
const expectAccessiblePopup = async (page, id) => {
	await page.evaluate(() =>
		Promise.all(document.getAnimations().map((animation) => animation.finished)),
	);
	await expectAccessible(page, `#storefront-popup-${id}`);
};

/**
 * True if the focus is in the dialog, or in the browser's own controls, which are reached between its last and its
 * first control.
 */
const isFocusInDialog = () => document.activeElement?.matches('body, dialog[open] *');

const overflow = (page) => page.evaluate(() => document.documentElement.style.overflow);

const reload = async (page) => {
	await visit(page, new URL(page.url()).pathname);
};

test('keyboard, Back and a click outside close it; the focus is restored', async ({
	page,
	shop,
}) => {
	const path = await writePopupPage(
		shop,
		'popup-dialog',
		behindButton('still', { holdsPage: true }, heading('Still') + html(LINKS)) +
			behindButton('firm', { closesOnBackdrop: false, closeButton: false, offersNever: true }) +
			behindButton('corner', { look: 'corner', offersNever: true }) +
			html('<p id="behind">Behind it</p>'),
	);
	await visit(page, path);
	const opener = page.locator('#open-still');
	await opener.focus();
	await page.keyboard.press('Enter');
	await expectOpen(page, 'still');
	assert.equal(await focused(page), 'storefront-popup-still');
	await expectAccessiblePopup(page, 'still');
	for (let press = 0; press < 6; press += 1) {
		await page.keyboard.press('Tab');
		assert.ok(await page.evaluate(isFocusInDialog), 'Tab stays inside');
	}
	assert.equal(await overflow(page), 'hidden', 'the page behind is held');
	await page.keyboard.press('Escape');
	await expectNoneOpen(page);
	assert.equal(await focused(page), 'open-still');
	await eventually('the page is let go', () => overflow(page), '');

	// A trigger opens a popup only once; an explicit request opens it again.
	await request(page, 'still');
	await expectOpen(page, 'still');
	await page.goBack();
	await expectNoneOpen(page);
	assert.equal(new URL(page.url()).pathname, path, 'Back closed it and did not leave');

	await request(page, 'still');
	await expectOpen(page, 'still');
	await popup(page, 'still').getByRole('link', { name: 'Inside' }).click();
	assert.deepEqual(await openPopups(page), ['still']);
	await popup(page, 'still').getByRole('link', { name: 'Behind' }).click();
	await expectNoneOpen(page);
	await page.waitForURL('**#behind');

	await request(page, 'still');
	await expectOpen(page, 'still');
	await page.mouse.click(5, 5);
	await expectNoneOpen(page);

	await request(page, 'still');
	await expectOpen(page, 'still');
	await popup(page, 'still').getByRole('link', { name: 'Shop' }).click();
	await page.waitForURL('**/shop/');
	await page.goBack();
	await page.waitForURL(`**${path}#behind`);
	await expectNoneOpen(page);
	await visit(page, path);

	await page.locator('#open-firm').click();
	await expectOpen(page, 'firm');
	await page.mouse.click(5, 5);
	assert.deepEqual(await openPopups(page), ['firm']);
	await popup(page, 'firm').getByRole('button', { name: 'Do not show again' }).click();
	await expectNoneOpen(page);
	await eventually('kept', async () => (await remembered(page, 'firm')).never, true);
	await reload(page);
	await page.locator('#open-firm').click();
	await request(page, 'firm');

	// A popup in the corner leaves the page usable: Back leaves the page, and the page scrolls.
	await page.locator('#open-corner').click();
	await expectOpen(page, 'corner');
	await expectAccessiblePopup(page, 'corner');
	assert.equal(await focused(page), 'storefront-popup-corner');
	await page.keyboard.press('Escape');
	await expectNoneOpen(page);
	assert.equal(await focused(page), 'open-corner');
});

test('one popup at a time: others close or wait', { tag: '@full' }, async ({ page, shop }) => {
	const path = await writePopupPage(
		shop,
		'popup-one',
		behindButton('first') +
			popupBlock('second', {}, html('<p><button data-popup-close>Done</button></p>')) +
			popupBlock('timed', { look: 'bar', triggers: [{ on: 'load', seconds: 900 }] }) +
			popupBlock('later', { look: 'bar', triggers: [{ on: 'load', seconds: 1800 }] }),
	);
	await page.clock.install();
	await page.goto(path);
	await page.clock.fastForward(5000);
	await scriptHasRun(page, 'popups');
	await page.locator('#open-first').click();
	await expectOpen(page, 'first');
	await page.clock.fastForward(900_000);
	assert.deepEqual(await openPopups(page), ['first']);
	await request(page, 'second');
	await expectOpen(page, 'second');
	await request(page, 'second');
	assert.deepEqual(await openPopups(page), ['second']);
	await popup(page, 'second').getByRole('button', { name: 'Done' }).click();
	await expectOpen(page, 'timed');

	// A popup that opens by itself is announced but does not move the focus.
	assert.equal(await focused(page), 'open-first');
	assert.equal(await page.locator('.storefront-popup-status').textContent(), 'timed');
	await request(page, 'timed', true);
	await expectNoneOpen(page);

	// No popup opens while a field has the focus.
	const field = page.locator('.storefront-search__field');
	await field.focus();
	await page.clock.fastForward(900_000);
	await page.keyboard.type('Ann');
	assert.deepEqual(await openPopups(page), []);
	await field.blur();
	await expectOpen(page, 'later');
});

test('islands in a popup work', { tag: '@full' }, async ({ page, shop }) => {
	const { id } = await productBySku(page, shop, 'P-003');
	const path = await writePopupPage(
		shop,
		'popup-islands',
		behindButton(
			'shop',
			{ size: 'large' },
			`<!-- wp:storefront-islands/search /--><!-- wp:storefront-islands/mini-cart /--><!-- wp:storefront-islands/add-to-cart {"productId":${id}} /-->`,
		) + popupBlock('thanks', { look: 'corner', triggers: [{ on: 'cart' }] }),
	);
	await visit(page, path);
	await page.locator('#open-shop').click();
	await expectOpen(page, 'shop');
	const dialog = popup(page, 'shop');
	const field = dialog.locator('.storefront-search__field');
	await field.click();
	await field.pressSequentially('mug');
	await dialog.getByRole('option').first().waitFor();
	await page.keyboard.press('Escape');
	await dialog.getByRole('option').first().waitFor({ state: 'hidden' });
	assert.deepEqual(await openPopups(page), ['shop'], 'Escape closed the suggestions only');

	// On a phone the form has a second button, in its bar.
	await dialog.locator('.storefront-add-to-cart__row button[type="submit"]').click();
	await eventually('added', async () => (await readCart(page, shop)).items.length, 1);
	await dialog.locator('.wc-block-mini-cart__button').click();
	const drawer = page.getByRole('dialog', { name: 'Your cart' });
	await drawer.waitFor();
	await page.goBack();
	await drawer.waitFor({ state: 'hidden' });
	await dialog.locator('.wc-block-mini-cart__button').click();
	await drawer.waitFor();
	await page.keyboard.press('Escape');
	await drawer.waitFor({ state: 'hidden' });
	assert.deepEqual(await openPopups(page), ['shop'], 'Back and Escape closed the upper one');
	await dialog.getByRole('button', { name: 'Close' }).click();
	// The popup triggered by the added product has waited.
	await expectOpen(page, 'thanks');
});

test(
	'long content scrolls inside, also in right-to-left and with reduced motion',
	{ tag: '@full' },
	async ({ page, shop, width }) => {
		const path = await writePopupPage(
			shop,
			'popup-long',
			behindButton('long', {}, heading('Long').repeat(40)),
		);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await visit(page, path);
		await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
		await page.locator('#open-long').click();
		await expectOpen(page, 'long');
		const dialog = popup(page, 'long');
		assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
		const box = await dialog.boundingBox();
		assert.ok(box.y >= 0 && box.y + box.height <= 900 && box.width <= width, JSON.stringify(box));
		if (width < 600) {
			assert.equal(Math.round(box.y + box.height), 900, 'a sheet at the lower edge');
		}
		const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
		assert.ok(close.x < box.x + 60, 'the cross is at the end of the line');
		await page.keyboard.press('End');
		await eventually(
			'scrolled',
			() => dialog.locator('.storefront-popup__box').evaluate((element) => element.scrollTop > 100),
			true,
		);
		const after = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
		assert.equal(after.y, close.y, 'the cross stays');
	},
);

testWithoutJavaScript(
	'without JavaScript a link to it leads to its content',
	{ tag: ['@390', '@full'] },
	async ({ page, shop }) => {
		const path = await writePopupPage(
			shop,
			'popup-plain',
			html('<a href="#storefront-popup-plain">Read it</a>') + popupBlock('plain'),
		);
		await page.goto(path);
		assert.ok(!(await popup(page, 'plain').isVisible()));
		await page.getByRole('link', { name: 'Read it' }).click();
		await popup(page, 'plain').waitFor();
	},
);
