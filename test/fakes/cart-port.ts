/**
 * A CartPort over a FakeShop, for tests of the stores: no queue, no batches. Answers come at once, or when the test
 * lets them (hold, release); the next one can be made to fail.
 */
import type { FakeShop, ShopRequest } from './shop';
import { requestFor } from '../../src/api/cart-requests';
import { decodeCart } from '../../src/api/decode/cart';
import { decodeFailure } from '../../src/api/decode/failure';
import type { CartPort, CartResult, ConnectionState } from '../../src/api/ports';
import type { CartIntent } from '../../src/domain/cart/intent';
import type { Failure } from '../../src/domain/failure/failure';
import { failed } from '../../src/domain/result';

export class FakeCartPort implements CartPort {
	/** Every change that was asked for, in order. */
	readonly intents: CartIntent[] = [];
	loads = 0;
	retries = 0;
	private held: (() => void)[] = [];
	private holding = false;
	private readonly failures: Failure[] = [];
	private readonly listeners = new Set<(state: ConnectionState) => void>();

	constructor(readonly shop: FakeShop) {}

	/** From now on answers wait for release(). The shop acts when the answer is let go. */
	hold(): void {
		this.holding = true;
	}

	/** Lets `count` waiting answers go, the oldest first; without a count all of them, and those to come. */
	async release(count?: number): Promise<void> {
		const freed = this.held.splice(0, count ?? this.held.length);
		if (count === undefined) {
			this.holding = false;
		}
		freed.forEach((go) => go());
		// Two turns: one for the port's promise, one for whoever awaits it.
		await Promise.resolve();
		await Promise.resolve();
	}

	/** The next change fails like this and never reaches the shop. */
	failNext(failure: Failure): void {
		this.failures.push(failure);
	}

	/** Tells listeners about the connection. */
	connection(state: ConnectionState): void {
		this.listeners.forEach((listener) => listener(state));
	}

	async load(): Promise<CartResult> {
		this.loads += 1;
		return this.send({ method: 'GET', path: '/wc/store/v1/cart' });
	}

	async mutate(intent: CartIntent): Promise<CartResult> {
		this.intents.push(intent);
		const { method, path, body, headers } = requestFor(intent);
		const { nonce } = this.shop.noncePair;
		return this.send({ method, path, body, headers: { ...headers, Nonce: nonce } });
	}

	watchConnection(listener: (state: ConnectionState) => void): () => void {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	}

	retryNow(): void {
		this.retries += 1;
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
		return status < 300 ? decodeCart(body) : failed(decodeFailure(status, body));
	}
}
