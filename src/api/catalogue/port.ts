/** What the catalogue asks of the shop (spec section 7, catalogue endpoints and loop refresh). */
import type { Failure } from '../../domain/failure';
import type { Result } from '../../domain/result';

/** A collection as it came; the stores that WooCommerce's own blocks read hand it on as it is. */
export interface CollectionAnswer {
	readonly items: unknown;
	readonly headers: Headers;
}

/** Whose loop it is: ours, or the page builder's. */
export type LoopNamespace = 'storefront-islands/v1' | 'elementor-pro/v1';

/** The body of a loop refresh, as the spec names its fields. */
export interface LoopRequest {
	readonly post_id: number;
	/** The filter arguments of the address (filterArguments), and `orderby` where it has one. */
	readonly widget_filters: Readonly<Record<string, unknown>>;
	readonly widget_id: string;
	/** The page's address without pagination. */
	readonly pagination_base_url: string;
}

export interface LoopAnswer {
	/** Replacement markup as the server sent it: to be sanitised before it is shown. */
	readonly markup: string;
	/** Products found; null where the server does not say. */
	readonly total: number | null;
}

/** Results never reject but with the abort of their signal, which their caller asked for. */
export interface CataloguePort {
	/** GET of any REST path, with its query. */
	collection(path: string, signal?: AbortSignal): Promise<Result<CollectionAnswer, Failure>>;
	/** The routes of a namespace ("/wc/store/v1"), as patterns: "/wc/store/v1/products/(?P<id>[\d]+)". */
	routes(namespace: string): Promise<Result<readonly string[], Failure>>;
	/** POST {root}{namespace}/refresh-loop. */
	refreshLoop(
		namespace: LoopNamespace,
		request: LoopRequest,
		signal: AbortSignal,
	): Promise<Result<LoopAnswer, Failure>>;
}
