<?php
/**
 * How prices are spread, in the answer that tells their bounds.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Catalogue;

use StorefrontIslands\Shop\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Adds bars of prices to the answer of GET products/collection-data, which has none of its own: where the request has the argument
 * `storefront_islands_price_histogram=true`, as `extensions.storefront-islands.price_histogram`. So a price filter needs no request of its
 * own for them. Every other answer of the route stays as it is.
 */
final class HistogramAnswer {
	/** Bars from the lowest price to the highest. */
	public const BARS = 20;

	private const ARGUMENT = 'storefront_islands_price_histogram';

	/** The route, under each of its namespaces. */
	private const ROUTE = '~^/wc/store(?:/v1)?/products/collection-data$~D';

	/**
	 * Who has the products.
	 *
	 * @var Shop
	 */
	private $shop;

	/**
	 * Takes the shop.
	 *
	 * @param Shop $shop Who has the products.
	 */
	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	/** Hooks in. */
	public function register(): void {
		add_filter( 'rest_request_after_callbacks', array( $this, 'add' ), 10, 3 );
	}

	/**
	 * The answer with its bars.
	 *
	 * @param mixed            $response What the route answered.
	 * @param mixed            $handler  Who answered.
	 * @param \WP_REST_Request $request  What was asked for.
	 * @return mixed
	 */
	public function add( $response, $handler, \WP_REST_Request $request ) {
		if ( 1 !== preg_match( self::ROUTE, $request->get_route() ) || 'true' !== $request->get_param( self::ARGUMENT ) ) {
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
