#!/usr/bin/env node
/**
 * Tests that an order is placed and paid once, through every way to order on WooCommerce: the Store API with and without
 * a key, the classic checkout, the form that pays an order, other devices. Opens a shop of its own.
 *
 *   node test/idempotency/doors.mjs --wordpress=DIR --woocommerce=DIR [--stack=production] [--runs=N]
 */
import { test } from 'node:test';
import { parseArgs } from 'node:util';
import { openCheckoutForm } from './classic-forms.mjs';
import { testDoubt } from './doors/doubt.mjs';
import { testRepetitions } from './doors/repetitions.mjs';
import { testStock } from './doors/stock.mjs';
import { openStage } from './open-stage.mjs';

const { values: options } = parseArgs({
	options: {
		wordpress: { type: 'string' },
		woocommerce: { type: 'string' },
		stack: { type: 'string' },
		runs: { type: 'string', default: '1' },
	},
});
const { runs, ...sources } = options;

const stage = await openStage(sources, ['test/idempotency/charges.php']);
const { ask, countOrders, idOf } = stage;
const countCharges = async () => (await ask('charges')).orders.length;
const { path: classicPage } = await ask('classic-page');

/** @typedef {typeof doors} Doors */
const doors = {
	...stage,
	isProduction: options.stack === 'production',
	/** Opens the classic checkout and returns its form. */
	classicForm: (guest) => openCheckoutForm(guest, classicPage),
	/** Returns the numbers of orders and charges that a function causes. */
	effectOf: async (work) => {
		const [orders, charges] = [await countOrders(), await countCharges()];
		await work();
		return { orders: (await countOrders()) - orders, charges: (await countCharges()) - charges };
	},
	/** Runs a test several times, each in a state of its own. */
	repeatedly: (name, work, settings = {}) =>
		test(name, settings, async () => {
			for (let run = 0; run < Number(runs); run += 1) {
				await ask('stock', { product: idOf('P-016'), quantity: 500 });
				await work();
			}
		}),
};

testRepetitions(doors);
testDoubt(doors);
testStock(doors);
