/** Pages with popups for flows, and the state of their popups. */
import { eventually, scriptHasRun } from '../screens/wait.mjs';
import { writePage } from '../support/page.mjs';

const TEXT = '<!-- wp:paragraph --><p>Read on.</p><!-- /wp:paragraph -->';
const SCREENFULS = TEXT.repeat(60);

/** Returns the JSON of attributes as WordPress writes it into a block's comment. */
const attributesOf = (attributes) =>
	JSON.stringify(attributes)
		.replace(/--/g, '\\u002d\\u002d')
		.replace(/</g, '\\u003c')
		.replace(/>/g, '\\u003e')
		.replace(/&/g, '\\u0026');

/**
 * Markup of a popup.
 *
 * @param {string} popupId
 * @param {Record<string, unknown>} [attributes]
 * @param {string} [content] Block markup.
 */
export const popupBlock = (popupId, attributes = {}, content = TEXT) =>
	`<!-- wp:storefront-islands/popup ${attributesOf({ popupId, label: popupId, ...attributes })} -->${content}<!-- /wp:storefront-islands/popup -->`;

export const buttonBlock = (id) =>
	`<!-- wp:html --><button id="${id}">${id}</button><!-- /wp:html -->`;

/** Writes a page that is several screens high with the given blocks before and after its text; resolves to its path. */
export const writePopupPage = (shop, slug, before, after = '') =>
	writePage(shop, slug, `${before}${SCREENFULS}${after}`);

/** Locates the dialog of a popup, open or closed. */
export const popup = (page, id) => page.locator(`#storefront-popup-${id}`);

/** Returns the ids of the open popups. */
export const openPopups = (page) =>
	page.evaluate(() =>
		[...document.querySelectorAll('dialog[data-popup][open]')].map(
			(dialog) => dialog.dataset.popupId,
		),
	);

/** Waits until exactly this popup is open. */
export const expectOpen = (page, id) =>
	eventually(`${id} is open`, async () => (await openPopups(page)).join(), id);

export const expectNoneOpen = (page) =>
	eventually('no popup is open', async () => (await openPopups(page)).join(), '');

/** Opens a page and waits until the script of the popups has loaded. */
export const visit = async (page, path, options) => {
	await page.goto(path, options);
	await scriptHasRun(page, 'popups');
};

/** Returns the stored record with this name from the browser's local storage. */
export const remembered = (page, name) =>
	page.evaluate(
		(key) => JSON.parse(window.localStorage.getItem(key)),
		`storefront-islands-popup-${name}`,
	);

/** Asks for a popup by the event of the page, as other scripts do. */
export const request = (page, id, toggle = false) =>
	page.evaluate(
		(detail) =>
			document.body.dispatchEvent(
				new window.CustomEvent('storefront-islands-open-popup', { detail }),
			),
		{ id, toggle },
	);
