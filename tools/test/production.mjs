#!/usr/bin/env node
/**
 * `npm run test:production`: runs tests on MariaDB, PHP-FPM, nginx and Redis, on the demo shop and, with its folders, on
 * WooCommerce.
 *
 *   [WORDPRESS=DIR WOOCOMMERCE=DIR] npm run test:production [-- [--runs=N] [--width=N] [NAME…]]
 *
 * NAME: only these checks (contract, idempotency, php, once, network, doors, bots, coupons) and flows whose file or title contains it; by default
 * all checks and the flows of cart and checkout. --runs: how often each race is run.
 */
import { env } from 'node:process';
import { parseArgs } from 'node:util';
import { exitWith } from '../problem.mjs';
import { describeCounts } from './counts.mjs';
import { runFlows } from './run-flows.mjs';
import { runChecks, runScript, SHOP_CHECKS } from './shop-checks.mjs';
import { sourcesOf } from './sources.mjs';
import { ESSENTIAL_WIDTHS, readWidths } from './widths.mjs';

const STACK = 'production';

/** Flows of cart and checkout that end in an order, fail on the way, or use two tabs. */
const FLOWS = ['same-orders', 'checkout/errors', 'lost-response', 'two-tabs', 'quantity', 'coupon'];

/** Arguments of the step `contract` of `npm test`. */
const CONTRACT = [
	'--mu-plugin=test/contract/recorded-gateways.php',
	'test/contract/replay.mjs',
	'--check',
	'test/fixtures/store-api/recordings',
];

/** Tests that open shops of their own, by name. */
const own = ({ wordpress, woocommerce }, runs) => {
	const folders = [
		...(wordpress === undefined ? [] : [`--wordpress=${wordpress}`]),
		...(woocommerce === undefined ? [] : [`--woocommerce=${woocommerce}`]),
		`--stack=${STACK}`,
	];
	const once = { once: () => runScript('test/idempotency/orders.mjs', ...folders) };
	return woocommerce === undefined
		? {
				contract: () => runScript('tools/test/with-shop.mjs', ...CONTRACT),
				...once,
				network: () => runScript('test/idempotency/network.mjs', ...folders),
			}
		: {
				...once,
				doors: () => runScript('test/idempotency/doors.mjs', ...folders, `--runs=${runs}`),
				bots: () => runScript('test/idempotency/bots.mjs', ...folders),
				coupons: () => runScript('test/idempotency/coupons.mjs', ...folders),
			};
};

/** @returns {Promise<{passed: number, failed: string[]}>} Names of the failed checks. */
const runOwn = async (tests, names) => {
	const failed = [];
	let passed = 0;
	for (const [name, isSound] of Object.entries(tests)) {
		if (names.length === 0 || names.includes(name)) {
			console.log(`${name}:`);
			if (await isSound()) {
				passed += 1;
			} else {
				failed.push(name);
			}
		}
	}
	return { passed, failed };
};

const runShop = async (sources, { runs, widths, names }) => {
	console.log(sources.woocommerce === undefined ? 'Demo shop' : 'WooCommerce');
	const { contract, ...others } = SHOP_CHECKS;
	const shopChecks = sources.woocommerce === undefined ? others : { contract, ...others };
	const checks = [
		await runChecks(shopChecks, { ...sources, stack: STACK }, names),
		await runOwn(own(sources, runs), names),
	];
	const flows = names.filter(
		(name) =>
			!['once', 'network', 'doors', 'bots', 'coupons', ...Object.keys(SHOP_CHECKS)].includes(name),
	);
	const counts =
		names.length > 0 && flows.length === 0
			? { passed: 0, failed: 0, skipped: 0 }
			: await runFlows({
					names: flows.length === 0 ? FLOWS : flows,
					widths,
					environment: {
						...env,
						WORDPRESS: sources.wordpress ?? '',
						WOOCOMMERCE: sources.woocommerce ?? '',
					},
				});
	const failed = checks.flatMap((check) => check.failed);
	failed.forEach((name) => console.log(`FAIL ${name}`));
	return {
		...counts,
		passed: checks.reduce((sum, { passed }) => sum + passed, counts.passed),
		failed: counts.failed + failed.length,
	};
};

const runAll = async () => {
	// Read by the scripts that open shops.
	env.STACK = STACK;
	const { values, positionals: names } = parseArgs({
		allowPositionals: true,
		options: { width: { type: 'string' }, runs: { type: 'string', default: '1' } },
	});
	const choice = { names, runs: values.runs, widths: readWidths(values.width, ESSENTIAL_WIDTHS) };
	const { wordpress, woocommerce } = sourcesOf(env);
	const shops = [{}, ...(woocommerce === undefined ? [] : [{ wordpress, woocommerce }])];
	const total = { passed: 0, failed: 0, skipped: 0 };
	for (const sources of shops) {
		const counts = await runShop(sources, choice);
		Object.keys(total).forEach((name) => (total[name] += counts[name] ?? 0));
	}
	console.log(describeCounts(total));
	process.exitCode = total.failed === 0 ? 0 : 1;
};

await runAll().catch(exitWith);
