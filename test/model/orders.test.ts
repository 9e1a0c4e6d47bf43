/**
 * Random schedules of orders through several doors (see order-schedule.ts). ORDER_SCHEDULES is their number, SEED the
 * first seed; a failing schedule is reported with its seed and runs alone with ORDER_SCHEDULES=1 SEED=….
 */
import { runOrderSchedule } from './order-schedule';
import { LightResponse } from '../fakes/light-response';

Object.assign(globalThis, { Response: LightResponse });

const schedules = Number(process.env.ORDER_SCHEDULES ?? 200);
const firstSeed = Number(process.env.SEED ?? 1);

it(
	`keeps the promises about orders in schedules ${String(firstSeed)} to ${String(firstSeed + schedules - 1)}`,
	async () => {
		for (let seed = firstSeed; seed < firstSeed + schedules; seed += 1) {
			const broken = await runOrderSchedule(seed);
			if (broken.length > 0) {
				throw new Error(
					`schedule ${String(seed)} (repeat with ORDER_SCHEDULES=1 SEED=${String(seed)}): ${broken.join('; ')}`,
				);
			}
		}
	},
	60_000 + schedules * 100,
);
