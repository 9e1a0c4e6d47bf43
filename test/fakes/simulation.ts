/** Virtual time with seeded randomness, so that every run can be reproduced. */

/** Mulberry32: small and fast, with sufficient quality for schedules. */
const seededRandom = (seed: number): (() => number) => {
	let state = seed >>> 0;
	return () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
};

interface Appointment {
	readonly at: number;
	readonly order: number;
	readonly callback: () => void;
}

export class Simulation {
	now = 0;
	readonly random: () => number;
	private appointments: Appointment[] = [];
	private orders = 0;

	constructor(seed: number) {
		this.random = seededRandom(seed);
	}

	after(milliseconds: number, callback: () => void): () => void {
		this.orders += 1;
		const appointment = { at: this.now + milliseconds, order: this.orders, callback };
		this.appointments.push(appointment);
		return () => {
			this.appointments = this.appointments.filter((other) => other !== appointment);
		};
	}

	wait(milliseconds: number): Promise<void> {
		return new Promise((resolve) => this.after(milliseconds, resolve));
	}

	chance(probability: number): boolean {
		return this.random() < probability;
	}

	between(least: number, most: number): number {
		return least + this.random() * (most - least);
	}

	pick<Value>(values: readonly [Value, ...Value[]]): Value {
		return values[Math.floor(this.random() * values.length)] ?? values[0];
	}

	/** Runs until no timers are left or the given time is reached; promises settle between two points in time. */
	async run(until = Infinity): Promise<void> {
		for (;;) {
			await settlePromises();
			const next = this.appointments.reduce<Appointment | null>(
				(soonest, other) =>
					soonest === null ||
					other.at < soonest.at ||
					(other.at === soonest.at && other.order < soonest.order)
						? other
						: soonest,
				null,
			);
			if (next === null || next.at > until) {
				this.now = Math.max(this.now, Math.min(until, next?.at ?? this.now));
				return;
			}
			this.appointments = this.appointments.filter((other) => other !== next);
			this.now = Math.max(this.now, next.at);
			next.callback();
		}
	}
}

/** Waits until all promises that can settle without advancing the time have settled. */
const settlePromises = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
