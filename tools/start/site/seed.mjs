/** Installs and fills a shop once and caches the result: database and uploads are copied into every new shop. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf, moveUnlessThere } from '../../files.mjs';
import { CACHE, inProject, root } from '../../paths.mjs';
import { newSalts } from './config.mjs';
import { makeSite, writeConfig, writeMuPlugins } from './make.mjs';
import { describeSources } from './sources.mjs';

/** Folders of wp-content that a seed contains; all other files of a site can be copied from their sources. */
const DATA = ['database', 'uploads'];

/**
 * Main files of the plugin and of the demo shop. Next to WooCommerce, the demo shop is inactive but provides the
 * content of the seed.
 */
const PLUGINS = [
	'storefront-islands/storefront-islands.php',
	'storefront-islands-demo-shop/storefront-islands-demo-shop.php',
];

/** Address at which seeds are created; moveSite writes the real address when a shop is opened elsewhere. */
export const SEED_URL = 'http://127.0.0.1:9400';

/** Unused seeds are deleted after a day. */
const DAY_MS = 86_400_000;

const script = (name) => inProject('tools/start/site/scripts', `${name}.php`);

/** Returns a key that changes whenever a new seed might differ from an old one. */
export const seedKey = (sources) =>
	hashOf(
		[
			...filesBelow(inProject('php-stubs')),
			...filesBelow(inProject('demo-shop')),
			...filesBelow(inProject('data')),
			...filesBelow(inProject('blocks')).filter((file) => /\.(json|php)$/.test(file)),
			...filesBelow(inProject('tools/start/site')),
		],
		root,
		describeSources(sources),
	);

/** Returns the plugins that are active in a shop, comma-separated. */
const pluginsOf = ({ bare, woocommerce }) =>
	[...(woocommerce === null ? [] : ['woocommerce/woocommerce.php']), ...(bare ? [] : PLUGINS)].join(
		',',
	);

/** Fills a shop; can be repeated on a shop in use, as carts and orders are kept. */
export const runSeed = async (php, site, sources) => {
	await php.run({ site, script: script('activate'), env: { PLUGINS: pluginsOf(sources) } });
	await php.run({ site, script: script('seed'), env: { PRODUCTS: String(sources.products ?? 0) } });
};

/** Replaces the old address of the shop in its content with the new one. */
export const moveSite = (php, site, oldUrl, newUrl) =>
	php.run({ site, script: script('move'), env: { OLD_URL: oldUrl, NEW_URL: newUrl } });

/** Installs WordPress in an empty database and fills the shop. */
export const installSite = async (php, site, sources) => {
	await php.run({ site, script: script('install'), env: { PLUGINS: pluginsOf(sources) } });
	if (!sources.bare) {
		await runSeed(php, site, sources);
	}
};

const copyData = (from, to) => {
	for (const name of DATA) {
		if (existsSync(join(from, name))) {
			cpSync(join(from, name), join(to, name), { recursive: true });
		}
	}
};

const removeOldSeeds = () => {
	const yesterday = Date.now() - DAY_MS;
	for (const name of readdirSync(CACHE).filter((entry) => entry.startsWith('seed-'))) {
		if (statSync(join(CACHE, name)).mtimeMs < yesterday) {
			rmSync(join(CACHE, name), { recursive: true, force: true });
		}
	}
};

const makeSeed = async (php, sources, folder) => {
	const workshop = `${folder}-${process.pid}`;
	const site = join(workshop, 'wordpress');
	const data = join(workshop, 'data');
	try {
		makeSite(site, sources, 'local');
		writeConfig(site, { url: SEED_URL, salts: newSalts(), constants: {} });
		writeMuPlugins(site, sources, [], 'local');
		await installSite(php, site, sources);
		mkdirSync(data);
		copyData(join(site, 'wp-content'), data);
		moveUnlessThere(data, folder);
	} finally {
		rmSync(workshop, { recursive: true, force: true });
	}
	removeOldSeeds();
};

/** Seeds that this process is creating: two shops of the same kind that start at once share one. */
const underWay = new Map();

const makeSeedOnce = (php, sources, folder) => {
	const made = underWay.get(folder) ?? makeSeed(php, sources, folder);
	underWay.set(folder, made);
	return made;
};

/**
 * Adds database and uploads to an empty site, from the cache if there is a seed of the same sources.
 *
 * @param {import('../php/index.mjs').Php} php
 * @param {string} site
 * @param {import('./sources.mjs').Sources} sources
 * @param {(line: string) => void} say
 */
export const fillSite = async (php, site, sources, say) => {
	const folder = join(CACHE, `seed-${seedKey(sources)}`);
	if (!existsSync(folder)) {
		say('Installing WordPress and filling the shop …');
		await makeSeedOnce(php, sources, folder);
	}
	copyData(folder, join(site, 'wp-content'));
};
