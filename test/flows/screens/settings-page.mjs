/** Settings page of the plugin, located by its visible texts. */

/** URL of the settings page without WooCommerce; with WooCommerce the page is in its menu. */
export const SETTINGS = '/wp-admin/options-general.php?page=storefront-islands';

/** @param {import('@playwright/test').Page} page */
export const settingsPage = (page) => ({
	content: '#wpbody-content',
	cart: page.getByRole('checkbox', { name: 'Replace WooCommerce’s cart block' }),
	checkout: page.getByRole('checkbox', { name: 'Replace WooCommerce’s checkout block' }),
	forManagers: page.getByRole('radio', { name: /^Shop managers only/ }),
	forEverybody: page.getByRole('radio', { name: 'Everybody' }),
	lightPages: page.getByRole('checkbox', {
		name: 'Leave out WooCommerce’s classic scripts where nothing needs them',
	}),
	provider: page.getByRole('combobox', { name: 'Provider' }),
	id: page.getByRole('textbox', { name: 'Id of the project or site' }),
	save: page.getByRole('button', { name: 'Save Changes' }),
	switchBack: page.getByRole('button', { name: 'Restore WooCommerce’s blocks' }),
	reset: page.getByRole('button', { name: 'Reset all settings' }),
	told: (text) => page.locator('.notice:not(.inline)').filter({ hasText: text }),
});

/** @param {import('@playwright/test').Page} page */
export const openSettings = async (page) => {
	await page.goto(SETTINGS, { waitUntil: 'domcontentloaded' });
	return settingsPage(page);
};

/** Saves the settings and waits for the message of the page. */
export const saveSettings = async (settings, said = 'Settings saved.') => {
	await settings.save.click();
	await settings.told(said).waitFor();
};
