<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Adds to the response of GET products/collection-data what WooCommerce does not count, so that filters need no request
 * of their own: with the argument `storefront_islands_price_histogram=true` a price histogram, as
 * `extensions.storefront-islands.price_histogram`. All other responses of the route stay unchanged.
 */
final class CollectionDataResponse {
	/** Number of bars from the lowest price to the highest. */
	public const BARS = 20;

	private const HISTOGRAM = 'storefront_islands_price_histogram';

	private const ROUTE = 'products/collection-data';

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_filter( 'rest_request_after_callbacks', array( $this, 'add' ), 10, 3 );
	}

	/**
	 * Adds the requested counts to a response.
	 *
	 * @param mixed $response Response of the route.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public function add( $response, $handler, \WP_REST_Request $request ) {
		if ( self::ROUTE !== RestRoute::of_store_api( $request->get_route() ) || 'true' !== $request->get_param( self::HISTOGRAM ) ) {
			return $response;
		}
		$data = $response instanceof \WP_REST_Response && ! $response->is_error() ? $response->get_data() : null;
		if ( is_array( $data ) ) {
			$bars = $this->shop->price_histogram( PageQuery::of_request( $request ), self::BARS );

			$data['extensions'] = array( 'storefront-islands' => array( 'price_histogram' => $bars ) );
			$response->set_data( $data );
		}
		return $response;
	}
}
