#!/usr/bin/env node
/**
 * `npm run test:woocommerce`: the recorded conversations and the browser flows on a real WooCommerce, seeded with the sample shop.
 *
 *   WORDPRESS=DIR WOOCOMMERCE=DIR npm run test:woocommerce [-- [--width=N] [NAME…]]
 *
 * WOOCOMMERCE: the plugin's folder. WORDPRESS: the folder of a WordPress; without it the one that `npm start` opens, 6.5.
 * Both are copied and stay untouched. NAME: only flows whose file or name contains it; `contract` names the conversations.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { env, execPath } from 'node:process';
import { parseArgs } from 'node:util';
import { inProject } from '../paths.mjs';
import { exitWith } from '../problem.mjs';
import { isNamed, loadFlows, playFlows } from './play-flows.mjs';
import { findSources } from '../start/site/sources.mjs';
import { makeShops } from './shops.mjs';
import { readSources } from './sources.mjs';

const WIDTHS = [1280, 390];
const CONTRACT = 'contract';
/** Of the WooCommerce that the conversations were recorded from; others answer otherwise in places. */
const RECORDED_FROM = '11.0.1';

const readArguments = () => {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { width: { type: 'string' } },
	});
	return {
		sources: readSources(env, 'test:woocommerce'),
		widths: values.width === undefined ? WIDTHS : [Number(values.width)],
		names: positionals,
	};
};

/** Replays what was recorded, against a shop in which nobody has bought anything yet. */
const replay = async (sources) => {
	const { woocommerceVersion } = findSources(sources);
	if (woocommerceVersion !== RECORDED_FROM) {
		console.log(
			`SKIPPED ${CONTRACT}: recorded from WooCommerce ${RECORDED_FROM}, this is ${woocommerceVersion}`,
		);
		return true;
	}
	const shops = makeShops(sources);
	try {
		const { url } = await shops.get({ constants: {} });
		const child = spawn(
			execPath,
			[
				inProject('test/contract/replay.mjs'),
				url,
				'--check',
				inProject('test/fixtures/store-api/recordings'),
			],
			{ stdio: 'inherit' },
		);
		const [code] = await once(child, 'close');
		return code === 0;
	} finally {
		await shops.stopAll();
	}
};

const runAll = async () => {
	const { sources, widths, names } = readArguments();
	const isReplayed = names.length === 0 || names.includes(CONTRACT);
	const isContractKept = !isReplayed || (await replay(sources));
	const flows = (await loadFlows(inProject('test/flows')))
		.filter(({ options }) => options.onlyOn !== 'demo')
		.filter(isNamed(names));
	const { passed, failed } = await playFlows(flows, widths, () => makeShops(sources));
	console.log(`${passed} passed, ${failed} failed`);
	process.exitCode = failed === 0 && isContractKept ? 0 : 1;
};

await runAll().catch(exitWith);
