/** Tests that a toolbar which a theme fixes to the lower edge of a phone's window covers none of the plugin's bars. */
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

const TOOLBAR =
	'#toolbar { position: fixed; inset: auto 0 0; z-index: 350; height: 55px; background: Canvas; }';

/** Opens a page in a theme that has such a toolbar. */
const openWithToolbar = async (page, path) => {
	await page.addInitScript((css) => {
		document.addEventListener('DOMContentLoaded', () => {
			const style = document.createElement('style');
			style.textContent = css;
			const toolbar = Object.assign(document.createElement('nav'), { id: 'toolbar' });
			document.body.append(style, toolbar);
		});
	}, TOOLBAR);
	await page.goto(path);
};

/** Name of what is at the middle of a button. */
const topAt = (button) =>
	button.evaluate((element) => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const found = document.elementFromPoint(left + width / 2, top + height / 2);
		return element.contains(found) ? 'the button' : (found?.id ?? 'nothing');
	});

const PAGES = {
	'the cart': ['/cart/', '.storefront-proceed__button'],
	'the checkout': ['/checkout/', '.storefront-place-order__button'],
};

for (const [name, [path, button]] of Object.entries(PAGES)) {
	test(`the main button of ${name} stands above it`, { tag: '@390' }, async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-003': 2, 'P-001': 1 });
		await openWithToolbar(page, path);
		await eventually('at the button', () => topAt(page.locator(button)), 'the button');
	});
}

test('the bar of a product form stands above it', { tag: ['@390', '@demo'] }, async ({ page }) => {
	await openWithToolbar(page, '/product/espresso-cup/');
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
	const bar = page.locator('.storefront-add-to-cart__bar button');
	await eventually('at the button', () => topAt(bar), 'the button');
});
