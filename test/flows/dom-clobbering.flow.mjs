/** Tests a page with elements whose ids and names are those of the plugin's global variable. */
import { miniCart } from './screens/mini-cart.mjs';
import { cartScreen, wakeCart } from './screens/cart-screen.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { test } from './support/test.mjs';

/** Any author of a page can write these; the second makes `window.storefrontIslands` a collection with this name. */
const elementsNamed = (name) =>
	`<a id="storefrontIslands"></a><a id="storefrontIslands" name="${name}"></a>`;

for (const name of ['mount', 'modules', 'load']) {
	test(`elements named storefrontIslands and ${name} keep no island from hydration`, async ({
		page,
		shop,
	}) => {
		await fillCart(page, shop, { 'P-013': 1 });
		await page.route('**/cart/', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(/<body[^>]*>/, `$&${elementsNamed(name)}`);
			await route.fulfill({ response, body });
		});
		await page.goto('/cart/');
		const { more, field } = cartScreen(page).line('Plain Tee');
		await wakeCart(page);
		await more.click();
		await eventually('more', () => field.inputValue(), '2');
		await miniCart(page).button.click();
		await miniCart(page).line('Plain Tee').row.waitFor();
	});
}
