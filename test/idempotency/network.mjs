#!/usr/bin/env node
/**
 * Tests the records' table on a network of sites: each site has its own, as of the log of payments, and they go with their site and with the plugin.
 * Opens a shop of its own.
 *
 *   node test/idempotency/network.mjs [--stack=production]
 */
import { deepStrictEqual, strictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parseArgs } from 'node:util';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';

const { values: options } = parseArgs({ options: { stack: { type: 'string' } } });
const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-network-'));
const script = inProject('test/idempotency/network.php');

const single = await startShop({ ...options, dir, reset: true });
const port = Number(new URL(single.url).port);
await single.php(script, { STEP: 'create-network', SHOP: single.url });
await single.stop();

const network = await startShop({
	...options,
	dir,
	port,
	constants: {
		MULTISITE: true,
		SUBDOMAIN_INSTALL: false,
		DOMAIN_CURRENT_SITE: `127.0.0.1:${port}`,
		PATH_CURRENT_SITE: '/',
		SITE_ID_CURRENT_SITE: 1,
		BLOG_ID_CURRENT_SITE: 1,
	},
});
after(async () => {
	await network.stop();
	rmSync(dir, { recursive: true, force: true });
});
const step = async (name) => JSON.parse(await network.php(script, { STEP: name }));

test('each site has a table of its own', async () => {
	deepStrictEqual(await step('claim-on-both'), { first: 1, second: 1 });
});

test("a site's table goes with the site", async () => {
	deepStrictEqual(await step('delete-site'), { second: false, third: true });
});

test('every table goes with the plugin', async () => {
	strictEqual((await step('uninstall')).left, 0);
});
