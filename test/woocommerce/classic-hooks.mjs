/**
 * Hooks of WooCommerce's classic cart and checkout, with what becomes of them on the plugin's screens
 * (test/fixtures/woocommerce-classic/hooks.json).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../tools/paths.mjs';

const FOLDERS = ['templates/cart', 'templates/checkout'];

/** Functions of the templates. */
const FUNCTIONS = 'includes/wc-cart-functions.php';

/** Templates of other pages, and of WooCommerce's own widget. */
const OTHERS = /^(?:mini-cart|form-pay|thankyou|order-re\w+)\.php$/;

/** @returns {{by: Record<string, string[]>, woocommerce: string[], not: Record<string, string>}} */
export const readHookTable = () =>
	JSON.parse(readFileSync(inProject('test/fixtures/woocommerce-classic/hooks.json'), 'utf8'));

/**
 * Returns the hooks that the templates in WooCommerce's folder run.
 *
 * @param {string} folder
 */
const hooksIn = (folder) => {
	const templates = FOLDERS.flatMap((name) =>
		readdirSync(join(folder, name))
			.filter((file) => file.endsWith('.php') && !OTHERS.test(file))
			.map((file) => join(name, file)),
	);
	const hooks = [...templates, FUNCTIONS].flatMap((file) =>
		[
			...readFileSync(join(folder, file), 'utf8').matchAll(
				/\b(?:apply_filters|do_action)\(\s*'(\w+)'/g,
			),
		].map(([, hook]) => hook),
	);
	return [...new Set(hooks)].sort();
};

/**
 * Returns the number of hooks, and those without an answer in the table.
 *
 * @param {string} folder WooCommerce's.
 */
export const readHooks = (folder) => {
	const { by, woocommerce, not } = readHookTable();
	const known = new Set([...Object.values(by).flat(), ...woocommerce, ...Object.keys(not)]);
	const hooks = hooksIn(folder);
	return { count: hooks.length, unknown: hooks.filter((hook) => !known.has(hook)) };
};
