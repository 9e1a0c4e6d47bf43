/**
 * Requests of the checkout to the shop. The port is injected into the runner of the state machine: api-fetch implements
 * it in a browser, a fake shop in tests.
 */
import type { OrderRequest, PlaceOutcome } from '../../domain/checkout/order';

export interface CheckoutPort {
	/**
	 * Sends POST checkout once, under this attempt's key. Never rejects: every result, including no response, is an
	 * outcome. Sending the same request again under the same key is safe; a different request under the same key is
	 * refused.
	 */
	place(request: OrderRequest, key: string): Promise<PlaceOutcome>;

	/** Queries the outcome of an attempt without placing an order. Never rejects. */
	query(key: string): Promise<PlaceOutcome>;
}

/** Checkout attempt stored in the browser from before its POST is sent until its outcome is known. */
export interface AttemptRecord {
	/** Returns the key of an attempt that is still open, in this or another tab; null if there is none. */
	openKey(): string | null;
	/** Stores the key of an attempt whose POST is about to be sent. */
	begin(key: string, request: OrderRequest): void;
	/** Removes the attempt because its outcome is known. */
	end(key: string): void;
}
