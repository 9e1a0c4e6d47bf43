/** Tests forms of WooCommerce's account in the block: registration, a lost password, a new card; and its downloads. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { logIn } from '../support/log-in.mjs';
import { newEmail } from '../support/orders.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

const RIGHT_TO_LEFT = 'test/flows/editor/right-to-left.php';
const FORMS = 'test/flows/shops/account-forms.php';
const BLOCK = '<!-- wp:storefront-islands/account {"align":"wide"} /-->';

test.use({ shopOptions: { muPlugins: [FORMS] } });

const openAccount = async (page, shop, part = '') => {
	const path = await writePage(shop, 'my-account', BLOCK);
	await page.goto(path + part);
};

/** Types with keys, at which WooCommerce judges a password: a judgement that appears with the click would move the button. */
const type = (field, text) => field.pressSequentially(text);

const menu = (page) => page.getByRole('navigation', { name: 'My account' });
const logOut = (page) => menu(page).getByRole('link', { name: 'Log out' });

test(
	'a guest registers, adds a card, loses the password, sets a new one and logs in with it',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		const email = newEmail();
		const passwords = ['Correct horse 7', 'Battery staple 8'];
		await openAccount(page, shop);
		const register = page.locator('form.register');
		await register.getByLabel(/^Email address/).fill(email);
		await type(register.getByLabel(/^Password/), passwords[0]);
		await expectAccessible(page);
		await register.getByRole('button', { name: 'Register' }).click();
		await logOut(page).waitFor();

		await openAccount(page, shop, 'add-payment-method/');
		await page.getByLabel('Number of the card').fill('4242424242424242');
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Add payment method' }).click();
		await page.getByText('Payment method successfully added.').waitFor();
		await page.locator('tr', { hasText: '4242' }).waitFor();

		await logOut(page).click();
		await openAccount(page, shop, 'lost-password/');
		await page.getByLabel(/^Username or email/).fill(email);
		await expectAccessible(page);
		await page.getByRole('button', { name: 'Reset password' }).click();
		await page.getByText('Password reset email has been sent.').waitFor();

		await page.goto(await shop.php('test/flows/support/reset-link.php', { USER: email }));
		await type(page.getByLabel(/^New password/), passwords[1]);
		await page.getByLabel(/^Re-enter new password/).fill(passwords[1]);
		await page.getByRole('button', { name: 'Save' }).click();
		await page.getByText('Your password has been reset successfully.').waitFor();
		// WooCommerce has logged in with it already.
		await page.context().clearCookies();
		await openAccount(page, shop);
		const login = page.locator('form.login');
		await login.getByLabel(/^Username or email address/i).fill(email);
		await login.getByLabel(/^Password/).fill(passwords[1]);
		await login.getByRole('button', { name: 'Log in' }).click();
		await logOut(page).waitFor();
	},
);

test.describe('right to left', () => {
	test.use({ shopOptions: { muPlugins: [FORMS, RIGHT_TO_LEFT] } });

	test(
		'the account with its downloads, and a purchase with the bank’s details, are mirrored',
		{ tag: ['@woocommerce', '@1280'] },
		async ({ page, shop }) => {
			await writePage(
				shop,
				'received',
				'<!-- wp:storefront-islands/purchase-summary {"orderReceivedPage":true} /-->',
			);
			const { completed, transfer } = JSON.parse(
				await shop.php('test/flows/support/purchased.php'),
			);
			const startOf = async (locator) => (await locator.boundingBox()).x;
			const expectMirrored = async (first, second) => {
				assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
				assert.ok(
					(await startOf(first)) > (await startOf(second)),
					'the first stands at the right',
				);
				await expectNoSideways(page);
				await expectAccessible(page);
			};
			await logIn(page, { name: 'customer', password: 'password' });
			await openAccount(page, shop, 'downloads/');
			const content = page.locator('.woocommerce-MyAccount-content');
			const [file] = await Promise.all([
				page.waitForEvent('download'),
				content.getByRole('link', { name: 'Manual (PDF)' }).first().click(),
			]);
			assert.equal(file.suggestedFilename(), 'manual.txt');
			await expectMirrored(menu(page), content);

			await page.goto(completed);
			const files = page.getByRole('region', { name: 'Downloads' }).getByRole('listitem');
			await files
				.filter({ hasText: 'Pattern (PDF)' })
				.getByText(/expired on/)
				.waitFor();
			assert.equal(await files.filter({ hasText: 'Pattern (PDF)' }).getByRole('link').count(), 0);
			await expectMirrored(
				page.locator('.storefront-received__columns > *').first(),
				page.locator('.storefront-received__columns > *').last(),
			);

			await page.goto(transfer);
			await page.getByText('Harbour Bank').waitFor();
			await expectAccessible(page);
		},
	);
});
