/** Tests the loops of the real Elementor Pro beside this plugin's filters. */
import assert from 'node:assert/strict';
import { env } from 'node:process';
import { decodedQueryOf } from '../screens/catalogue.mjs';
import { requestsTo } from '../screens/network.mjs';
import { eventually } from '../screens/wait.mjs';
import { buildPage, buildTemplate, containerOf } from '../support/elementor.mjs';
import { test } from '../support/test.mjs';

const ROUTE = /\/wp-json\/elementor-pro\/v1\/refresh-loop/;
const LOOP = '1a2b3c4';
const CATEGORY = `e-filter-${LOOP}-product_cat`;

const FOLDERS = { elementor: env.ELEMENTOR, pro: env.ELEMENTOR_PRO };

const widget = (id, widgetType, settings = {}) => ({
	id,
	elType: 'widget',
	widgetType,
	settings,
	elements: [],
});

const CARD = {
	id: 'ca4d001',
	elType: 'container',
	settings: {
		content_width: 'full',
		padding: { unit: 'px', top: '7', right: '7', bottom: '7', left: '7', isLinked: true },
	},
	elements: [
		widget('ca4d002', 'woocommerce-product-title', { header_size: 'h3' }),
		widget('ca4d003', 'woocommerce-product-price'),
	],
};

const FILTERS = [
	['active-filters'],
	['filter-list', { taxonomy: 'pa_color', heading: 'Color' }],
	['filter-list', { kind: 'rating', heading: 'Rating' }],
	['filter-list', { kind: 'stock', heading: 'Availability' }],
	['price-filter'],
	['taxonomy-filter', { widgetId: LOOP, heading: 'Category', backUndoes: 'yes' }],
];

/** Opens a page with filters and a loop of all products by name, four at a time. */
const open = async (page, shop, widgetType, settings = {}) => {
	const template = await buildTemplate(shop, FOLDERS, {
		type: 'loop-item',
		settings: { source: 'product' },
		elements: [CARD],
	});
	const { path } = await buildPage(shop, env.ELEMENTOR, {
		elements: [
			containerOf(FILTERS),
			widget(LOOP, widgetType, {
				_skin: 'product',
				template_id: template,
				posts_per_page: 4,
				product_query_orderby: 'title',
				product_query_order: 'asc',
				...settings,
			}),
		],
	});
	await page.goto(path);
	await page.evaluate(() => {
		window.isSamePage = true;
	});
	const loop = page.locator(`[data-id="${LOOP}"]`);
	const cards = loop.locator('.e-loop-item:not(.swiper-slide-duplicate)');
	const ids = () =>
		cards.evaluateAll((all) => all.map(({ className }) => /post-(\d+)/.exec(className)[1]));
	return {
		path,
		loop,
		cards,
		ids,
		asked: requestsTo(page, ROUTE),
		choice: (group, name) =>
			page
				.getByRole('group', { name: group, exact: true })
				.getByRole('checkbox', { name: new RegExp(`^${name}`) }),
		indent: () =>
			cards
				.first()
				.locator('.e-con')
				.first()
				.evaluate((card) => window.getComputedStyle(card).paddingTop),
		isSamePage: () => page.evaluate(() => window.isSamePage === true),
		/** Does something that changes the products, and returns their ids. */
		change: async (act) => {
			const before = await ids();
			await act();
			await eventually('other products', async () => (await ids()).join() !== before.join(), true);
			await eventually('done', () => loop.getAttribute('aria-busy'), null);
			return ids();
		},
		expectAnnounced: (text) => page.getByRole('status').getByText(text, { exact: true }).waitFor(),
	};
};

const TAGS = { tag: ['@elementor', '@elementor-pro', '@1280'] };

/** Returns the number of products beside a choice. */
const countOf = async (choice) => /\d+ products?/.exec(await choice.locator('..').innerText())[0];

for (const widgetType of ['loop-grid', 'loop-carousel']) {
	test(
		`filters refresh a ${widgetType} in place, for guests; its cards keep their styles`,
		TAGS,
		async ({ page, shop }) => {
			const { ids, choice, change, indent, asked, isSamePage, loop, expectAnnounced } = await open(
				page,
				shop,
				widgetType,
			);
			const all = await ids();
			assert.deepEqual([all.length, await indent()], [4, '7px']);
			for (const [group, name, address] of [
				['Color', 'Blue', 'filter_color=blue'],
				['Rating', 'Rated 5', 'rating_filter=5'],
				['Stock Status', 'On backorder', 'filter_stock_status=onbackorder'],
			]) {
				const count = await countOf(choice(group, name));
				await change(() => choice(group, name).click());
				assert.equal(decodedQueryOf(page), address);
				await expectAnnounced(count);
				assert.equal(await indent(), '7px', group);
				assert.deepEqual(await change(() => choice(group, name).click()), all);
			}
			// Elementor Pro's slider is a new one, and the only one.
			const sliders = () =>
				loop.evaluate((widget) =>
					[...widget.querySelectorAll('*')].flatMap(({ swiper }) =>
						swiper ? [swiper.initialized && !swiper.destroyed] : [],
					),
				);
			await eventually('sliders', sliders, widgetType === 'loop-carousel' ? [true] : []);
			const highest = page.getByRole('spinbutton', { name: 'Maximum price' });
			await change(async () => {
				await highest.fill('15');
				await highest.press('Enter');
			});
			await change(() => choice('Category', 'Mugs').click());
			assert.equal(decodedQueryOf(page), `max_price=15&${CATEGORY}=mugs`);
			assert.ok(await isSamePage());
			assert.ok(asked.length >= 8);
			const inPlace = (await ids()).toSorted();
			await page.reload();
			assert.deepEqual(
				(await ids()).toSorted(),
				inPlace,
				'the server narrows the loop in the same way',
			);
			assert.equal(await indent(), '7px');
		},
	);
}

test(
	'page numbers lead through the filtered products; a filter leads to the first page',
	TAGS,
	async ({ page, shop }) => {
		const { path, ids, choice, change, loop } = await open(page, shop, 'loop-grid', {
			pagination_type: 'numbers_and_prev_next',
		});
		const first = await change(() => choice('Color', 'Blue').click());
		const go = async (name, expected) => {
			await loop.locator('.page-numbers').getByText(name).click();
			await page.waitForURL(`**${expected}`);
			return ids();
		};
		const second = await go('Next', `${path}2/?filter_color=blue`);
		// Links of a page that the server printed, not of a refresh.
		const third = await go('Next', `${path}3/?filter_color=blue`);
		assert.equal(new Set([...first, ...second, ...third]).size, 12, 'all pages differ');
		assert.deepEqual(await go('Previous', `${path}2/?filter_color=blue`), second);

		const blueMugs = await change(() => choice('Category', 'Mugs').click());
		assert.equal(new URL(page.url()).pathname, path);
		assert.equal(decodedQueryOf(page), `filter_color=blue&${CATEGORY}=mugs`);
		await page.reload();
		assert.deepEqual(await ids(), blueMugs);
	},
);

test(
	'"load more" goes on with the filtered products, after a refresh and after a reload',
	TAGS,
	async ({ page, shop }) => {
		const { ids, choice, change, loop, cards, isSamePage } = await open(page, shop, 'loop-grid', {
			pagination_type: 'load_more_on_click',
		});
		const loadMore = loop.locator('.e-loop__load-more a');
		const areBlue = () =>
			cards.evaluateAll((all) => all.every((card) => card.matches('.pa_color-blue')));
		await change(() => choice('Color', 'Blue').click());
		assert.ok(await isSamePage());
		for (const visit of ['refreshed', 'reloaded']) {
			await loadMore.focus();
			await page.keyboard.press('Enter');
			await eventually(visit, () => cards.count(), 8);
			assert.equal(new Set(await ids()).size, 8, visit);
			assert.ok(await areBlue(), visit);
			await eventually(
				'focus',
				() => loadMore.evaluate((link) => link.contains(document.activeElement)),
				true,
			);
			await page.reload();
		}
		await change(() => choice('Category', 'Mugs').click());
		await eventually('products', () => cards.count(), 3);
	},
);

test(
	'pages that Elementor Pro loads itself have the filters, too',
	TAGS,
	async ({ page, shop }) => {
		const { choice, change, loop, isSamePage } = await open(page, shop, 'loop-grid', {
			pagination_type: 'numbers',
			pagination_load_type: 'ajax',
		});
		const number = (name) => loop.locator('a.page-numbers').getByText(name);
		const first = await change(() => choice('Color', 'Blue').click());
		const second = await change(() => number('2').click());
		assert.equal(decodedQueryOf(page), `filter_color=blue&e-page-${LOOP}=2`);
		const third = await change(() => number('3').click());
		assert.equal(new Set([...first, ...second, ...third]).size, 12, 'all pages differ');
		await change(() => choice('Category', 'Mugs').click());
		assert.equal(decodedQueryOf(page), `filter_color=blue&${CATEGORY}=mugs`);
		assert.ok(await isSamePage());
	},
);
