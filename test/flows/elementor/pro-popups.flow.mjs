/** Tests islands in popups of the real Elementor Pro, which copies a popup's HTML each time that it opens. */
import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { env } from 'node:process';
import { miniCart } from '../screens/mini-cart.mjs';
import { eventually } from '../screens/wait.mjs';
import { buildPage, buildTemplate, containerOf } from '../support/elementor.mjs';
import { test } from '../support/test.mjs';

const PRODUCTS = ['product-grid', { perPage: 2 }];

/** Returns the address of a link that opens a popup, as Elementor Pro's dynamic tag prints it. */
const actionOf = (id) => {
	const settings = Buffer.from(JSON.stringify({ id: String(id), toggle: false })).toString(
		'base64',
	);
	return `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${settings}`)}`;
};

/** Opens a page with a popup on it and a button that opens it. */
const open = async (page, shop) => {
	const id = await buildTemplate(
		shop,
		{ elementor: env.ELEMENTOR, pro: env.ELEMENTOR_PRO },
		{
			type: 'popup',
			elements: [containerOf([['mini-cart', { countVisibility: 'always' }], PRODUCTS])],
			conditions: [['include', 'general']],
		},
	);
	const { path } = await buildPage(shop, env.ELEMENTOR, {
		elements: [
			{
				id: 'b077011',
				elType: 'widget',
				widgetType: 'button',
				settings: { text: 'Open the popup', link: { url: actionOf(id) } },
				elements: [],
			},
			containerOf([PRODUCTS]),
		],
	});
	await page.addInitScript(() => {
		window.popupEvents = [];
		for (const type of ['show', 'hide']) {
			window.addEventListener(`elementor/popup/${type}`, ({ detail }) => {
				window.popupEvents.push(`${type} ${detail.id}`);
			});
		}
	});
	await page.goto(path);
	const popup = page.locator(`#elementor-popup-modal-${id}`);
	return {
		id,
		popup,
		button: page.getByRole('link', { name: 'Open the popup' }),
		expectCount: (pieces) =>
			eventually('pieces in the popup', () => miniCart(popup).count(), String(pieces)),
		addToCart: popup.getByRole('button', { name: 'Add to cart' }).first(),
		close: async () => {
			await page.keyboard.press('Escape');
			await popup.waitFor({ state: 'hidden' });
		},
		events: () => page.evaluate(() => window.popupEvents),
	};
};

test(
	'islands in a popup are hydrated each time that it opens, and are part of the page',
	{ tag: ['@elementor', '@elementor-pro'] },
	async ({ page, shop }) => {
		const { id, popup, button, expectCount, addToCart, close, events } = await open(page, shop);
		for (const pieces of [1, 2]) {
			await button.click();
			await addToCart.click();
			await expectCount(pieces);
			await popup.locator('[data-island="mini-cart"][data-hydrated]').waitFor();
			await close();
		}
		assert.deepEqual(await events(), [`show ${id}`, `hide ${id}`, `show ${id}`, `hide ${id}`]);
		assert.equal(await page.locator('dialog[open]').count(), 0, 'no popup of ours');

		// Scripts and data come from the cache now: islands may be hydrated before Elementor Pro takes the popup off the page.
		await page.reload();
		await button.click();
		await expectCount(2);
		await addToCart.click();
		await expectCount(3);

		// The new copy is not hydrated until something touches it, and has the number all the same.
		await close();
		await button.click();
		await expectCount(3);
	},
);
