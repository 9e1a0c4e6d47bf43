/** Tests that the focus of each kind of control is seen, whatever colours a theme gives to its buttons and links. */
import assert from 'node:assert/strict';
import { lookAtFocus } from './support/seen-focus.mjs';
import { SCREENS } from './support/tab-walk-screens.mjs';
import { test } from './support/test.mjs';

/** By the main button of a screen. */
const SCREENS_OF_FOCUS = {
	shop: '.storefront-add-to-cart__button',
	product: '.storefront-gallery__picture',
	cart: '.storefront-proceed__button',
	checkout: '.storefront-place-order__button',
};

/** Rules as Twenty Twenty-One has them: every button is filled, and a link with the focus has no outline. */
const THEME = `
	button:not(:hover):not(:active):not(.a),
	body .button:not(:hover):not(:active):not(.a):not(.b) { background-color: #28303d; color: #d1e4dd; }
	body { background: #d1e4dd; color: #28303d; }
	body a:focus:not(.a):not(.b):not(.c) { outline: 2px solid transparent; background: rgb(255 255 255 / 90%); }
`;

const LOOKS = {
	'as it is': () => Promise.resolve(),
	'with filled buttons and links without an outline': (page) =>
		page.addStyleTag({ content: THEME }),
};

for (const [screen, main] of Object.entries(SCREENS_OF_FOCUS)) {
	for (const [look, dress] of Object.entries(LOOKS)) {
		test(`the focus is seen on the ${screen}, ${look}`, async ({ page, shop }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await SCREENS[screen]({ page, shop });
			await dress(page);
			const { kinds, hidden } = await lookAtFocus(page);
			assert.deepEqual(hidden, []);
			assert.ok(
				kinds.some((kind) => kind.includes(main)),
				`${main} among ${kinds.join(' ')}`,
			);
		});
	}
}
