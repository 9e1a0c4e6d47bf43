/**
 * What the stores may ask of the shop. Stores get this port injected: api-fetch stands behind it in a browser,
 * a fake Store API in tests.
 */
import type { CartData } from '../domain/cart/data';
import type { CartIntent } from '../domain/cart/intent';
import type { Failure } from '../domain/failure';
import type { Result } from '../domain/result';

export type CartResult = Result<CartData, Failure>;

export interface CartPort {
	/**
	 * Reads the cart (GET cart). `superseded` when a change left or was answered meanwhile: that answer is newer.
	 */
	load(): Promise<CartResult | { readonly ok: 'superseded' }>;

	/**
	 * Sends one change. Changes wait up to 300 ms, travel together and one batch at a time; a change that a newer one
	 * of the same subject replaced gets the newer one's answer. A lost connection is not an answer: the change
	 * waits and is repeated until the shop answers or the port gives up with a `connection` failure.
	 */
	mutate(intent: CartIntent): Promise<CartResult>;

	/** Tells when changes cannot get through and when they can again. Returns how to stop listening. */
	watchConnection(listener: (state: ConnectionState) => void): () => void;

	/** Tries waiting changes now, for a "Try again" button. */
	retryNow(): void;
}

export type ConnectionState =
	| { readonly kind: 'online' }
	/** Changes wait; `waiting` of them will be sent when the connection is back. */
	| {
			readonly kind: 'waiting';
			readonly reason: 'offline' | 'timeout' | 'lost';
			readonly waiting: number;
	  };
