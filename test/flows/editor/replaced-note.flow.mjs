/** Tests what the editor says on WooCommerce's blocks in whose place shoppers see the plugin's. */
import assert from 'node:assert/strict';
import { test } from '../support/test.mjs';
import { openEditor } from './open-editor.mjs';

test.use({ shopOptions: { muPlugins: ['test/flows/shops/replaced-blocks.php'] } });

for (const slug of ['cart', 'checkout']) {
	test(
		`on WooCommerce’s ${slug} a note says that ours answers for it, with a link to the settings`,
		{ tag: ['@woocommerce', '@1280'] },
		async ({ page, context, shop }) => {
			const editor = await openEditor({ page, context, shop });
			const id = await page.evaluate(
				async (wanted) =>
					(await window.wp.apiFetch({ path: `/wp/v2/pages?slug=${wanted}&status=any` }))[0].id,
				slug,
			);
			await editor.openPage(id);
			const note = editor.canvas.locator('.storefront-editor-note');
			await note.getByText(/Storefront Islands shows its own block here/).waitFor();
			assert.equal(await note.count(), 1);
			const link = note.getByRole('link', { name: 'Change this in the settings' });
			const address = await link.getAttribute('href');
			assert.match(address, /wp-admin\/admin\.php\?page=storefront-islands/);
			await page.goto(address);
			await page.getByRole('checkbox', { name: new RegExp(`${slug} block`, 'i') }).waitFor();
		},
	);
}
