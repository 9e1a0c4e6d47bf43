/**
 * What the checkout may ask of the shop. The machine's runner gets this port injected: api-fetch stands behind it in a
 * browser, a fake shop in tests.
 */
import type { OrderRequest, PlaceOutcome } from '../../domain/checkout/order';

export interface CheckoutPort {
	/**
	 * Sends POST checkout once, under this attempt's key. Never rejects: whatever comes back, or does not, is an outcome.
	 * Sending the same request again under the same key is safe; another request under the same key is refused.
	 */
	place(request: OrderRequest, key: string): Promise<PlaceOutcome>;

	/** Asks what has become of an attempt. Orders nothing. Never rejects. */
	ask(key: string): Promise<PlaceOutcome>;
}

/** The attempt kept on the device from before its POST leaves until its outcome is known. */
export interface AttemptRecord {
	/** The key of an attempt that is still open, here or in another tab; null where none is. */
	open(): string | null;
	/** Keeps the key of an attempt whose POST is about to leave. */
	begin(key: string, request: OrderRequest): void;
	/** The outcome is known: nothing needs to be asked any more. */
	end(key: string): void;
}
