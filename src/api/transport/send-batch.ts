/** Sends one batch, POST batch, and classifies its result (docs/behaviour.md#batching). */
import { isRecord } from '../../domain/support/unknown';
import { text, decodeOr } from '../decode/json';
import { invalidBatch } from '../decode/messages';
import type { Environment } from './environment';
import { isSuccess, readResponse, fetchResponse, isResponse } from './fetch';
import type { ApiResponse, ApiFetch } from './fetch';
import { HANDLED_LATER, UNANSWERED } from './nonce/nonce-batch';
import { BATCH_TIMEOUT } from './queue/queue-state';
import type { BatchOutcome } from './queue/queue-state';
import type { SendBatch } from './queue/queue';
import { BATCH_PATH } from './request';

/** Maximum size of a keepalive body, in bytes: browsers allow at most 64 KB for requests that outlive their page. */
const KEEPALIVE_LIMIT = 60_000;

/** Statuses with which proxies report that the shop could not be reached. */
const GATEWAY_STATUSES = [502, 503, 504];

const invalidResponse = (status: number): ApiResponse => {
	const { code, message } = invalidBatch();
	return {
		status: isSuccess(status) ? 502 : status,
		body: { code, message },
		headers: {},
		isJson: true,
	};
};

const anyText = decodeOr(text, '');

/** PHP encodes an empty set of headers as an empty list: a route without a nonce sends none. */
const headersOf = (headers: unknown): Readonly<Record<string, unknown>> | null => {
	if (Array.isArray(headers)) {
		return headers.length === 0 ? {} : null;
	}
	return isRecord(headers) ? headers : null;
};

const readEntry = (entry: unknown): ApiResponse => {
	const headers = isRecord(entry) ? headersOf(entry.headers) : null;
	if (!isRecord(entry) || entry.body === undefined || headers === null) {
		return invalidResponse(502);
	}
	const status = Number(entry.status);
	return {
		status: status >= 200 && status <= 599 ? status : 502,
		body: entry.body,
		headers: Object.fromEntries(
			Object.entries(headers).map(([name, value]) => [name, anyText(value)]),
		),
		isJson: true,
	};
};

const hasFlag = (entry: unknown, flag: string): boolean => isRecord(entry) && entry[flag] === true;

const readEntries = (entries: readonly unknown[], count: number): BatchOutcome => {
	const positions = Array.from({ length: count }, (_, position) => position);
	const answeredPositions = positions.filter((position) => !hasFlag(entries[position], UNANSWERED));
	const isLate = (position: number): boolean => hasFlag(entries[position], HANDLED_LATER);
	return {
		kind: 'answered',
		responses: positions.map((position) => readEntry(entries[position])),
		order: [
			...answeredPositions.filter((position) => !isLate(position)),
			...answeredPositions.filter(isLate),
		],
	};
};

const outcomeOf = (response: ApiResponse, count: number): BatchOutcome => {
	const { status, body, isJson } = response;
	if (!isJson) {
		const failed = isSuccess(status) ? { ...response, status: 502 } : response;
		return { kind: 'refused', response: failed, transient: true };
	}
	if (!isSuccess(status)) {
		return { kind: 'refused', response, transient: GATEWAY_STATUSES.includes(status) };
	}
	return isRecord(body) && Array.isArray(body.responses)
		? readEntries(body.responses, count)
		: { kind: 'refused', response: invalidResponse(status), transient: false };
};

/** Creates the function that sends a batch. It never rejects: every failure is a BatchOutcome. */
export const createBatchSender =
	(apiFetch: ApiFetch, { after }: Environment): SendBatch =>
	async (queued, aborter = new AbortController()) => {
		const data = {
			requests: queued.map(({ request: { path, method, body, headers } }) => ({
				path,
				method,
				body,
				headers,
				cache: 'no-store',
			})),
		};
		const timedOut: Promise<BatchOutcome> = new Promise((resolve) => {
			aborter.signal.addEventListener('abort', () => resolve({ kind: 'lost', reason: 'timeout' }));
		});
		const cancelTimeout = after(BATCH_TIMEOUT, () => aborter.abort());
		const fetchOutcome = async (): Promise<BatchOutcome> => {
			try {
				const response = await fetchResponse(apiFetch, {
					path: BATCH_PATH,
					method: 'POST',
					data,
					signal: aborter.signal,
					keepalive: JSON.stringify(data).length < KEEPALIVE_LIMIT,
				});
				return isResponse(response)
					? outcomeOf(await readResponse(response), queued.length)
					: { kind: 'refused', response: invalidResponse(502), transient: false };
			} catch {
				return { kind: 'lost', reason: 'lost' };
			}
		};
		const outcome = await Promise.race([fetchOutcome(), timedOut]);
		cancelTimeout();
		return outcome;
	};
