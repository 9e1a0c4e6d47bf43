/** Tests the account page: its parts, an order, addresses with the checkout's rules, the forms of guests. */
import { expectNoSideways } from '../support/sideways.mjs';
import assert from 'node:assert/strict';
import { expectAccessible } from '../support/accessibility.mjs';
import { logIn, logInWithoutJavaScript } from '../support/log-in.mjs';
import { writePage } from '../support/page.mjs';
import { test, testWithoutJavaScript } from '../support/test.mjs';
import { testGateway } from '../support/test-gateways.mjs';

// A payment method that saves cards.
test.use({ shopOptions: { muPlugins: [testGateway('load.php')] } });

const CUSTOMER = { name: 'customer', password: 'password' };
/** As the inserter makes it. */
const BLOCK = '<!-- wp:storefront-islands/account {"align":"wide"} /-->';

/** Shows the account page in the block, on WooCommerce's own page or on the demo shop's. */
const openAccount = async (page, shop, part = '') => {
	const path = await writePage(shop, 'my-account', BLOCK);
	await page.goto(path + part);
};

const partOf = (isWooCommerce, kind) =>
	isWooCommerce ? `edit-address/${kind}/` : `?account=${kind}`;

const markAfter = (label) => window.getComputedStyle(label, '::after').content;

const menu = (page) => page.getByRole('navigation', { name: 'My account' });

test(
	'the parts of the account are reached by keys, and the current one is named',
	{ tag: '@full' },
	async ({ page, shop, sources }) => {
		await logIn(page, CUSTOMER);
		await openAccount(page, shop);
		const current = () => menu(page).locator('[aria-current="page"]').innerText();
		assert.equal(await current(), sources.woocommerce ? 'Dashboard' : 'Orders');
		const first = menu(page).getByRole('link').first();
		await first.focus();
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.waitForURL(sources.woocommerce ? /orders/ : /account=shipping/);
		assert.equal(await current(), sources.woocommerce ? 'Orders' : 'Shipping address');
		assert.match((await page.request.get(page.url())).headers()['cache-control'], /no-store/);
		await expectAccessible(page);
		await expectNoSideways(page);
	},
);

test(
	'an address has the fields and rules of its country, and is stored',
	{ tag: '@full' },
	async ({ page, shop, sources }) => {
		await logIn(page, CUSTOMER);
		await openAccount(page, shop, partOf(sources.woocommerce, 'billing'));
		const field = (name) => page.getByRole('textbox', { name, exact: true });
		await page.getByRole('combobox', { name: 'Country/Region' }).selectOption('DE');
		await page.locator('[data-island="account-address"][data-hydrated]').waitFor();
		await field('Postal code').waitFor();
		assert.equal(await field('ZIP Code').count(), 0);
		// Drawn, not read aloud.
		const mark = (label) => page.getByText(label, { exact: true }).evaluate(markAfter);
		assert.match(await mark('First name'), /\*/);
		for (const [name, value] of [
			['First name', 'Ada'],
			['Last name', 'Lovelace'],
			['Address', 'Hauptstr. 1'],
			['City', 'Berlin'],
			['Email address', 'ada@example.com'],
		]) {
			await field(name).fill(value);
		}
		await field('Postal code').fill('1');
		await page.getByRole('button', { name: 'Save address' }).press('Enter');
		await page.getByText('Please enter a valid postal code for Germany').waitFor();
		assert.ok(await field('Postal code').evaluate((input) => input === document.activeElement));
		await expectAccessible(page);
		await expectNoSideways(page);
		await field('Postal code').fill('10115');
		await Promise.all([
			page.waitForNavigation(),
			page.getByRole('button', { name: 'Save address' }).click(),
		]);
		await page.getByText(/address (is saved|changed successfully)/i).waitFor();
		await openAccount(page, shop, partOf(sources.woocommerce, 'billing'));
		assert.equal(await field('City').inputValue(), 'Berlin');
		assert.equal(await page.getByRole('combobox', { name: 'Country/Region' }).inputValue(), 'DE');
	},
);

testWithoutJavaScript(
	'without JavaScript an address is stored, and the refusal of the shop loses nothing',
	async ({ page, shop, sources }) => {
		await logInWithoutJavaScript(page, CUSTOMER);
		await openAccount(page, shop, partOf(sources.woocommerce, 'billing'));
		const field = (name) => page.locator(`[name="billing_${name}"]`);
		await field('country').selectOption('US');
		for (const [name, value] of [
			['first_name', 'Grace'],
			['last_name', 'Hopper'],
			['address_1', '1 Main St'],
			['city', 'San Francisco'],
			['postcode', 'nonsense'],
			['email', 'grace@example.com'],
		]) {
			await field(name).fill(value);
		}
		await page.getByRole('button', { name: 'Save address' }).click();
		await page.getByRole('alert').first().waitFor();
		assert.equal(await field('first_name').inputValue(), 'Grace');
		assert.equal(await field('postcode').inputValue(), 'nonsense');
	},
);

test(
	'orders show their states and actions, and one of them all it contains',
	{ tag: '@woocommerce' },
	async ({ page, shop, width }) => {
		const url = await shop.php('test/flows/support/account.php', { STATUS: 'pending' });
		await logIn(page, CUSTOMER);
		await openAccount(page, shop, 'orders/');
		await page
			.getByRole('link', { name: /^Pay for order/ })
			.first()
			.waitFor();
		assert.match(await page.locator('.my_account_orders').innerText(), /Pending payment/);
		await expectAccessible(page);
		await expectNoSideways(page);
		await page.goto(url);
		await page.getByText('Your parcel is on its way.').waitFor();
		await page.getByRole('link', { name: 'Pay for this order' }).waitFor();
		await page.getByText('Plain Tee').first().waitFor();
		assert.equal(await page.getByText('Thank you').count(), 0);
		await expectAccessible(page);
		await expectNoSideways(page);
		if (width === 1280) {
			const [menuBox, contentBox] = await Promise.all([
				menu(page).boundingBox(),
				page.locator('.woocommerce-MyAccount-content').boundingBox(),
			]);
			assert.ok(contentBox.x > menuBox.x + menuBox.width, 'the menu is beside the content');
		}
	},
);

test(
	'a saved card is made the default, and another deleted',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await shop.php('test/flows/support/saved-cards.php');
		await logIn(page, { name: 'saver', password: 'password' });
		await openAccount(page, shop, 'payment-methods/');
		const card = (last4) => page.locator('tr', { hasText: last4 });
		await expectAccessible(page);
		await expectNoSideways(page);
		await page.evaluate(() => {
			window.isSamePage = true;
		});
		const status = page.locator('[data-saved-cards] > [role="status"]');
		await card('0002')
			.getByRole('link', { name: /Make default/ })
			.focus();
		await page.keyboard.press('Enter');
		await card('4242')
			.getByRole('link', { name: /Make default/ })
			.waitFor();
		assert.equal(
			await status.innerText(),
			'This payment method was successfully set as your default.',
		);
		const focused = page.locator(':focus');
		assert.equal(await focused.innerText(), 'Delete');
		assert.equal(await card('0002').locator(':focus').count(), 1);

		await card('4242')
			.getByRole('link', { name: /Delete/ })
			.click();
		const question = page.getByRole('dialog', { name: 'Delete this payment method?' });
		await question.getByText('Visa ending in 4242').waitFor();
		assert.equal(await focused.innerText(), 'Keep');
		await expectAccessible(page);
		await page.keyboard.press('Escape');
		assert.equal(await card('4242').locator(':focus').innerText(), 'Delete');
		await page.keyboard.press('Enter');
		await question.getByRole('button', { name: 'Delete' }).click();
		await page.getByText('Payment method deleted.').waitFor();
		assert.equal(await card('4242').count(), 0);
		assert.equal(await card('0002').count(), 1);
		assert.equal(await card('0002').locator(':focus').count(), 1);
		await expectAccessible(page);
		await expectNoSideways(page);

		assert.equal(await page.evaluate(() => window.isSamePage), true);
	},
);

testWithoutJavaScript(
	'without JavaScript a saved card is made the default, and another deleted',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await shop.php('test/flows/support/saved-cards.php');
		await logInWithoutJavaScript(page, { name: 'saver', password: 'password' });
		await openAccount(page, shop, 'payment-methods/');
		const card = (last4) => page.locator('tr', { hasText: last4 });
		await card('0002')
			.getByRole('link', { name: /Make default/ })
			.click();
		await card('4242')
			.getByRole('link', { name: /Delete/ })
			.click();
		await page.getByText('Payment method deleted.').waitFor();
		assert.equal(await card('4242').count(), 0);
		assert.equal(await card('0002').count(), 1);
	},
);

test(
	'details of the account are changed, and a new password is judged as in WooCommerce',
	{ tag: '@woocommerce' },
	async ({ page, shop }) => {
		await logIn(page, CUSTOMER);
		await openAccount(page, shop, 'edit-account/');
		await page.getByLabel(/^New password/).pressSequentially('abc');
		await page.locator('.woocommerce-password-strength').waitFor();
		await page.getByLabel(/^New password/).fill('');
		await page.getByLabel(/^First name/).fill('Ada');
		await page.getByLabel(/^Last name/).fill('Lovelace');
		await expectAccessible(page);
		await expectNoSideways(page);
		await page.getByRole('button', { name: 'Save changes' }).click();
		await page.getByText('Account details changed successfully.').waitFor();
	},
);
