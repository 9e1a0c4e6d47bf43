/**
 * Requests of the stores to the shop. The port is injected: api-fetch implements it in a browser, a fake Store API in
 * tests.
 */
import type { CartData } from '../domain/cart/data';
import type { CartIntent } from '../domain/cart/intent';
import type { Failure } from '../domain/failure';
import type { Result } from '../domain/result';
import type { ConnectionState } from './queue/state';

export type { ConnectionState } from './queue/state';

export type CartResult = Result<CartData, Failure>;

export interface CartPort {
	/**
	 * Reads the cart (GET cart). `superseded` if a change was sent or answered in the meantime: its response is newer.
	 */
	load(): Promise<CartResult | { readonly ok: 'superseded' }>;

	/**
	 * Sends one change. Changes wait up to 300 ms and are sent together, one batch at a time; a change that a newer one
	 * of the same subject replaced gets the newer one's response. A lost connection is not a result: the change waits
	 * and is repeated until the shop responds or the port gives up with a `connection` failure.
	 */
	mutate(intent: CartIntent): Promise<CartResult>;

	/**
	 * Notifies the listener when changes cannot be sent, and when they can again. Returns a function that removes the
	 * listener.
	 */
	watchConnection(listener: (state: ConnectionState) => void): () => void;

	/** Sends waiting changes now, for a "Try again" button. */
	retryNow(): void;
}
