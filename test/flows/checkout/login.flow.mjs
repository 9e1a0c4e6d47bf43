/** Tests logging in from the checkout and returning to it. */
import assert from 'node:assert/strict';
import { fillForm, openCheckout, waitUntilOrdered, waitUntilUsable } from '../screens/checkout.mjs';
import { FAILED_RESOURCE, requestsTo } from '../screens/network.mjs';
import { eventually, expectValue } from '../screens/wait.mjs';
import { fillCart } from '../support/cart.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';
import { setOption } from '../support/option.mjs';
import { newEmail, ordersOf } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';

const ACCOUNT_PAGE = 'test/flows/shops/account-page.php';

const PASSWORD_IS_MADE_UP = 'woocommerce_registration_generate_password';

test.use({ shopOptions: { muPlugins: [ACCOUNT_PAGE] } });

test(
	'the login link leads to the account page and back to the checkout, and no input is lost',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		// Gravatar images of the logged-in user, which tests cannot load.
		expectError(/gravatar\.com/);
		await setOption(shop, 'woocommerce_enable_checkout_login_reminder', 'yes');
		await writePage(shop, 'my-account', '[woocommerce_my_account]');
		await fillCart(page, shop, { 'P-013': 1 });
		const checkout = await openCheckout(page);
		await checkout.addNote.check();
		await checkout.note.fill('Ring twice');
		const link = checkout.contact.group.getByRole('link', { name: 'Log in' });
		await link.click();
		await page.waitForURL('**/my-account/?redirect_to=*');
		await page.locator('#username, #user_login').fill('customer');
		await page.locator('#password, #user_pass').fill('password');
		await page.locator('button[name="login"], #wp-submit').click();
		await page.waitForURL('**/checkout/', { waitUntil: 'domcontentloaded' });
		await waitUntilUsable(page);
		assert.equal(await link.count(), 0, 'who is logged in is not asked to log in');
		await expectValue(checkout.note, 'Ring twice');
	},
);

test(
	'a weak password for a new account is refused at its field, a stronger one accepted',
	{ tag: '@full' },
	async ({ page, shop, expectError }) => {
		// Gravatar images of the logged-in user, which tests cannot load.
		expectError(/gravatar\.com/);
		await setOption(shop, PASSWORD_IS_MADE_UP, 'no');
		await setOption(shop, 'storefront_islands_demo_password_asked', 'yes');
		await setOption(shop, 'woocommerce_enable_signup_and_login_from_checkout', 'yes');
		await fillCart(page, shop, { 'P-013': 1 });
		const libraries = requestsTo(page, /zxcvbn/);
		const checkout = await openCheckout(page);
		const email = newEmail();
		await fillForm(checkout, email);
		await checkout.method('Cash on delivery').check();
		await checkout.createAccount.check();
		assert.equal(libraries.length, 0, 'nobody loads what judges passwords before there is one');
		const password = checkout.contact.field('Create a password');
		await password.fill('password');
		await checkout.place.click();
		await checkout.contact.group.getByText('Please create a stronger password').waitFor();
		await eventually('it is marked', () => password.getAttribute('aria-invalid'), 'true');
		assert.deepEqual(await ordersOf(shop, email), []);
		await password.fill('correct horse battery staple');
		await checkout.place.click();
		await waitUntilOrdered(page);
		assert.equal((await ordersOf(shop, email)).length, 1);
	},
);

const draftsOf = (page) =>
	page.evaluate(() =>
		Object.keys(window.localStorage).filter((key) => key.startsWith('storefront-islands-draft')),
	);

test('what was typed is gone from the browser after logging out', async ({
	page,
	shop,
	expectError,
}) => {
	expectError(/gravatar\.com/);
	// WordPress's question if one really wants to log out, with status 403.
	expectError(FAILED_RESOURCE);
	await logIn(page, { name: 'customer', password: 'password' });
	await fillCart(page, shop, { 'P-013': 1 });
	const checkout = await openCheckout(page);
	await checkout.addNote.check();
	await checkout.note.fill('Ring twice');
	await eventually('kept', async () => (await draftsOf(page)).length, 1);
	await page.goto('/wp-login.php?action=logout', { waitUntil: 'domcontentloaded' });
	await page.locator('a[href*="action=logout"]').click();
	await page.waitForURL(/loggedout=true|\/$/, { waitUntil: 'domcontentloaded' });
	assert.deepEqual(await draftsOf(page), []);
	assert.doesNotMatch(await page.evaluate(() => document.cookie), /storefront_islands_forget/);
});
