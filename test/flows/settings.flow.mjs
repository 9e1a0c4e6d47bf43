/** Tests the plugin's settings: values that they refuse, users that may not change them, and the reset. */
import assert from 'node:assert/strict';
import { openSettings, saveSettings, SETTINGS } from './screens/settings-page.mjs';
import { expectAccessible } from './support/accessibility.mjs';
import { test } from './support/test.mjs';
import { logIn } from './support/log-in.mjs';

const ONE_CLICKS = ['storefront_islands_reset_settings', 'storefront_islands_switch_back'];

const OF_USERS = /Failed to load resource.*gravatar/;

test(
	'an invalid id is refused at its field; one click restores WooCommerce’s blocks, another resets all settings',
	{ tag: ['@demo', '@1280'] },
	async ({ page, expectError }) => {
		expectError(OF_USERS);
		await logIn(page);
		await page.goto('/wp-admin/plugins.php', { waitUntil: 'domcontentloaded' });
		await page
			.getByRole('row', { name: /Storefront Islands/ })
			.getByRole('link', { name: 'Settings' })
			.click();
		let settings = await openSettings(page);
		await settings.provider.selectOption({ label: 'Microsoft Clarity' });
		await settings.id.fill('"Abc & 1');
		await saveSettings(settings, '“"Abc & 1” is no Clarity project id');
		assert.equal(await settings.id.getAttribute('aria-invalid'), 'true');
		assert.equal(await settings.provider.inputValue(), '', 'nothing is recorded');
		await page.getByText('“"Abc & 1” is no Clarity project id').nth(1).waitFor();
		await expectAccessible(page, settings.content);

		await settings.provider.selectOption({ label: 'Hotjar' });
		await settings.id.fill('1234567');
		await settings.cart.check();
		await saveSettings(settings);
		assert.equal(await settings.id.inputValue(), '1234567');

		await settings.switchBack.click();
		await settings.told('WooCommerce’s own cart and checkout show again.').waitFor();
		assert.equal(await settings.cart.isChecked(), false);
		assert.equal(await settings.id.inputValue(), '1234567', 'other settings stay');
		assert.equal(await settings.switchBack.count(), 0);

		await settings.reset.click();
		await settings.told('All settings are reset.').waitFor();
		settings = await openSettings(page);
		assert.equal(await settings.cart.isChecked(), false);
		assert.equal(await settings.provider.inputValue(), '');
	},
);

test(
	'users without permission and forged requests are refused',
	{ tag: ['@demo', '@1280'] },
	async ({ page, shop, expectError }) => {
		expectError(OF_USERS);
		expectError(/403/);
		const sent = {
			option_page: 'storefront_islands',
			action: 'update',
			'storefront_islands_settings[replace_cart]': '1',
		};
		const post = (path, form) => page.request.post(`${shop.url}/wp-admin/${path}`, { form });
		for (const role of ['author', 'editor']) {
			await shop.php('test/flows/support/user.php', { ROLE: role });
			await page.context().clearCookies();
			await logIn(page, { name: role, password: 'password' });
			assert.equal((await page.goto(SETTINGS)).status(), 403);
			assert.equal((await post('options.php', sent)).status(), 403);
			for (const action of ONE_CLICKS) {
				assert.equal((await post('admin-post.php', { action })).status(), 403, action);
			}
		}

		await page.context().clearCookies();
		await logIn(page);
		assert.equal((await post('options.php', sent)).status(), 403, 'without a nonce');
		for (const action of ONE_CLICKS) {
			assert.equal((await post('admin-post.php', { action })).status(), 403, 'without a nonce');
		}
		const settings = await openSettings(page);
		assert.equal(await settings.cart.isChecked(), false);
	},
);
