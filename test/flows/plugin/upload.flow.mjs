/** Tests the plugin's zip, from the upload screen in the admin to the deletion of its last database row. */
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { startShop } from '../../../tools/start/shop.mjs';
import { refreshDemoShop } from '../../../tools/start/site/make.mjs';
import { pluginZip } from '../../../tools/zip/plugin-zip.mjs';
import { test } from '../support/test.mjs';
import { logIn } from '../support/log-in.mjs';

/** WordPress without the plugin and without the demo shop. */
const CLEAN = { bare: true };
const DEMO_SHOP = 'Storefront Islands: demo shop';
const OURS = /storefront/i;

const stored = async (shop, env) =>
	JSON.parse(await shop.php('test/flows/support/stored.php', env));

/** Names of the plugin's entries in the database. */
const oursIn = ({ options, meta, tables, events }) =>
	[...options, ...meta, ...tables, ...events].filter((name) => OURS.test(name));

/** Does not wait for the load event, because admin pages load avatars from a server that tests cannot reach. */
const open = (page, path) => page.goto(path, { waitUntil: 'domcontentloaded' });

const upload = async (page) => {
	const { file, bytes } = pluginZip();
	await open(page, '/wp-admin/plugin-install.php?tab=upload');
	await page.locator('#pluginzip').setInputFiles({
		name: basename(file),
		mimeType: 'application/zip',
		buffer: Buffer.from(bytes),
	});
	await page.getByRole('button', { name: 'Install Now' }).click();
	await page.getByText('Plugin installed successfully.').waitFor();
};

/** Activates the demo shop's plugin, which is not in the zip. */
const addDemoShop = async (page, shop) => {
	refreshDemoShop(shop.site);
	await open(page, '/wp-admin/plugins.php');
	await page.getByText('WooCommerce is not active').waitFor();
	await page.getByRole('link', { name: `Activate ${DEMO_SHOP}`, exact: true }).click();
	await page.getByText('Plugin activated.').waitFor();
};

/** Publishes a page from a pattern that the editor offers for a new page. */
const publishPattern = async (page, name) => {
	await open(page, '/wp-admin/post-new.php?post_type=page');
	const welcome = page.getByRole('dialog', { name: 'Welcome to the block editor' });
	const choice = page.getByRole('dialog', { name: 'Choose a pattern' });
	await welcome.or(choice).first().waitFor();
	if (await welcome.isVisible()) {
		await welcome.getByRole('button', { name: 'Close' }).click();
	}
	await choice.getByRole('option', { name }).click();
	return page.evaluate(async () => {
		const { select, dispatch } = window.wp.data;
		await dispatch('core/editor').editPost({ title: 'Everything', status: 'publish' });
		await dispatch('core/editor').savePost();
		return select('core/editor').getPermalink();
	});
};

const deactivateAndDelete = async (page, name) => {
	await open(page, '/wp-admin/plugins.php');
	await page.getByRole('link', { name: `Deactivate ${name}`, exact: true }).click();
	await page.getByText('Plugin deactivated.').waitFor();
	page.once('dialog', (dialog) => dialog.accept());
	await page.getByRole('link', { name: `Delete ${name}`, exact: true }).click();
	await page.getByText(`${name} was successfully deleted`).waitFor();
};

const runLifecycle = async (page, shop) => {
	await logIn(page);
	const before = await stored(shop);
	await upload(page);
	await page.getByRole('link', { name: 'Activate Plugin' }).click();
	await page.getByText('Plugin activated.').waitFor();

	await page.getByText('WooCommerce is not active').waitFor();
	await page.getByRole('link', { name: 'Install WooCommerce' }).waitFor();
	const activated = await stored(shop);
	assert.deepEqual(oursIn(activated), []);
	assert.deepEqual(activated.pages, before.pages);

	await addDemoShop(page, shop);
	await open(page, '/wp-admin/plugins.php');
	assert.equal(await page.getByText('WooCommerce is not active').count(), 0);
	await page.goto(await publishPattern(page, 'Products with filters'));
	await page.getByRole('complementary', { name: 'Filters' }).waitFor();
	const refreshed = page.waitForResponse(/refresh-loop/);
	await page.getByRole('checkbox', { name: /^Mugs/ }).check();
	await page.waitForURL(/mugs/);
	// A button that is clicked while the products are being replaced is removed with them.
	await refreshed;
	await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
	await page
		.getByRole('button', { name: /^Add to cart/ })
		.first()
		.click();
	await page
		.getByText(/was added to your cart|View cart|in cart/i)
		.first()
		.waitFor();

	assert.ok(oursIn(await stored(shop, { MORE: 'yes' })).length > 3);
	await deactivateAndDelete(page, DEMO_SHOP);
	// The plugin's own table stays until the plugin is deleted, too.
	assert.deepEqual(
		(await stored(shop)).tables.filter((name) => OURS.test(name)),
		['wp_storefront_islands_payments', 'wp_storefront_islands_records'],
	);
	await deactivateAndDelete(page, 'Storefront Islands');
	assert.deepEqual(oursIn(await stored(shop)), []);
};

test(
	'the zip is uploaded, lists its requirements, shows a pattern, and is deleted without remains',
	{ tag: ['@demo', '@1280'] },
	async ({ browser, width, watchPage, expectError }) => {
		// Avatars and WordPress's news feed, which tests cannot load.
		expectError(/gravatar|ERR_/);
		const shop = await startShop(CLEAN);
		const context = await browser.newContext({
			viewport: { width, height: 900 },
			baseURL: shop.url,
		});
		try {
			const page = await context.newPage();
			watchPage(page);
			await runLifecycle(page, shop);
		} finally {
			await context.close();
			await shop.stop();
		}
	},
);
