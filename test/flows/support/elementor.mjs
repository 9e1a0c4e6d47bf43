/** The page builder Elementor in a shop: its folder is named by ELEMENTOR in the environment, Elementor Pro's by ELEMENTOR_PRO. */
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Switches off what needs the internet or asks the administrator something. */
const QUIET = {
	elementor_onboarded: true,
	elementor_google_font: '0',
	elementor_tracker_notice: '1',
	elementor_disable_typography_schemes: 'yes',
};

/** All that Elementor does to load less. */
export const ALL_OPTIMISATIONS = {
	'elementor_experiment-e_optimized_markup': 'active',
	'elementor_experiment-e_font_icon_svg': 'active',
	'elementor_experiment-additional_custom_breakpoints': 'active',
	elementor_element_cache_ttl: '24',
	elementor_lazy_load_background_images: '1',
	elementor_optimized_image_loading: '1',
	elementor_css_print_method: 'external',
};

let made = 0;

/** Copies a plugin into the shop and activates it, unless that is done. */
const install = async (shop, folder, name) => {
	const installed = join(shop.site, 'wp-content/plugins', name);
	if (!existsSync(installed)) {
		cpSync(folder, installed, { recursive: true, dereference: true });
		await shop.php('test/flows/support/elementor-activate.php', {
			PLUGIN: `${name}/${name}.php`,
		});
	}
};

/**
 * Installs Elementor and makes a page that is built with it.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {string} folder Elementor's folder.
 * @param {object} [choice]
 * @param {Record<string, unknown>} [choice.options] Options of the site.
 * @param {unknown[]} [choice.elements] Elements of the page.
 * @returns {Promise<{id: number, path: string}>}
 */
export const buildPage = async (shop, folder, { options = {}, elements = [] } = {}) => {
	await install(shop, folder, 'elementor');
	const slug = `built-${process.pid}-${made++}`;
	const output = await shop.php('test/flows/support/elementor.php', {
		SLUG: slug,
		OPTIONS: JSON.stringify({ ...QUIET, ...options }),
		DATA: JSON.stringify(elements),
	});
	return { id: Number(/page:(\d+)/.exec(output)?.[1]), path: `/${slug}/` };
};

/**
 * Installs Elementor Pro and makes one of its templates.
 *
 * @param {import('../../../tools/start/shop.mjs').Shop} shop
 * @param {{elementor: string, pro: string}} folders
 * @param {object} template
 * @param {string} template.type Type of the document: loop-item, popup, header …
 * @param {unknown[]} template.elements Its elements.
 * @param {Record<string, unknown>} [template.settings] Its settings.
 * @param {string[][]} [template.conditions] Where it is shown, as the conditions dialog saves it.
 * @returns {Promise<number>} Its id.
 */
export const buildTemplate = async (
	shop,
	{ elementor, pro },
	{ type, elements, settings = {}, conditions = [] },
) => {
	await install(shop, elementor, 'elementor');
	await install(shop, pro, 'elementor-pro');
	const output = await shop.php('test/flows/support/elementor-template.php', {
		TYPE: type,
		ELEMENTS: JSON.stringify(elements),
		SETTINGS: JSON.stringify(settings),
		CONDITIONS: JSON.stringify(conditions),
		OPTIONS: JSON.stringify(QUIET),
	});
	return Number(/template:(\d+)/.exec(output)?.[1]);
};

/** Returns an element of a page: a container with widgets. */
export const containerOf = (widgets) => ({
	id: 'c0ffee1',
	elType: 'container',
	settings: {},
	elements: widgets.map(([widgetType, settings = {}], index) => ({
		id: `a${String(index).padStart(6, '0')}`,
		elType: 'widget',
		widgetType: `storefront-islands-${widgetType}`,
		settings,
		elements: [],
	})),
});
