/**
 * CartPort over a FakeShop, for tests of the stores: no queue, no batches. Responses arrive at once, or when the test
 * releases them (hold, release); the next change can be made to fail.
 */
import type { StoreRequest } from '../../src/api/transport/request';
import type { FakeShop, ShopRequest } from './shop';
import { keyedRequestFor } from '../../src/api/cart/requests';
import { decodeCart } from '../../src/api/decode/cart';
import { decodeFailure } from '../../src/api/decode/failure';
import type { CartPort, CartResult, ConnectionState } from '../../src/api/ports';
import type { CartIntent } from '../../src/domain/cart/intent';
import type { Failure } from '../../src/domain/failure/failure';
import { failed } from '../../src/domain/support/result';
import { valueAt } from '../../src/domain/support/unknown';

export class FakeCartPort implements CartPort {
	/** Requests behind which those of a page that is left are sent. */
	ahead: readonly StoreRequest[] = [];
	/** All requested changes, in order. */
	readonly intents: CartIntent[] = [];
	loads = 0;
	retries = 0;
	private held: (() => void)[] = [];
	private holding = false;
	private readonly failures: Failure[] = [];
	private readonly listeners = new Set<(state: ConnectionState) => void>();

	constructor(readonly shop: FakeShop) {}

	/** Holds responses until release() is called. The shop processes a request when its response is released. */
	hold(): void {
		this.holding = true;
	}

	/** Releases `count` held responses, oldest first; without a count, all held and future responses. */
	async release(count?: number): Promise<void> {
		const freed = this.held.splice(0, count ?? this.held.length);
		if (count === undefined) {
			this.holding = false;
		}
		freed.forEach((go) => go());
		// Waits two microtasks: one for the port's promise, one for the code that awaits it.
		await Promise.resolve();
		await Promise.resolve();
	}

	/** Makes the next change fail with this failure, before it reaches the shop. */
	failNext(failure: Failure): void {
		this.failures.push(failure);
	}

	/** Notifies listeners of the state of the connection. */
	connection(state: ConnectionState): void {
		this.listeners.forEach((listener) => listener(state));
	}

	async load(): Promise<CartResult> {
		this.loads += 1;
		return this.send({ method: 'GET', path: '/wc/store/v1/cart' });
	}

	async mutate(intent: CartIntent, key: string): Promise<CartResult> {
		this.intents.push(intent);
		const { method, path, body, headers } = keyedRequestFor(intent, key);
		const { nonce } = this.shop.noncePair;
		return this.send({ method, path, body, headers: { ...headers, Nonce: nonce } });
	}

	watchConnection(listener: (state: ConnectionState) => void): void {
		this.listeners.add(listener);
	}

	retryNow(): void {
		this.retries += 1;
	}

	precede(requests: readonly StoreRequest[]): void {
		this.ahead = requests;
	}

	private async send(request: ShopRequest): Promise<CartResult> {
		if (this.holding) {
			await new Promise<void>((resolve) => this.held.push(resolve));
		}
		const failure = this.failures.shift();
		if (failure) {
			return failed(failure);
		}
		const { status, body } = this.shop.handle(request);
		// The checkout's answer has the cart in it.
		const cart = valueAt(body, '__experimentalCart') ?? body;
		return status < 300 ? decodeCart(cart) : failed(decodeFailure(status, body));
	}
}
