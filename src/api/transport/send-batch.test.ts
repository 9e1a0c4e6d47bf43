import { createFakeApiFetch } from '../../../test/fakes/api-fetch';
import { FakeEnvironment } from '../../../test/fakes/environment';
import type { ShopResponse } from '../../../test/fakes/shop';
import { Simulation } from '../../../test/fakes/simulation';
import type { QueuedRequest } from './queue/queue-state';
import { cartRequest } from './request';
import { createBatchSender } from './send-batch';

const queued = (key: string): QueuedRequest => ({
	request: cartRequest('remove-item', { key }),
	subject: null,
	repeatable: true,
	callers: [1],
	queuedAt: 0,
	firstQueuedAt: 0,
	sends: 1,
});

const outcomeOf = (status: number, body: unknown) => {
	const answer: ShopResponse = { status, headers: {}, body };
	const apiFetch = createFakeApiFetch(() => Promise.resolve(answer));
	const send = createBatchSender(apiFetch, new FakeEnvironment(new Simulation(1)));
	return send([queued('a'), queued('b'), queued('c')]);
};

const entry = (body: unknown, marks: object = {}) => ({ status: 200, headers: {}, body, ...marks });

describe('results of a batch', () => {
	it('order requests by the time they were handled, and skip those without a response', async () => {
		const responses = [
			entry('a', { storefrontHandledLater: true }),
			{ storefrontUnanswered: true },
			entry('c'),
		];
		expect(await outcomeOf(207, { responses })).toMatchObject({ kind: 'answered', order: [2, 0] });
	});

	it('match responses by position', async () => {
		const responses = [entry('a'), entry('b'), { ...entry('c'), status: 409 }];
		expect(await outcomeOf(207, { responses })).toMatchObject({
			kind: 'answered',
			order: [0, 1, 2],
			responses: [{ body: 'a' }, { body: 'b' }, { body: 'c', status: 409 }],
		});
	});

	it('accept empty headers, which PHP encodes as a list', async () => {
		const noRoute = { status: 404, headers: [], body: { code: 'rest_no_route' } };
		expect(await outcomeOf(207, { responses: [noRoute, entry('b'), entry('c')] })).toMatchObject({
			responses: [{ status: 404, body: { code: 'rest_no_route' } }, { body: 'b' }, { body: 'c' }],
		});
	});

	it.each([
		['without a body', { status: 200, headers: {} }],
		['without headers', { status: 200, body: {} }],
		['that is null', null],
	])('reject an entry %s as not valid, and keep the others', async (_name, broken) => {
		expect(await outcomeOf(207, { responses: [entry('a'), broken, entry('c')] })).toMatchObject({
			responses: [
				{ status: 200, body: 'a' },
				{ status: 502, body: { message: 'Response not valid' } },
				{ status: 200, body: 'c' },
			],
		});
	});

	it.each([
		['a gateway’s JSON', 503, { message: 'x' }, true],
		['a gateway’s error page', 502, '<h1>Bad Gateway</h1>', true],
		['an HTML page with status 200', 200, '<h1>Maintenance</h1>', true],
		['the shop’s own error', 500, { code: 'x' }, false],
		['too many requests in the batch', 400, { code: 'rest_invalid_param' }, false],
	])('tell whether %s is transient', async (_name, status, body, transient) => {
		const outcome = await outcomeOf(status, body);
		expect(outcome).toMatchObject({ kind: 'refused', transient });
		expect(outcome.kind === 'refused' && outcome.response.status).toBeGreaterThanOrEqual(400);
	});
});
