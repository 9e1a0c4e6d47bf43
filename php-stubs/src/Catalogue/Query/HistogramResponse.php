<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\Query;

use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a price histogram to the response of GET products/collection-data as
 * `extensions.storefront-islands.price_histogram`, if the request has the argument
 * `storefront_islands_price_histogram=true`. A price filter then needs no request of its own for it. All other
 * responses of the route stay unchanged.
 */
final class HistogramResponse {
	/** Number of bars from the lowest price to the highest. */
	public const BARS = 20;

	private const ARGUMENT = 'storefront_islands_price_histogram';

	private const ROUTE = 'products/collection-data';

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_filter( 'rest_request_after_callbacks', array( $this, 'add' ), 10, 3 );
	}

	/**
	 * Adds the histogram to a response.
	 *
	 * @param mixed $response Response of the route.
	 * @param mixed $handler Handler of the route.
	 * @return mixed
	 */
	public function add( $response, $handler, \WP_REST_Request $request ) {
		if ( self::ROUTE !== RestRoute::of_store_api( $request->get_route() ) || 'true' !== $request->get_param( self::ARGUMENT ) ) {
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
