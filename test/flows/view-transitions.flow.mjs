/** Tests that browsers fade between the shop's pages, and only between these (docs/performance.md#fades). */
import { cartScreen } from './screens/cart-screen.mjs';
import { fillCart, readCart } from './support/cart.mjs';
import { eventually } from './screens/wait.mjs';
import { test } from './support/test.mjs';

const TYPE = 'storefront-islands';

/** Collects the types of the transition of each page that is shown; “none” if there is none. */
const watchFades = async (page) => {
	const fades = [];
	await page.exposeFunction('sawFade', (types) => fades.push(types));
	await page.addInitScript(() => {
		window.addEventListener('pagereveal', ({ viewTransition }) => {
			window.sawFade(viewTransition ? [...viewTransition.types].join(' ') : 'none');
		});
	});
	return fades;
};

const firstProduct = (page) => page.locator('main a[href*="/product/"]').first();

test.describe('the shop’s pages', { tag: '@1280' }, () => {
	test('fade from list to product, cart and checkout, and to no other page', async ({
		page,
		shop,
	}) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/shop/');
		const fades = await watchFades(page);
		await firstProduct(page).click();
		await page.waitForURL('**/product/**');
		await page.evaluate(() => window.location.assign('/cart/'));
		await page.waitForURL('**/cart/');
		await cartScreen(page).proceed.click();
		await page.waitForURL('**/checkout/');
		await eventually('fades', () => fades, [TYPE, TYPE, TYPE]);
		await page.evaluate(() => window.location.assign('/'));
		await page.waitForURL(shop.url + '/');
		await eventually('no fade', () => fades.at(-1), 'none');
	});

	test('a press during the fade counts', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/shop/');
		await page.addInitScript(() => {
			window.addEventListener('pagereveal', ({ viewTransition }) =>
				viewTransition?.ready.then(() => {
					for (const animation of document.getAnimations()) {
						animation.pause();
					}
				}),
			);
		});
		await page.evaluate(() => window.location.assign('/cart/'));
		await page.waitForURL('**/cart/');
		await page.waitForFunction(() => document.activeViewTransition !== null);
		const more = page.getByRole('button', { name: /^Increase quantity of Plain Tee/ });
		const { x, y, width, height } = await more.boundingBox();
		await page.mouse.click(x + width / 2, y + height / 2);
		await eventually('quantity', async () => (await readCart(page, shop)).items[0].quantity, 2);
	});

	test('are left without an error by Back to a page that redirects', async ({ page, shop }) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.goto('/checkout/');
		await page.goto('/shop/');
		// As WooCommerce does once the order is placed.
		await page.route('**/checkout/', (route) =>
			route.fulfill({ status: 302, headers: { location: `${shop.url}/cart/` } }),
		);
		await page.goBack();
		await page.waitForURL('**/cart/');
	});

	test('do not fade where motion is reduced', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await page.goto('/shop/');
		const fades = await watchFades(page);
		await firstProduct(page).click();
		await page.waitForURL('**/product/**');
		await eventually('fades', () => fades, ['none']);
	});
});
