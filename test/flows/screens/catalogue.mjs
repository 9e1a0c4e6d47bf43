/** Page with filters and a grid, located by its visible texts. */
import { eventually, expectText } from './wait.mjs';

/** @param {import('@playwright/test').Page} page */
export const catalogueScreen = (page) => {
	const filters = page.getByRole('complementary', { name: 'Filters' });
	const active = filters.locator('[data-island="active-filters"]');
	const grid = page.locator('[data-grid]');
	const choices = (group) => filters.getByRole('group', { name: group, exact: true });
	return {
		filters,
		/** Toggle above the filters on small screens. */
		fold: filters.locator('summary'),
		grid,
		count: page.locator('[data-count]'),
		cards: grid.locator('.storefront-product-card'),
		sort: page.getByLabel('Sort by'),
		active,
		chips: active.getByRole('link', { name: /^Remove / }),
		chip: (name) => active.getByRole('link', { name: `Remove ${name} filter`, exact: true }),
		clearAll: active.getByRole('button', { name: 'Clear All' }),
		choices,
		choice: (group, name) =>
			choices(group).getByRole('checkbox', { name: new RegExp(`^${name}( \\d|$)`) }),
		lowest: filters.getByRole('spinbutton', { name: 'Minimum price' }),
		highest: filters.getByRole('spinbutton', { name: 'Maximum price' }),
		lowestThumb: filters.getByRole('slider', { name: 'Filter products by minimum price' }),
		failure: page.locator('.storefront-product-grid__failed'),
	};
};

/** Expands the filters if a small screen collapses them. */
export const expandFilters = async (page) => {
	const { fold, choices } = catalogueScreen(page);
	if ((await fold.isVisible()) && !(await choices('Color').isVisible())) {
		await fold.click();
	}
};

/** Opens a page with filters and expands them. */
export const openCatalogue = async (page, path = '/shop/') => {
	await page.goto(path);
	await expandFilters(page);
	return catalogueScreen(page);
};

/** Returns the decoded query string of the page's URL. */
export const decodedQueryOf = (page) => decodeURIComponent(new URL(page.url()).search.slice(1));

/** Waits until the URL has these filters and the grid shows this number of products. */
export const expectResults = async (page, { address, count }) => {
	await eventually('address', () => decodedQueryOf(page), address);
	await expectText(catalogueScreen(page).count, count);
};

/** Names of the products shown. */
export const namesOf = (page) =>
	page.locator('[data-grid] .storefront-product-card__name').allInnerTexts();

/** Marks the document; resolves to a function that tells whether the browser still shows it. */
export const markDocument = async (page) => {
	await page.evaluate(() => {
		window.isSamePage = true;
	});
	return () => page.evaluate(() => window.isSamePage === true);
};
