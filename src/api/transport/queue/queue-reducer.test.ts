import fc from 'fast-check';
import type { ApiResponse } from '../fetch';
import { step } from './queue-reducer';
import { emptyQueue } from './queue-state';
import type {
	BatchOutcome,
	QueuedRequest,
	QueueEffect,
	QueueEvent,
	QueueState,
} from './queue-state';

const answer = (status = 200, body: unknown = { fine: true }): ApiResponse => ({
	status,
	body,
	headers: {},
	isJson: true,
});

const allAnswered = (count: number): BatchOutcome => ({
	kind: 'answered',
	responses: Array.from({ length: count }, (_, index) => answer(200, index)),
	order: Array.from({ length: count }, (_, index) => index),
});

const lost: BatchOutcome = { kind: 'lost', reason: 'lost' };

/** Queue that records all its effects. */
class Driver {
	effects: readonly QueueEffect[] = [];

	constructor(public state: QueueState = emptyQueue(true, 0)) {}

	send(event: QueueEvent): readonly QueueEffect[] {
		const [next, effects] = step(this.state, event);
		this.state = next;
		this.effects = [...this.effects, ...effects];
		return effects;
	}

	queue(caller: number, at: number, subject: string | null = null, repeatable = true) {
		const request = {
			method: 'POST',
			path: `/p/${String(caller)}`,
			body: {},
			headers: { 'Idempotency-Key': `k${String(caller)}` },
		} as const;
		return this.send({ type: 'queued', at, caller, request, subject, repeatable });
	}

	wake(at: number) {
		return this.send({ type: 'woke', at });
	}

	end(at: number, outcome: BatchOutcome, batch = this.state.batches) {
		return this.send({ type: 'batch-ended', at, batch, outcome, random: 0 });
	}

	/** Ends this many batches like this, each 40 s after the last. Returns when the next one is in flight. */
	lose(times: number, outcome: BatchOutcome): number {
		let at = 300;
		for (let losses = 1; losses <= times; losses += 1) {
			this.end(at, outcome);
			at += 40_000;
			this.wake(at);
		}
		return at;
	}

	/** Requests of the latest batch. */
	private get latest(): readonly QueuedRequest[] {
		const sends = this.effects.flatMap((effect) => (effect.type === 'send' ? [effect] : []));
		return sends[sends.length - 1]?.requests ?? [];
	}

	/** Callers of the requests of the latest batch. */
	get sent(): readonly (readonly number[])[] {
		return this.latest.map(({ callers }) => callers);
	}

	/** Keys of the latest batch's requests, each with those that it names as replaced. */
	get replaced(): readonly (readonly (string | undefined)[])[] {
		return this.latest.map(({ request: { headers } }) => [
			headers['Idempotency-Key'],
			headers['Idempotency-Replaces'],
		]);
	}

	get settled(): readonly number[] {
		return this.effects.flatMap((effect) => (effect.type === 'settle' ? effect.callers : []));
	}
}

/** Queue whose batch is in flight since 300 ms, with the requests of these callers. */
const inFlight = (...callers: readonly number[]): Driver => {
	const queue = new Driver();
	callers.forEach((caller) => queue.queue(caller, 0));
	queue.wake(300);
	return queue;
};

const typesOf = (effects: readonly QueueEffect[]) => effects.map(({ type }) => type);

describe('the batch window', () => {
	it('holds a request for 300 ms and sends it with later ones', () => {
		const queue = new Driver();
		expect(queue.queue(1, 0)).toEqual([{ type: 'wake', after: 300 }]);
		expect(queue.queue(2, 100)).toEqual([{ type: 'wake', after: 200 }]);
		expect(typesOf(queue.wake(299))).toEqual(['wake']);
		queue.wake(300);
		expect(queue.sent).toEqual([[1], [2]]);
	});

	it('restarts when a request replaces another, a limited number of times', () => {
		const queue = new Driver();
		for (let at = 0; at < 1900; at += 100) {
			queue.queue(at, at, 'item:a');
		}
		expect(typesOf(queue.effects)).not.toContain('send');
		queue.wake(2000);
		expect(queue.sent).toHaveLength(1);
	});

	it('does not delay other requests when it restarts', () => {
		const queue = new Driver();
		queue.queue(1, 0);
		queue.queue(2, 100, 'item:a');
		queue.queue(3, 250, 'item:a');
		queue.wake(300);
		expect(queue.sent).toEqual([[1], [2, 3]]);
	});

	it('closes at 25 requests', () => {
		const queue = new Driver();
		for (let caller = 1; caller <= 26; caller += 1) {
			queue.queue(caller, 0);
		}
		expect(queue.sent).toHaveLength(25);
		queue.end(50, allAnswered(25));
		queue.wake(300);
		expect(queue.sent).toEqual([[26]]);
	});
});

describe('one batch in flight', () => {
	it('holds new requests until the response', () => {
		const queue = inFlight(1);
		queue.queue(2, 310);
		expect(typesOf(queue.wake(700))).toEqual([]);
		const effects = queue.end(800, allAnswered(1));
		expect(typesOf(effects)).toEqual(['settle', 'send', 'wake']);
		expect(queue.sent).toEqual([[2]]);
	});

	it('settles requests in the order in which the shop handled them', () => {
		const queue = inFlight(1, 2, 3);
		queue.end(400, {
			kind: 'answered',
			responses: [answer(), answer(), answer()],
			order: [1, 2, 0],
		});
		expect(queue.settled).toEqual([2, 3, 1]);
	});

	it('ignores a response that arrives after the batch was given up', () => {
		const queue = inFlight(1);
		queue.end(15_300, { kind: 'lost', reason: 'timeout' }, 1);
		queue.wake(16_300);
		queue.end(16_400, allAnswered(1), 1);
		expect(queue.state.inFlight?.batch).toBe(2);
		expect(queue.settled).toEqual([]);
	});
});

describe('replacement', () => {
	it('sends the latest request of a subject and gives all callers its response', () => {
		const queue = new Driver();
		queue.queue(1, 0, 'item:a');
		queue.queue(2, 10, 'item:b');
		queue.queue(3, 20, 'item:a');
		queue.send({ type: 'hurried', at: 30 });
		expect(queue.sent).toEqual([[2], [1, 3]]);
		queue.end(100, allAnswered(2));
		expect(queue.settled).toEqual([2, 1, 3]);
	});

	it('never replaces a request without a subject, or one in flight', () => {
		const queue = new Driver();
		queue.queue(1, 0);
		queue.queue(2, 0);
		queue.queue(3, 0, 'item:a');
		queue.send({ type: 'hurried', at: 0 });
		queue.queue(4, 10, 'item:a');
		expect(queue.sent).toEqual([[1], [2], [3]]);
		expect(queue.state.waiting.map(({ callers }) => callers)).toEqual([[4]]);
	});
});

describe('a lost response', () => {
	it('is retried after 1 s, 2 s, 4 s … 30 s', () => {
		const queue = inFlight(1);
		let at = 300;
		for (const pause of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
			const effects = queue.end(at, lost);
			expect(effects).toContainEqual({ type: 'wake', after: pause });
			at += pause;
			expect(typesOf(queue.wake(at))).toContain('send');
		}
	});

	it('marks the later response as that of a repeated request', () => {
		const queue = inFlight(1);
		queue.end(400, lost);
		queue.wake(1400);
		const effects = queue.end(1500, allAnswered(1));
		expect(effects[0]).toMatchObject({ type: 'settle', callers: [1], repeated: true });
	});

	it('puts requests back to the front, except those replaced by newer ones', () => {
		const queue = new Driver();
		queue.queue(1, 0, 'item:a');
		queue.queue(2, 0);
		queue.wake(300);
		queue.queue(3, 350);
		queue.queue(4, 360, 'item:a');
		queue.end(400, lost);
		queue.wake(1400);
		expect(queue.sent).toEqual([[2], [3], [1, 4]]);
	});

	it('is told to the shop by the requests that have replaced it: it may still come', () => {
		const queue = new Driver();
		queue.queue(1, 0, 'item:a');
		queue.queue(2, 0, 'item:b');
		queue.wake(300);
		queue.queue(3, 350, 'item:a');
		queue.end(400, lost);
		queue.queue(4, 500, 'item:a');
		queue.queue(5, 510, 'item:b');
		queue.wake(1400);
		expect(queue.replaced).toEqual([
			['k4', 'k1,k3'],
			['k5', 'k2'],
		]);
	});

	it('is not told of a request that was replaced before it was sent', () => {
		const queue = new Driver();
		queue.queue(1, 0, 'item:a');
		queue.queue(2, 10, 'item:a');
		queue.wake(310);
		expect(queue.replaced).toEqual([['k2', undefined]]);
	});

	it.each([
		['while the older one was in flight', 350],
		['while the older one waited for its retry', 500],
	])('is remembered for a replaced request that was sent before: replaced %s', (_, replacedAt) => {
		const queue = new Driver();
		queue.queue(1, 0, 'coupon:a');
		queue.wake(300);
		const replace = () => queue.queue(2, replacedAt, 'coupon:a');
		if (replacedAt < 400) {
			replace();
			queue.end(400, lost);
		} else {
			queue.end(400, lost);
			replace();
		}
		queue.wake(1400);
		const effects = queue.end(1500, allAnswered(1));
		expect(effects[0]).toMatchObject({ type: 'settle', callers: [1, 2], repeated: true });
	});

	it('is a failure for requests that must not be repeated', () => {
		const queue = new Driver();
		queue.queue(1, 0, null, false);
		queue.queue(2, 0);
		queue.wake(300);
		const effects = queue.end(400, lost);
		expect(effects[0]).toEqual({
			type: 'settle',
			callers: [1],
			outcome: { kind: 'unanswered', reason: 'lost' },
			repeated: false,
		});
		expect(queue.state.waiting).toHaveLength(1);
	});

	it('makes the queue give up in the end, and notify every caller', () => {
		const queue = inFlight(1);
		const at = queue.lose(7, lost);
		queue.queue(2, at);
		expect(queue.settled).toEqual([]);
		queue.end(at, lost);
		expect(queue.settled).toEqual([1, 2]);
	});

	it('is detected for single requests of an otherwise complete batch', () => {
		const queue = inFlight(1, 2);
		queue.end(400, { kind: 'answered', responses: [answer(), answer()], order: [0] });
		expect(queue.settled).toEqual([1]);
		queue.wake(1400);
		expect(queue.sent).toEqual([[2]]);
	});
});

describe('a batch that is refused as a whole', () => {
	const refused = (transient: boolean): BatchOutcome => ({
		kind: 'refused',
		response: answer(504, { code: 'x', message: 'No.' }),
		transient,
	});

	it("gives each request the batch's error", () => {
		const queue = inFlight(1, 2);
		expect(queue.end(400, refused(false)).slice(0, 2)).toMatchObject([
			{ callers: [1], outcome: { kind: 'answer', response: { status: 504 } } },
			{ callers: [2], outcome: { kind: 'answer', response: { status: 504 } } },
		]);
	});

	it('is kept and retried like a lost one when a proxy sent the response', () => {
		const [proxied, unanswered] = [refused(true), lost].map((outcome) => {
			const queue = inFlight(1);
			const at = queue.lose(7, outcome);
			expect(queue.settled).toEqual([]);
			queue.end(at, outcome);
			expect(queue.settled).toEqual([1]);
			return queue.effects;
		});
		expect(proxied).toEqual(unanswered);
	});

	it('rejects requests that must not be repeated immediately, with the error', () => {
		const queue = new Driver();
		queue.queue(1, 0, null, false);
		queue.queue(2, 0);
		queue.wake(300);
		expect(queue.end(400, refused(true))[0]).toMatchObject({
			callers: [1],
			outcome: { kind: 'answer', response: { status: 504 } },
		});
		expect(queue.settled).toEqual([1]);
	});
});

describe('the connection', () => {
	it('keeps changes while offline, reports it, and sends them when online again', () => {
		const queue = new Driver();
		queue.send({ type: 'offline', at: 0 });
		queue.queue(1, 10);
		queue.wake(310);
		expect(queue.end(320, lost)).toEqual([
			{ type: 'wake', after: 1000 },
			{ type: 'report', state: { kind: 'waiting', reason: 'offline', waiting: 1 } },
		]);
		expect(typesOf(queue.send({ type: 'online', at: 700 }))).toEqual(['send', 'wake', 'report']);
		expect(queue.sent).toEqual([[1]]);
	});

	it('counts as online when the shop responds, whatever the browser reports', () => {
		const queue = new Driver(emptyQueue(false, 0));
		queue.queue(1, 0);
		queue.wake(300);
		expect(typesOf(queue.end(400, allAnswered(1)))).toEqual(['settle']);
	});

	it('never gives up while offline', () => {
		const queue = inFlight(1);
		queue.send({ type: 'offline', at: 310 });
		for (let tries = 0; tries < 20; tries += 1) {
			queue.end(400 + tries, lost);
			queue.send({ type: 'hurried', at: 400 + tries });
		}
		expect(queue.settled).toEqual([]);
	});

	it('reports waiting from the first loss to the next response', () => {
		const queue = inFlight(1);
		expect(queue.end(400, { kind: 'lost', reason: 'timeout' })).toContainEqual({
			type: 'report',
			state: { kind: 'waiting', reason: 'timeout', waiting: 1 },
		});
		expect(typesOf(queue.wake(1400))).toEqual(['send', 'wake']);
		expect(queue.end(1500, allAnswered(1))).toContainEqual({
			type: 'report',
			state: { kind: 'online' },
		});
	});

	it('is retried immediately on request', () => {
		const queue = inFlight(1);
		queue.end(400, lost);
		expect(typesOf(queue.send({ type: 'retried', at: 410 }))).toContain('send');
	});

	it('sends what waits, when the page is left, behind what is in flight', () => {
		const queue = new Driver();
		queue.queue(1, 0, 'item:a');
		queue.queue(2, 0);
		queue.wake(300);
		queue.queue(3, 350, 'item:a');
		queue.queue(4, 360);
		const effects = queue.send({ type: 'hurried', at: 370 });
		expect(queue.sent).toEqual([[2], [1, 3], [4]]);
		expect(queue.replaced[1]).toEqual(['k3', 'k1']);
		expect(typesOf(effects)).not.toContain('report');
		queue.send({ type: 'hurried', at: 371 });
		expect(queue.state.batches).toBe(2);
		queue.end(400, allAnswered(2), 1);
		expect(queue.settled).toEqual([]);
		queue.end(500, allAnswered(3));
		expect(queue.settled).toEqual([2, 1, 3, 4]);
	});

	it('sends what waits, when the page is left, behind what the page before has left', () => {
		const ahead = { method: 'POST', path: '/p/0', body: {}, headers: {} } as const;
		const queue = new Driver(emptyQueue(true, 15_000));
		queue.send({ type: 'preceded', at: 0, requests: [ahead] });
		queue.send({ type: 'hurried', at: 10 });
		expect(queue.state.batches).toBe(0);
		queue.queue(1, 20);
		queue.send({ type: 'hurried', at: 30 });
		expect(queue.sent).toEqual([[], [1]]);
		queue.end(40, allAnswered(2));
		queue.queue(2, 50);
		queue.send({ type: 'hurried', at: 60 });
		expect(queue.sent).toEqual([[2]]);
	});

	it('sends them no more once this page goes on', () => {
		const ahead = { method: 'POST', path: '/p/0', body: {}, headers: {} } as const;
		const queue = new Driver(emptyQueue(true, 15_000));
		queue.send({ type: 'preceded', at: 0, requests: [ahead] });
		queue.send({ type: 'retried', at: 10 });
		queue.queue(1, 20);
		queue.send({ type: 'hurried', at: 30 });
		expect(queue.sent).toEqual([[1]]);
	});

	describe('of a shop that takes long', () => {
		const slow = { type: 'report', state: { kind: 'waiting', reason: 'slow', waiting: 1 } };
		const openSlow = (repeatable: boolean) => {
			const queue = new Driver();
			queue.queue(1, 0, null, repeatable);
			expect(queue.wake(300)).toContainEqual({ type: 'wake', after: 10_000 });
			expect(queue.wake(10_299)).toEqual([]);
			expect(queue.wake(10_300)).toEqual([slow]);
			return queue;
		};

		it('reports it after 10 s, until the response', () => {
			expect(openSlow(true).end(12_000, allAnswered(1))).toContainEqual({
				type: 'report',
				state: { kind: 'online' },
			});
		});

		it('sends again on request, and ignores the late response', () => {
			const queue = openSlow(true);
			expect(typesOf(queue.send({ type: 'retried', at: 11_000 }))).toContain('send');
			expect(queue.end(11_100, allAnswered(1), 1)).toEqual([]);
			queue.end(11_200, allAnswered(1), 2);
			expect(queue.settled).toEqual([1]);
		});

		it('never sends twice what must not be', () => {
			expect(typesOf(openSlow(false).send({ type: 'retried', at: 11_000 }))).toEqual([]);
		});

		it('does not send it again when the page is left', () => {
			expect(openSlow(true).send({ type: 'hurried', at: 11_000 })).toEqual([]);
		});
	});
});

it('never has two batches in flight, and settles every caller exactly once', () => {
	const ended: fc.Arbitrary<(count: number) => BatchOutcome> = fc.constantFrom(
		allAnswered,
		() => lost,
		() => ({ kind: 'refused', response: answer(502), transient: true }),
		(count) => ({ kind: 'answered', responses: [answer()], order: count > 0 ? [0] : [] }),
	);
	const event = fc.oneof(
		fc.record({ subject: fc.constantFrom(null, 'a', 'b'), repeatable: fc.boolean() }),
		fc.constantFrom('woke', 'online', 'offline', 'hurried', 'retried'),
		ended,
	);
	fc.assert(
		fc.property(fc.array(event, { maxLength: 60 }), (events) => {
			const queue = new Driver();
			let at = 0;
			let callers = 0;
			for (const happening of events) {
				at += 3000;
				if (typeof happening === 'function') {
					queue.end(at, happening(queue.state.inFlight?.requests.length ?? 0));
				} else if (typeof happening === 'string') {
					queue.send({ type: happening, at });
				} else {
					callers += 1;
					queue.queue(callers, at, happening.subject, happening.repeatable);
				}
			}
			const { waiting, inFlight: flight } = queue.state;
			const open = [...waiting, ...(flight?.requests ?? [])].flatMap((queued) => queued.callers);
			const everyone = [...queue.settled, ...open].sort((a, b) => a - b);
			expect(everyone).toEqual(Array.from({ length: callers }, (_, index) => index + 1));
			const subjects = waiting.flatMap(({ subject }) => subject ?? []);
			expect(new Set(subjects).size).toBe(subjects.length);
			const sends = queue.effects.filter(({ type }) => type === 'send').length;
			expect(sends).toBe(queue.state.batches);
			expect(flight?.requests.length ?? 0).toBeLessThanOrEqual(25);
		}),
	);
});
