/**
 * Tests labels inside the fields of cart and checkout, a setting of the blocks: no label lies over a value or another
 * text, and all can be read; empty, with errors and filled in, from left to right and from right to left, with large text
 * and in a dark theme.
 */
import assert from 'node:assert/strict';
import { cartScreen, wakeCart } from '../screens/cart-screen.mjs';
import { fillForm, openCheckout } from '../screens/checkout.mjs';
import { FAILED_RESOURCE } from '../screens/network.mjs';
import { weakTextsOn } from '../support/accessibility.mjs';
import { overlapsOn } from '../support/appearance.mjs';
import { darkVariationOf } from '../editor/mirrored.mjs';
import { fillCart } from '../support/cart.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

// A shop of its own, as its pages and theme are changed.
test.use({
	shopOptions: { constants: { STOREFRONT_ISLANDS_FLOATING_LABELS: true } },
	contextOptions: { reducedMotion: 'reduce' },
});

/** The themes to look at: the sample shop's, and a dark one. */
const themesOf = (shop, sources) => [null, darkVariationOf(shop, sources)];

/** Fails if a text of the block overlaps another or a value, or is hard to read. */
const expectReadable = async (page, block, state) => {
	for (const direction of ['ltr', 'rtl']) {
		for (const size of ['100%', '200%']) {
			await page.evaluate(
				([dir, fontSize]) => {
					document.documentElement.dir = dir;
					document.documentElement.style.fontSize = fontSize;
				},
				[direction, size],
			);
			const where = `${state}, ${direction}, ${size}`;
			assert.deepEqual(await overlapsOn(page), [], where);
		}
		await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
		assert.deepEqual(await weakTextsOn(page, block), [], `${state}, ${direction}`);
	}
	await page.evaluate(() => {
		document.documentElement.dir = 'ltr';
	});
};

/** Returns the upper and the lower edge of an element. */
const edgesOf = async (locator) => {
	const { y, height } = await locator.boundingBox();
	return { top: y, bottom: y + height };
};

test('labels inside the fields of the checkout lie over nothing', async ({
	page,
	shop,
	sources,
}) => {
	await writePage(
		shop,
		'checkout',
		'<!-- wp:storefront-islands/checkout {"floatingLabels":true} /-->',
	);
	await fillCart(page, shop, { 'P-013': 1 });
	for (const theme of themesOf(shop, sources)) {
		if (theme !== null) {
			await shop.useTheme(theme);
		}
		const checkout = await openCheckout(page);
		const readable = (state) =>
			expectReadable(page, '[data-island="checkout"]', `${theme}, ${state}`);
		await readable('as opened');
		await checkout.shipping.field('City').fill('');
		await checkout.place.click();
		await page.locator('#validate-error-shipping_city').waitFor();
		await readable('errors');
		await fillForm(checkout, 'ada@example.com');
		await checkout.addNote.check();
		await checkout.note.fill('A note of some words.');
		await checkout.shipping.field('City').focus();
		await readable('filled in');
	}
});

test('labels inside the fields of the cart lie over nothing, and the button is as high as its field', async ({
	page,
	shop,
	sources,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	await writePage(shop, 'cart', '<!-- wp:storefront-islands/cart {"floatingLabels":true} /-->');
	await fillCart(page, shop, { 'P-013': 1 });
	for (const theme of themesOf(shop, sources)) {
		if (theme !== null) {
			await shop.useTheme(theme);
		}
		await page.goto('/cart/');
		await wakeCart(page);
		const cart = cartScreen(page).screen;
		await cart.getByText('Add a coupon').click();
		await cartScreen(page).unfoldDelivery();
		await cart.getByText('Change address').click();
		const form = cart.locator('.storefront-coupon-form');
		await form.locator('input').waitFor();
		const readable = (state) => expectReadable(page, '[data-island="cart"]', `${theme}, ${state}`);
		await readable('empty');
		await form.locator('input').fill('no-such-code');
		await form.getByRole('button').click();
		await form.locator('.storefront-field__error').waitFor();
		await readable('error');
		const [label, input, button] = await Promise.all(
			['label', 'input', 'button'].map((name) => edgesOf(form.locator(name))),
		);
		assert.ok(Math.abs(button.top - label.top) <= 1, `${button.top} is not ${label.top}`);
		assert.ok(Math.abs(button.bottom - input.bottom) <= 1, `${button.bottom}: ${input.bottom}`);
	}
});
