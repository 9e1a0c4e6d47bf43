/** Requests of the catalogue to the shop (docs/behaviour.md#catalogue-endpoints). */
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';

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
}

export interface LoopResponse {
	/** Replacement markup as the server sent it; must be sanitised before it is inserted. */
	readonly markup: string;
	/** Number of products found; null if the server does not send it. */
	readonly total: number | null;
}

/** Promises reject only with the abort of the caller's signal. */
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
