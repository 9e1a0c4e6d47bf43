/** Creates a WordPress folder that is complete except for its database. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { filesBelow, linkOrCopy, syncFiles } from '../../files.mjs';
import { CACHE, inProject } from '../../paths.mjs';
import { demoShopFiles, pluginFiles } from '../../plugin-files.mjs';
import { configText } from './config.mjs';
import { addSqlite } from './wordpress.mjs';

/** Files of a real WordPress folder's own shop that are not copied. */
const NOT_COPIED =
	/^(wp-config\.php|wp-content\/(database|uploads|plugins|mu-plugins|upgrade|cache|languages\/cache|db\.php|advanced-cache\.php|object-cache\.php|debug\.log))(\/|$)|^\.git(\/|$)/;

/** Folders of WordPress to which nothing in a shop writes. */
const NEVER_WRITTEN = ['wp-admin', 'wp-includes'];

const copyWordPress = (from, site) => {
	// Thousands of files: those of the cache are linked. A folder that was given is never shared with a shop.
	const linked = from.startsWith(CACHE) ? NEVER_WRITTEN.map((name) => join(from, name)) : [];
	for (const file of linked.flatMap(filesBelow)) {
		const to = join(site, relative(from, file));
		mkdirSync(dirname(to), { recursive: true });
		linkOrCopy(file, to);
	}
	cpSync(from, site, {
		recursive: true,
		dereference: true,
		filter: (path) => !NOT_COPIED.test(path.slice(from.length + 1)) && !linked.includes(path),
	});
};

/** Copies the demo shop's plugin into a site; returns the number of changed files. */
export const refreshDemoShop = (site) =>
	syncFiles(demoShopFiles(), join(site, 'wp-content/plugins/storefront-islands-demo-shop'));

/**
 * Updates the plugin and the demo shop in a site; returns the number of changed files. isBuilt: includes scripts and
 * styles, which a shop needs as soon as it has visitors.
 */
export const refreshPlugin = (site, { isBuilt = true } = {}) =>
	syncFiles(
		pluginFiles({ maps: true, isBuilt }),
		join(site, 'wp-content/plugins/storefront-islands'),
	) + refreshDemoShop(site);

/** Writes wp-config.php; the address and constants may differ between starts. */
export const writeConfig = (site, options) =>
	writeFileSync(join(site, 'wp-config.php'), configText(options));

/**
 * Writes the must-use plugins of a site: those that every local shop needs, the sample shop's rules, and those of the
 * caller.
 */
export const writeMuPlugins = (site, sources, extra, stack) => {
	const own = [inProject('tools/start/site/mu-plugins/local-shop.php')];
	if (stack !== 'production') {
		own.push(inProject('tools/start/site/mu-plugins/no-stock-holds.php'));
	}
	if (sources.woocommerce !== null) {
		own.push(inProject('tools/start/site/mu-plugins/sample-shop.php'));
	}
	const files = new Map([...own, ...extra].map((file) => [basename(file), file]));
	syncFiles(files, join(site, 'wp-content/mu-plugins'));
};

/** Adds the drop-in that keeps WordPress's object cache in Redis. */
const addObjectCache = (site) =>
	cpSync(
		inProject('tools/start/stack/object-cache.php'),
		join(site, 'wp-content/object-cache.php'),
	);

/**
 * Copies WordPress, the drop-ins of the stack, WooCommerce if given, and the plugin without its scripts.
 *
 * @param {string} site Empty or missing folder.
 * @param {import('./sources.mjs').Sources} sources Never written to.
 * @param {import('../shop.mjs').Stack} stack
 */
export const makeSite = (site, sources, stack) => {
	mkdirSync(site, { recursive: true });
	copyWordPress(sources.wordpress, site);
	if (stack === 'production') {
		addObjectCache(site);
	} else {
		addSqlite(site);
	}
	const plugins = join(site, 'wp-content/plugins');
	mkdirSync(plugins, { recursive: true });
	mkdirSync(join(site, 'wp-content/database'), { recursive: true });
	if (sources.woocommerce !== null) {
		cpSync(sources.woocommerce, join(plugins, 'woocommerce'), {
			recursive: true,
			dereference: true,
		});
	}
	if (!sources.bare) {
		refreshPlugin(site, { isBuilt: false });
	}
};
