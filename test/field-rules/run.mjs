#!/usr/bin/env node
/**
 * Compares three evaluators of the rules of checkout fields on random pairs of rule and document: the one of the
 * browser (src/domain/checkout/field-rules), the demo shop's, and opis/json-schema, which WooCommerce's server uses.
 * SEED=N and PAIRS=N in the environment choose others.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env, exit } from 'node:process';
import { build } from 'esbuild';
import { inProject } from '../../tools/paths.mjs';
import { startShop } from '../../tools/start/shop.mjs';
import { EXAMPLES } from './examples.mjs';
import { randomPairs } from './random-pairs.mjs';

const SEED = Number(env.SEED ?? 15);
const PAIRS = Number(env.PAIRS ?? 1000);
/** Failures that are printed. */
const SHOWN = 3;
/** Least share of each result, so that the pairs make a difference. */
const LEAST_SHARE = 0.02;

const loadEvaluator = async (folder) => {
	const outfile = join(folder, 'evaluate.mjs');
	await build({
		entryPoints: [inProject('src/domain/checkout/field-rules/evaluate.ts')],
		outfile,
		bundle: true,
		format: 'esm',
		logLevel: 'error',
	});
	return import(outfile);
};

const askPhp = async (folder, pairs) => {
	const file = join(folder, 'pairs.json');
	writeFileSync(file, JSON.stringify(pairs));
	const shop = await startShop({});
	try {
		return JSON.parse(await shop.php(inProject('test/field-rules/compare.php'), { PAIRS: file }));
	} finally {
		await shop.stop();
	}
};

const folder = mkdtempSync(join(tmpdir(), 'storefront-rules-'));
const results = { true: 0, false: 0, null: 0 };
const failures = [];
/** Examples that failed; the random pairs are one property. */
let wrongExamples = 0;
let isProperty = true;
try {
	const { evaluate, ruleSchema } = await loadEvaluator(folder);
	const pairs = [...EXAMPLES, ...randomPairs(SEED, PAIRS)];
	const answers = await askPhp(folder, pairs);
	pairs.forEach(({ document }, index) => {
		const { known, ours, theirs, sent } = answers[index];
		const result = evaluate(ruleSchema(sent), document);
		results[result] += 1;
		// The server has to send the result of what the browser does not know.
		if (!(known ? result === theirs && ours === theirs : result === null)) {
			if (index < EXAMPLES.length) {
				wrongExamples += 1;
			} else {
				isProperty = false;
			}
			failures.push(
				`browser: ${result}, demo shop: ${ours}, known to PHP: ${known}, opis: ${theirs}\n${JSON.stringify(sent)}\n${JSON.stringify(document)}`,
			);
		}
	});
} finally {
	rmSync(folder, { recursive: true, force: true });
}
const rare = Object.values(results).some((count) => count < PAIRS * LEAST_SHARE);
if (rare) {
	isProperty = false;
	failures.push(`The pairs are too much alike: ${JSON.stringify(results)}`);
}
for (const failure of failures.slice(0, SHOWN)) {
	console.log(`FAILED ${failure}\n`);
}
console.log(`Seed ${SEED}: ${JSON.stringify(results)}`);
const failed = wrongExamples + (isProperty ? 0 : 1);
console.log(`${EXAMPLES.length + 1 - failed} passed, ${failed} failed`);
exit(failures.length > 0 ? 1 : 0);
