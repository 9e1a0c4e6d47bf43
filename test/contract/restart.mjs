#!/usr/bin/env node
/** Carts and orders outlive the server: fills a cart, orders, starts the shop anew and looks again. */
import { strictEqual } from 'node:assert';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exit } from 'node:process';
import { startShop } from '../../tools/start/shop.mjs';
import { runNamed } from './named-tests.mjs';
import { createVisitor, readCatalogue } from './visitor.mjs';

const dir = mkdtempSync(join(tmpdir(), 'storefront-islands-restart-'));

const tests = {
	'a cart and an order are still there after a restart': async () => {
		const before = await startShop({ dir });
		const catalogue = await readCatalogue(before.url);
		const visitor = createVisitor(before.url);
		await visitor.add(catalogue.get('P-006').id);
		const { body: order } = await visitor.order();
		await visitor.add(catalogue.get('P-005').id, 3);
		await before.stop();

		const after = await startShop({ dir });
		visitor.moveTo(after.url);
		const cart = await visitor.cart();
		strictEqual(cart.items[0].quantity, 3);
		strictEqual(cart.billing_address.email, 'ada@example.com');
		const proof = `?key=${order.order_key}&billing_email=ada@example.com`;
		strictEqual((await visitor.get(`order/${order.order_id}${proof}`)).status, 200);
		await after.stop();
	},
};

const code = await runNamed(tests);
rmSync(dir, { recursive: true, force: true });
exit(code);
