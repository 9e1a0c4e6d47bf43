/**
 * Random schedules of the whole API layer (see schedule.ts). SCHEDULES is their number, SEED the first seed; a failing
 * schedule is reported with its seed and runs alone with SCHEDULES=1 SEED=….
 */
import { runSchedule } from './schedule';
import { LightResponse } from '../fakes/light-response';

Object.assign(globalThis, { Response: LightResponse });

const schedules = Number(process.env.SCHEDULES ?? 500);
const firstSeed = Number(process.env.SEED ?? 1);

it(
	`keeps its invariants in schedules ${String(firstSeed)} to ${String(firstSeed + schedules - 1)}`,
	async () => {
		process.stdout.write(
			`model: ${String(schedules)} schedules, seeds ${String(firstSeed)} to ${String(firstSeed + schedules - 1)}\n`,
		);
		for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
			const broken = await runSchedule(seed);
			if (broken.length > 0) {
				throw new Error(
					`schedule ${String(seed)} (repeat with SCHEDULES=1 SEED=${String(seed)}): ${broken.join('; ')}`,
				);
			}
		}
	},
	// A million schedules take long; the limit catches a queue that never becomes idle.
	60_000 + schedules * 60,
);
