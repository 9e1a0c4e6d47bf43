/**
 * Requests to the shop for the cart, the checkout and the catalogue, and the stored checkout attempt. The ports are
 * injected: api-fetch and browser storage implement them in a browser, fakes in tests.
 */
import type { CartData } from '../domain/cart/data';
import type { CartIntent } from '../domain/cart/intent';
import type { OrderRequest, PlaceOutcome } from '../domain/checkout/order';
import type { Failure } from '../domain/failure/failure';
import type { Result } from '../domain/support/result';
import type { StoreRequest } from './transport/request';

export type CartResult = Result<CartData, Failure>;

export type UnansweredReason = 'timeout' | 'lost';

export type WaitReason = 'offline' | UnansweredReason | 'slow';

export type ConnectionState =
	| { readonly kind: 'online' }
	/**
	 * Changes wait; `waiting` of them will be sent when the connection is back. `slow` if they were sent, and the shop
	 * takes long to answer.
	 */
	| {
			readonly kind: 'waiting';
			readonly reason: WaitReason;
			readonly waiting: number;
	  };

export interface CartPort {
	/**
	 * Reads the cart (GET cart). `superseded` if a change was sent or answered in the meantime: its response is newer.
	 */
	load(): Promise<CartResult | { readonly ok: 'superseded' }>;

	/**
	 * Sends one change. Changes wait up to 300 ms and are sent together, one batch at a time; a change that a newer one
	 * of the same subject replaced gets the newer one's response. A lost connection is not a result: the change waits
	 * and is repeated until the shop responds or the port gives up with a `connection` failure. Where it changes what is
	 * in the cart the shop makes it once for each key; an added item has one of its own.
	 */
	mutate(intent: CartIntent, key: string): Promise<CartResult>;

	/**
	 * Notifies the listener when changes cannot be sent, and when they can again.
	 */
	watchConnection(listener: (state: ConnectionState) => void): void;

	/** Sends waiting changes now, for a "Try again" button. */
	retryNow(): void;

	/** If the page is left before retryNow() its changes are sent behind these requests, once more, in one batch. */
	precede(requests: readonly StoreRequest[]): void;
}

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

/** Collection as the server sent it; the stores that WooCommerce's own blocks read return it unchanged. */
export interface CollectionResponse {
	readonly items: unknown;
	readonly headers: Headers;
}

/** REST namespace of the loop: the plugin's own, or the page builder's. */
export type LoopNamespace = 'storefront-islands/v1' | 'elementor-pro/v1';

/** Body of a loop refresh; the field names are those of docs/behaviour.md#loop-refresh. */
export interface LoopRequest {
	readonly post_id: number;
	/** Filter arguments of the URL (filterArguments), and `orderby` if the URL has it. */
	readonly widget_filters: Readonly<Record<string, unknown>>;
	readonly widget_id: string;
	/** URL of the page without pagination. */
	readonly pagination_base_url: string;
	/** Ids of the products of a list of recently viewed ones, which only the visitor's browser knows. */
	readonly products?: readonly number[];
	/** Query string of GET products/collection-data, whose response is to come in the same one. */
	readonly collection_data?: string | undefined;
}

export interface LoopResponse {
	/** Replacement markup as the server sent it; must be sanitised before it is inserted. */
	readonly markup: string;
	/** Number of products found; null if the server does not send it. */
	readonly total: number | null;
	/** Requested collection data, as a response of its own; undefined if the server does not send it. */
	readonly collectionData?: Result<CollectionResponse, Failure> | undefined;
}

/** Requests of docs/behaviour.md#catalogue-endpoints. Promises reject only with the abort of the caller's signal. */
export interface CataloguePort {
	/** GET of any REST path, including its query. */
	collection(path: string, signal?: AbortSignal): Promise<Result<CollectionResponse, Failure>>;
	/** Returns the routes of a namespace ("/wc/store/v1"), as patterns: "/wc/store/v1/products/(?P<id>[\d]+)". */
	routes(namespace: string): Promise<Result<readonly string[], Failure>>;
	/** POST {root}{namespace}/refresh-loop. */
	refreshLoop(
		namespace: LoopNamespace,
		request: LoopRequest,
		signal: AbortSignal,
	): Promise<Result<LoopResponse, Failure>>;
}
