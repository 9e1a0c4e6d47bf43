/** Installs and fills a shop once, and keeps the result: database and uploads are copied into every new shop. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, hashOf, moveUnlessThere } from '../../files.mjs';
import { CACHE, inProject, root } from '../../paths.mjs';
import { newSalts } from './config.mjs';
import { makeSite, writeConfig, writeMuPlugins } from './make.mjs';
import { describeSources } from './sources.mjs';

/** Content that a seed holds; the rest of a site is files that anyone can copy. */
const DATA = ['database', 'uploads'];

/**
 * Main files of the plugin and of the demo shop, which does nothing beside WooCommerce but lends the seed its content.
 */
const PLUGINS = [
	'storefront-islands/storefront-islands.php',
	'storefront-islands-demo-shop/storefront-islands-demo-shop.php',
];

/** Where seeds are made; moveSite writes the real address when a shop is opened elsewhere. */
export const SEED_URL = 'http://127.0.0.1:9400';

/** A seed that no source asks for any more is thrown away after a day. */
const DAY_MS = 86_400_000;

const script = (name) => inProject('tools/start/site/scripts', `${name}.php`);

/** Changes whenever a new seed might differ from an old one. */
export const seedKey = (sources) =>
	hashOf(
		[
			...filesBelow(inProject('php-stubs')),
			...filesBelow(inProject('demo-shop')),
			...filesBelow(inProject('blocks')).filter((file) => /\.(json|php)$/.test(file)),
			...filesBelow(inProject('tools/start/site')),
		],
		root,
		describeSources(sources),
	);

/** Plugins that are active in a shop, comma-separated. */
const pluginsOf = ({ bare, woocommerce }) =>
	[...(woocommerce === null ? [] : ['woocommerce/woocommerce.php']), ...(bare ? [] : PLUGINS)].join(
		',',
	);

/** Fills a shop; may be run again on one that is in use: carts and orders stay. */
export const runSeed = async (php, site, sources) => {
	await php.run({ site, script: script('activate'), env: { PLUGINS: pluginsOf(sources) } });
	await php.run({ site, script: script('seed'), env: { PRODUCTS: String(sources.products ?? 0) } });
};

/** Tells a shop's content that its address is another than before. */
export const moveSite = (php, site, oldUrl, newUrl) =>
	php.run({ site, script: script('move'), env: { OLD_URL: oldUrl, NEW_URL: newUrl } });

const install = async (php, site, sources) => {
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
		makeSite(site, sources);
		writeConfig(site, { url: SEED_URL, salts: newSalts(), constants: {} });
		writeMuPlugins(site, sources, []);
		await install(php, site, sources);
		mkdirSync(data);
		copyData(join(site, 'wp-content'), data);
		moveUnlessThere(data, folder);
	} finally {
		rmSync(workshop, { recursive: true, force: true });
	}
	removeOldSeeds();
};

/** Seeds that this process is making: two shops of a kind that start at once share one. */
const underWay = new Map();

const makeSeedOnce = (php, sources, folder) => {
	const made = underWay.get(folder) ?? makeSeed(php, sources, folder);
	underWay.set(folder, made);
	return made;
};

/**
 * Gives an empty site its database and uploads, from the cache where there is a seed of the same sources.
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
