/** Page of products with a fake shop that responds when the test tells it to. */
import type { CataloguePort, CollectionResponse, LoopResponse } from '../../src/api/ports';
import type { Failure } from '../../src/domain/failure/failure';
import { failed, success, type Result } from '../../src/domain/support/result';
import type { AddressBar } from '../../src/stores/catalogue/browser-address';
import type { GridsDependencies, GridsPort } from '../../src/stores/catalogue/page';

export const OFFLINE: Failure = { kind: 'connection', reason: 'offline' };

export const apiFailure = (status: number): Failure => ({
	kind: 'api',
	status,
	code: 'some_error',
	message: 'No.',
	params: [],
	cart: null,
	data: { code: 'some_error', message: 'No.', data: { status } },
});

/** Lets continuations of promises that are already settled run. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Request that was sent: the test resolves or rejects it, or the caller aborts it. */
export class Sent<Value> {
	readonly answered: Promise<Result<Value, Failure>>;
	private settle: (result: Result<Value, Failure>) => void = () => undefined;

	constructor(
		readonly what: string,
		private readonly signal?: AbortSignal,
	) {
		this.answered = new Promise((resolve, reject) => {
			this.settle = resolve;
			signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
		});
	}

	get isAborted(): boolean {
		return this.signal?.aborted ?? false;
	}

	async answer(value: Value): Promise<void> {
		this.settle(success(value));
		await settled();
	}

	async fail(failure: Failure): Promise<void> {
		this.settle(failed(failure));
		await settled();
	}
}

/** Response of a collection's route. */
export const anAnswer = (
	items: unknown,
	headers: Readonly<Record<string, string>> = {},
): CollectionResponse => ({ items, headers: new Headers(headers) });

export class FakeCataloguePort implements CataloguePort {
	readonly collections: Sent<CollectionResponse>[] = [];
	readonly routesAsked: string[] = [];
	/** Patterns of routes; null if the shop does not list its routes. */
	knownRoutes: readonly string[] | null = ['/wc/store/v1/products'];

	collection = (path: string, signal?: AbortSignal) => {
		const sent = new Sent<CollectionResponse>(decodeURIComponent(path), signal);
		this.collections.push(sent);
		return sent.answered;
	};

	routes = (namespace: string) => {
		this.routesAsked.push(namespace);
		return Promise.resolve(this.knownRoutes ? success(this.knownRoutes) : failed(OFFLINE));
	};

	readonly loops: Sent<LoopResponse>[] = [];

	refreshLoop: CataloguePort['refreshLoop'] = (_namespace, { collection_data: data }, signal) => {
		const sent = new Sent<LoopResponse>(decodeURIComponent(data ?? ''), signal);
		this.loops.push(sent);
		return sent.answered;
	};
}

export class FakeGrids implements GridsPort {
	readonly refreshes: Sent<{ readonly total: number | null }>[] = [];
	isThere = true;
	/** Tasks that wait for the script of the grids; null if it is loaded. */
	waiting: (() => void)[] | null = null;
	/** Requests the products of a grid, as that script does. */
	refreshLoop: CataloguePort['refreshLoop'] = () => Promise.resolve(failed(OFFLINE));

	create = ({ refreshLoop }: GridsDependencies): this => {
		this.refreshLoop = refreshLoop;
		return this;
	};

	canRefresh = () => this.isThere;

	whenReady = (task: () => void) => {
		if (this.waiting) {
			this.waiting.push(task);
		} else {
			task();
		}
	};

	refresh: GridsPort['refresh'] = (url, _filters, signal) => {
		const sent = new Sent<{ readonly total: number | null }>(url, signal);
		this.refreshes.push(sent);
		return sent.answered;
	};
}

export class FakeAddressBar implements AddressBar {
	/** History entries so far. */
	readonly entries: string[];
	readonly left: string[] = [];
	reloads = 0;
	private listener = (): void => undefined;

	constructor(private readonly printed: string) {
		this.entries = [printed];
	}

	url = () => this.entries[this.entries.length - 1] ?? this.printed;
	printedUrl = () => this.printed;
	replace = (url: string) => void this.entries.splice(-1, 1, url);
	push = (url: string) => void this.entries.push(url);
	navigate = (url: string) => void this.left.push(url);
	reload = () => {
		this.reloads += 1;
	};
	onChange = (listener: () => void) => {
		this.listener = listener;
	};

	/** Changes the address like another script or the Back button. */
	change(edit: (bar: this) => void): void {
		edit(this);
		this.listener();
	}
}

/** Clock that the test advances. */
export class FakeTime {
	private now = 0;
	private alarms: { readonly at: number; readonly ring: () => void }[] = [];

	after = (milliseconds: number, ring: () => void) => {
		const alarm = { at: this.now + milliseconds, ring };
		this.alarms.push(alarm);
		return () => {
			this.alarms = this.alarms.filter((other) => other !== alarm);
		};
	};

	pass(milliseconds: number): void {
		this.now += milliseconds;
		const due = this.alarms.filter(({ at }) => at <= this.now);
		this.alarms = this.alarms.filter(({ at }) => at > this.now);
		due.forEach(({ ring }) => ring());
	}
}
