/** Tests that pictures are shown in the shop's ratio in lists, and whole on a product's page. */
import assert from 'node:assert/strict';
import { setOption } from '../support/option.mjs';
import { writePage } from '../support/page.mjs';
import { test } from '../support/test.mjs';

// A shop of its own, as a product's pictures are changed.
test.use({ shopOptions: { constants: { STOREFRONT_ISLANDS_PHOTOS: true } } });

/** Height by width of an element, rounded to tenths. */
const ratioOf = async (picture) => {
	await picture.scrollIntoViewIfNeeded();
	return picture.evaluate(
		({ clientWidth, clientHeight }) => Math.round((10 * clientHeight) / clientWidth) / 10,
	);
};

test(
	'cards follow the thumbnail cropping, the gallery shows its pictures whole',
	{ tag: ['@woocommerce', '@1280'] },
	async ({ page, shop }) => {
		const id = Number(await shop.php('test/flows/support/photos.php', { SLUG: 'belt-bag' }));
		const grid = { collection: 'hand-picked', products: [id], columns: 2 };
		const list = await writePage(
			shop,
			'ratios',
			`<!-- wp:storefront-islands/product-grid ${JSON.stringify(grid)} /-->`,
		);
		const picture = page.locator('.storefront-product-card .storefront-picture').first();
		const cropping = (value) => setOption(shop, 'woocommerce_thumbnail_cropping', value);

		await page.goto(list);
		assert.equal(await ratioOf(picture), 1);

		await cropping('custom');
		await setOption(shop, 'woocommerce_thumbnail_cropping_custom_width', '5');
		await setOption(shop, 'woocommerce_thumbnail_cropping_custom_height', '4');
		await page.goto(list);
		assert.equal(await ratioOf(picture), 0.8);

		await cropping('uncropped');
		await page.goto(list);
		assert.equal(await ratioOf(picture), 1.5);
		// The picture leads to the product down to its lower edge.
		const box = await picture.boundingBox();
		await page.mouse.click(box.x + box.width / 2, box.y + box.height - 5);
		await page.waitForURL(/\/product\/belt-bag\//);

		const form = await writePage(
			shop,
			'whole',
			`<!-- wp:storefront-islands/add-to-cart {"productId":${id}} /-->`,
		);
		await page.goto(form);
		const pictures = page.locator('.storefront-gallery__strip .storefront-picture');
		const [first, second] = [pictures.first(), pictures.nth(1)];
		const height = await first.evaluate(({ clientHeight }) => clientHeight);
		assert.ok(Math.abs((await ratioOf(first)) - 1.5) < 0.11 || height < 900);
		assert.equal(await second.evaluate(({ clientHeight }) => clientHeight), height);
		assert.equal(
			await second.evaluate((element) => window.getComputedStyle(element).objectFit),
			'contain',
		);
	},
);
