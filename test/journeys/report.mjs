/** What `npm run journeys` prints: progress each minute, failed journeys, a table at the end. */
import { describe } from './run.mjs';

const MINUTE = 60_000;

/** What a failure is known by: the broken rule and the step that broke it, whoever took it. */
const signatureOf = ({ done, failure }) => {
	const { kind, way = '', what = '', press = '', nonce = '' } = done.at(-1);
	return [failure.rule, kind, way, what, press, nonce].join(' / ');
};

/** @param {number} firstSeed */
export const createReport = (firstSeed) => {
	const began = Date.now();
	const kinds = new Map();
	const failures = new Map();
	let journeys = 0;
	let steps = 0;
	let told = 0;

	const minutes = () => (Date.now() - began) / MINUTE;
	const tell = () => {
		if (minutes() >= told + 1) {
			told = Math.floor(minutes());
			const found = [...failures.values()].reduce((sum, count) => sum + count, 0);
			console.log(`${told} min: ${journeys} journeys, ${steps} steps, ${found} failed`);
		}
	};

	return {
		/** @param {import('./run.mjs').Result} result */
		played: ({ done }) => {
			journeys += 1;
			steps += done.length;
			done.forEach(({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
			tell();
		},

		/** True for the first failure of its kind: others are only counted. */
		isNew: (result) => {
			const signature = signatureOf(result);
			const count = failures.get(signature) ?? 0;
			failures.set(signature, count + 1);
			return count === 0;
		},

		/** Prints what broke, as cutting the journey takes minutes, and may not find it again. */
		found: (seed, { done, failure }) => {
			console.log(`\nFAIL ${failure.rule} (--seed=${seed} --journeys=1), ${done.length} steps`);
			console.log(`${describe(done).at(-1)}\n   → ${failure.text}`);
		},

		/** Prints a failed journey that was cut. */
		failed: ({ done, failure }) => {
			console.log(describe(done).join('\n'));
			console.log(`   → ${failure.text}`);
			console.log(`   ${JSON.stringify(done)}\n`);
		},

		/** Prints the table; true if nothing failed. */
		end: () => {
			const rate = Math.round(steps / Math.max(minutes(), 0.01));
			console.log('\nsteps by kind');
			for (const [kind, count] of [...kinds].sort(([, a], [, b]) => b - a)) {
				console.log(`  ${kind.padEnd(18)}${String(count).padStart(6)}`);
			}
			console.log(
				`${journeys} journeys, ${steps} steps (${rate} a minute), first seed ${firstSeed}`,
			);
			for (const [signature, count] of failures) {
				console.log(`FAIL ${signature}: ${count} journeys`);
			}
			console.log(
				failures.size === 0 ? 'No journey failed.' : `${failures.size} kinds of failures.`,
			);
			return failures.size === 0;
		},
	};
};
