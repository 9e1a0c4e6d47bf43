/** Tests a filter that a popup or a page builder inserts later without its options: it requests them from the shop. */
import { expectAccessible } from '../support/accessibility.mjs';
import { expectResults, openCatalogue } from '../screens/catalogue.mjs';
import { FAILED_RESOURCE, TERMS } from '../screens/network.mjs';
import { test } from '../support/test.mjs';

/** Inserts the list of colors as PHP prints it, but without its options. */
const insertColors = (page) =>
	page.evaluate(() => {
		const printed = [...document.querySelectorAll('[data-island="filter-list"]')].find(
			({ dataset }) => JSON.parse(dataset.props).taxonomy === 'pa_color',
		);
		const props = JSON.parse(printed.dataset.props);
		delete props.terms;
		const popup = document.createElement('section');
		popup.ariaLabel = 'Popup';
		const list = printed.cloneNode(false);
		list.dataset.props = JSON.stringify({ ...props, label: 'Popup colors' });
		list.removeAttribute('data-awake');
		popup.append(list);
		document.querySelector('main').prepend(popup);
		window.storefrontIslands.mount(popup);
	});

test('a list inserted later is filled, and filters', async ({ page }) => {
	await openCatalogue(page);
	await page.route(TERMS, async (route) => {
		await page.getByRole('group', { name: 'Popup colors' }).getByText('Loading…').waitFor();
		await route.continue();
	});
	await insertColors(page);
	const colors = page.getByRole('group', { name: 'Popup colors' });
	const blue = colors.getByRole('checkbox', { name: 'Blue 13 products' });
	await blue.waitFor();
	await expectAccessible(page, '[aria-label="Popup"]');
	await blue.click();
	await expectResults(page, { address: 'filter_color=blue', count: '13 products' });
});

test('a list whose choices fail to load reports it, and loads them on retry', async ({
	page,
	expectError,
}) => {
	expectError(FAILED_RESOURCE);
	await openCatalogue(page);
	await page.route(TERMS, (route) => route.abort());
	await insertColors(page);
	const popup = page.getByRole('region', { name: 'Popup' });
	await popup.getByRole('alert').getByText('The choices could not be loaded.').waitFor();
	await page.unroute(TERMS);
	await popup.getByRole('button', { name: 'Try again' }).click();
	await popup.getByRole('checkbox', { name: 'Blue 13 products' }).waitFor();
});
