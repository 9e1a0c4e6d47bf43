/** Finds the sources of WordPress and WooCommerce: the npm package, or folders given by the caller. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../../problem.mjs';
import { packagedWordPress } from './wordpress.mjs';

/**
 * @typedef {object} Sources
 * @property {string} wordpress Folder with WordPress's files.
 * @property {string} wordpressVersion
 * @property {string | null} woocommerce Folder of the plugin; null for the demo shop.
 * @property {string | null} woocommerceVersion
 * @property {number | null} products Number of products to which the demo shop is filled up; null for the sample shop.
 * @property {boolean} bare True for WordPress without the plugin, to test its installation.
 */

const matchIn = (file, pattern) => pattern.exec(readFileSync(file, 'utf8'))?.[1] ?? null;

const wordpressVersionOf = (folder) => {
	const file = join(folder, 'wp-includes/version.php');
	const version = existsSync(file) ? matchIn(file, /\$wp_version\s*=\s*'([^']+)'/) : null;
	if (version === null || !existsSync(join(folder, 'wp-settings.php'))) {
		throw new Problem(
			`${folder} is not a WordPress: it has no wp-settings.php and wp-includes/version.php.`,
		);
	}
	return version;
};

const WOOCOMMERCE_PLACES = ['.', 'wp-content/plugins/woocommerce', 'woocommerce'];

const woocommerceIn = (folder) => {
	const place = WOOCOMMERCE_PLACES.map((path) => join(folder, path)).find((path) =>
		existsSync(join(path, 'woocommerce.php')),
	);
	if (place === undefined) {
		throw new Problem(`${folder} is not a WooCommerce: it has no woocommerce.php.`);
	}
	return place;
};

const isOlder = (version, minimum) => {
	const [have, need] = [version, minimum].map((text) => text.split('.').map(Number));
	return have[0] < need[0] || (have[0] === need[0] && (have[1] ?? 0) < (need[1] ?? 0));
};

/**
 * Finds the sources and checks that the folders contain WordPress and WooCommerce.
 *
 * @param {{wordpress?: string, woocommerce?: string, products?: number, bare?: boolean}} wanted
 * @returns {Sources}
 */
export const findSources = ({ wordpress, woocommerce, products = null, bare = false }) => {
	for (const folder of [wordpress, woocommerce]) {
		if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
			throw new Problem(`There is no folder ${folder}.`);
		}
	}
	const from = wordpress === undefined ? packagedWordPress() : resolve(wordpress);
	const wordpressVersion = wordpressVersionOf(from);
	if (woocommerce === undefined) {
		return {
			wordpress: from,
			wordpressVersion,
			woocommerce: null,
			woocommerceVersion: null,
			products,
			bare,
		};
	}
	const plugin = woocommerceIn(resolve(woocommerce));
	const file = join(plugin, 'woocommerce.php');
	const woocommerceVersion = matchIn(file, /^\s*\*\s*Version:\s*(\S+)/m);
	const minimum = matchIn(file, /Requires at least:\s*(\S+)/);
	if (minimum !== null && isOlder(wordpressVersion, minimum)) {
		throw new Problem(
			`WooCommerce ${woocommerceVersion} needs WordPress ${minimum}, this is ${wordpressVersion}: name a newer one with --wordpress=DIR.`,
		);
	}
	return {
		wordpress: from,
		wordpressVersion,
		woocommerce: plugin,
		woocommerceVersion,
		products: null,
		bare,
	};
};

/** Returns the description of the sources for progress lines and for the stored state. */
export const describeSources = ({
	wordpress,
	wordpressVersion,
	woocommerce,
	woocommerceVersion,
	products,
	bare,
}) =>
	`WordPress ${wordpressVersion}` +
	(wordpress === packagedWordPress() ? '' : ` from ${wordpress}`) +
	(bare ? ' without the plugin' : '') +
	(woocommerce === null
		? `, demo shop${products === null ? '' : ` of ${products} products`}`
		: `, WooCommerce ${woocommerceVersion} from ${woocommerce}`);
