/** Sends one batch, POST batch, and classifies its result (docs/behaviour.md#batching). */
import { BATCH_TIMEOUT } from './timing';
import type { BatchOutcome, QueuedRequest } from './state';
import { isSuccess, readAnswer, type Answer } from '../answer';
import { isRecord, text, decodeOr } from '../decode/json';
import type { Environment } from '../environment';
import { fetchResponse, isResponse, type ApiFetch } from '../fetch';
import { HANDLED_LATER, UNANSWERED } from '../middleware/heal-batch';
import { BATCH_PATH } from '../request';
import { invalidBatch } from '../texts';

/** Maximum size of a keepalive body, in bytes: browsers allow at most 64 KB for requests that outlive their page. */
const KEEPALIVE_LIMIT = 60_000;

/** Statuses with which proxies report that the shop could not be reached. */
const GATEWAY_STATUSES = [502, 503, 504];

const invalidAnswer = (status: number): Answer => {
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

const readEntry = (entry: unknown): Answer => {
	const headers = isRecord(entry) ? headersOf(entry.headers) : null;
	if (!isRecord(entry) || entry.body === undefined || headers === null) {
		return invalidAnswer(502);
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

const isMarked = (entry: unknown, mark: string): boolean => isRecord(entry) && entry[mark] === true;

const readEntries = (entries: readonly unknown[], count: number): BatchOutcome => {
	const positions = Array.from({ length: count }, (_, position) => position);
	const answered = positions.filter((position) => !isMarked(entries[position], UNANSWERED));
	const isLate = (position: number): boolean => isMarked(entries[position], HANDLED_LATER);
	return {
		kind: 'answered',
		answers: positions.map((position) => readEntry(entries[position])),
		order: [...answered.filter((position) => !isLate(position)), ...answered.filter(isLate)],
	};
};

const outcomeOf = (answer: Answer, count: number): BatchOutcome => {
	const { status, body, isJson } = answer;
	if (!isJson) {
		const failed = isSuccess(status) ? { ...answer, status: 502 } : answer;
		return { kind: 'refused', answer: failed, transient: true };
	}
	if (!isSuccess(status)) {
		return { kind: 'refused', answer, transient: GATEWAY_STATUSES.includes(status) };
	}
	return isRecord(body) && Array.isArray(body.responses)
		? readEntries(body.responses, count)
		: { kind: 'refused', answer: invalidAnswer(status), transient: false };
};

/** Creates the function that sends a batch. It never rejects: every failure is a BatchOutcome. */
export const createBatchSender =
	(apiFetch: ApiFetch, { after }: Environment) =>
	async (queued: readonly QueuedRequest[]): Promise<BatchOutcome> => {
		const data = {
			requests: queued.map(({ request: { path, method, body, headers } }) => ({
				path,
				method,
				body,
				headers,
				cache: 'no-store',
			})),
		};
		const aborter = new AbortController();
		const lost: Promise<BatchOutcome> = new Promise((resolve) => {
			aborter.signal.addEventListener('abort', () => resolve({ kind: 'lost', reason: 'timeout' }));
		});
		const cancelTimeout = after(BATCH_TIMEOUT, () => aborter.abort());
		const answered = async (): Promise<BatchOutcome> => {
			try {
				const response = await fetchResponse(apiFetch, {
					path: BATCH_PATH,
					method: 'POST',
					data,
					signal: aborter.signal,
					keepalive: JSON.stringify(data).length < KEEPALIVE_LIMIT,
				});
				return isResponse(response)
					? outcomeOf(await readAnswer(response), queued.length)
					: { kind: 'refused', answer: invalidAnswer(502), transient: false };
			} catch {
				return { kind: 'lost', reason: 'lost' };
			}
		};
		const outcome = await Promise.race([answered(), lost]);
		cancelTimeout();
		return outcome;
	};
