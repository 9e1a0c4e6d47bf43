/**
 * What a screen reader is told in ten flows, in order, and the accessibility tree of each screen: compared with
 * test/flows/transcripts, in English and in French.
 */

import { expandFilters } from './screens/catalogue.mjs';
import { waitUntilUsable } from './screens/checkout.mjs';
import { FAILED_RESOURCE, hold } from './screens/network.mjs';
import { searchFields } from './screens/search.mjs';
import { eventually } from './screens/wait.mjs';
import { fillCart } from './support/cart.mjs';
import { languageOf } from './support/language.mjs';
import { startTranscript } from './support/transcript.mjs';
import { test } from './support/test.mjs';
import { wakeCart } from './screens/cart-screen.mjs';

test.use({
	shopOptions: {
		muPlugins: ['test/flows/shops/visitors-language.php'],
	},
});

const CUP = 'Espresso Cup';

/** Returns a text with a product's name, or another value, in it. */
const sayOf =
	({ say }) =>
	(text, ...values) =>
		values.reduce((words, value) => words.replace(/%(?:\d\$)?s/, value), say(text));

const openCart = async (page, shop) => {
	await fillCart(page, shop, { 'P-003': 1, 'P-008': 1 });
	await page.goto('/cart/');
	const cart = page.locator('[data-island="cart"]');
	await wakeCart(page);
	return cart;
};

const openCheckout = async (page, shop) => {
	await fillCart(page, shop, { 'P-003': 1 });
	await page.goto('/checkout/');
	await waitUntilUsable(page);
	return page.locator('[data-island="checkout"]');
};

const press = (scope, name) => () =>
	scope.getByRole('button', { name, exact: true }).first().press('Enter');

/** Each plays its flow, and writes down the steps. `say` translates. */
const FLOWS = {
	add: async ({ page, say, transcript }) => {
		await page.goto('/shop/');
		const card = page.locator('.storefront-product-card:has([name="add-to-cart"])').first();
		await transcript.step(
			'Add to cart',
			() => card.locator('[name="add-to-cart"]').press('Enter'),
			card.getByRole('link', { name: say('View cart') }),
		);
		await transcript.tree('The product', card);
	},
	quantity: async ({ page, shop, say, transcript }) => {
		const cart = await openCart(page, shop);
		await transcript.tree('The cart', cart);
		const more = press(cart, say('Increase quantity of %s', CUP));
		await transcript.step('Plus', more);
		await transcript.step('Plus', more);
	},
	remove: async ({ page, shop, say, transcript }) => {
		const cart = await openCart(page, shop);
		await transcript.step('Remove', press(cart, say('Remove %s', CUP)));
		await transcript.step('Undo', press(cart, say('Undo removal of %s', CUP)));
	},
	coupon: async ({ page, shop, say, transcript }) => {
		const cart = await openCart(page, shop);
		await cart.getByText(say('Add a coupon')).press('Enter');
		const code = cart.getByLabel(say('Coupon code'));
		const apply = press(cart, say('Apply'));
		const enter = async (text) => {
			await code.fill(text);
			await apply();
		};
		await transcript.step('A code that does not exist', () => enter('none-such'));
		await transcript.step('A code that does', () => enter('save10'));
		await transcript.step('Remove the coupon', press(cart, say('Remove coupon %s', 'save10')));
	},
	rate: async ({ page, shop, transcript }) => {
		const cart = await openCart(page, shop);
		const rates = cart.getByRole('radio');
		await transcript.step('The next rate', async () => {
			await rates.and(cart.locator(':checked')).first().press('ArrowDown');
		});
	},
	filter: async ({ page, say, transcript }) => {
		await page.goto('/shop/');
		await expandFilters(page);
		const filters = page.locator('.storefront-filters');
		const count = (number) => page.locator('[data-count]').filter({ hasText: number });
		await transcript.step(
			'Blue',
			() => filters.getByRole('checkbox', { name: /^Blue/ }).press('Space'),
			count('13'),
		);
		await transcript.tree('The filters', filters);
		await transcript.step(
			'Remove the filter',
			() => page.getByRole('link', { name: say('Remove %s filter', 'Blue') }).press('Enter'),
			count('49'),
		);
	},
	search: async ({ page, transcript }) => {
		await page.goto('/shop/');
		const field = searchFields(page).first();
		await transcript.step('Type “mug”', async () => {
			await field.pressSequentially('mug');
			await page.getByRole('option').first().waitFor();
		});
		await transcript.tree('The suggestions', page.getByRole('listbox'));
		await transcript.step('Arrow down', () => field.press('ArrowDown'));
	},
	errors: async ({ page, shop, say, transcript }) => {
		const checkout = await openCheckout(page, shop);
		await transcript.tree('The checkout', checkout);
		const place = press(checkout, say('Place order'));
		await transcript.step('Place order, with nothing entered', place);
		await transcript.step('Enter the e-mail address', async () => {
			await page.keyboard.type('ada@example.com');
			await page.keyboard.press('Tab');
		});
		await transcript.step('Place order', place);
	},
	placing: async ({ page, shop, say, transcript }) => {
		const checkout = await openCheckout(page, shop);
		const fill = (id, value) => checkout.locator(`#${id}`).fill(value);
		await fill('email', 'ada@example.com');
		await fill('shipping-first_name', 'Ada');
		await fill('shipping-last_name', 'Lovelace');
		await fill('shipping-address_1', '12 Analytical Way');
		await fill('shipping-city', 'San Francisco');
		await fill('shipping-postcode', '94105');
		await checkout.locator('#shipping-state').selectOption('CA');
		await checkout.getByRole('radio', { name: 'Cash on delivery' }).check();
		// The answer waits, so that what is said meanwhile can be read.
		const answer = await hold(page, '**/wc/store/v1/checkout**');
		await transcript.step(
			'Place order',
			press(checkout, say('Place order')),
			{ waitFor: () => eventually('it is sent', () => answer.count() > 0, true) },
			{ waitsForAnswer: false },
		);
		await answer.release();
		await page.waitForURL(/order-received/);
		await page.getByRole('heading', { level: 1 }).waitFor();
		await transcript.tree('The order', page.locator('.storefront-received'));
	},
	drawer: async ({ page, shop, say, transcript }) => {
		await fillCart(page, shop, { 'P-003': 1, 'P-008': 1 });
		await page.goto('/');
		const drawer = page.getByRole('dialog');
		await transcript.step('Open the cart', async () => {
			await page
				.locator('.storefront-mini-cart-block .wc-block-mini-cart__button')
				.first()
				.press('Enter');
			await drawer.getByRole('textbox').first().waitFor();
		});
		await transcript.tree('The drawer', drawer);
		await transcript.step('Plus', press(drawer, say('Increase quantity of %s', CUP)));
		await transcript.step('Remove', press(drawer, say('Remove %s', CUP)));
		await transcript.step('Close', () => page.keyboard.press('Escape'));
	},
};

/** Those that `npm test` plays, in English; what the others say is held by the tests of their islands. */
const ESSENTIAL = ['errors', 'placing', 'drawer'];

const LANGUAGES = {
	en: { locale: 'en_US', say: (text) => text },
	fr: { locale: 'fr_FR', ...languageOf('fr_FR') },
};

for (const [code, language] of Object.entries(LANGUAGES)) {
	for (const [name, play] of Object.entries(FLOWS)) {
		test(
			`${name}: what is said, in ${code}`,
			{ tag: ['@demo', '@1280', ...(code === 'en' && ESSENTIAL.includes(name) ? [] : ['@full'])] },
			async ({ page, context, shop, expectError }) => {
				expectError(FAILED_RESOURCE);
				await context.addCookies([
					{ name: 'visitors_language', value: language.locale, url: shop.url },
				]);
				const say = sayOf(language);
				const waits = [say('Loading the products…'), say('Searching…')];
				const transcript = await startTranscript(page, name, waits);
				await play({ page, shop, say, transcript });
				await transcript.expectAsIn(`${code}/${name}`);
			},
		);
	}
}
