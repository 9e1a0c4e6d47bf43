<?php

declare(strict_types=1);

namespace StorefrontIslands\Catalogue\GridView;

use StorefrontIslands\Catalogue\Grid\Grid;
use StorefrontIslands\Catalogue\Grid\GridPage;
use StorefrontIslands\Catalogue\Grid\GridToken;
use StorefrontIslands\Catalogue\Query\FilterSchema;
use StorefrontIslands\Shop\SessionReading;
use StorefrontIslands\Shop\Shop;
use StorefrontIslands\Support\Http\OwnRoutes;

defined( 'ABSPATH' ) || exit;

/**
 * POST storefront-islands/v1/refresh-loop (docs/behaviour.md#loop-refresh): the products of one grid with
 * other filters, rendered as on the page, and the counts of these filters where the page asks for them. It is
 * public like the page, and changes nothing: it only reads the visitor's session.
 */
final class RefreshLoopRoute {
	/** Maximum length of widget_id and of the URL, in bytes. */
	private const MAX_LENGTH = 8000;

	/** Maximum number of filter arguments. */
	private const MAX_FILTERS = 100;

	private Shop $shop;

	public function __construct( Shop $shop ) {
		$this->shop = $shop;
	}

	public function register(): void {
		add_action( 'rest_api_init', array( $this, 'add' ) );
	}

	public function add(): void {
		register_rest_route(
			OwnRoutes::ROUTES,
			'/refresh-loop',
			array(
				'methods'             => 'POST',
				'callback'            => array( $this, 'respond' ),
				'permission_callback' => '__return_true',
				'args'                => array(
					'post_id'             => array(
						'description' => __( 'The post that the grid stands in.', 'storefront-islands' ),
						'type'        => 'integer',
					),
					'widget_id'           => array(
						'description' => __( 'Id of the grid, as in the HTML of its page.', 'storefront-islands' ),
						'type'        => 'string',
						'required'    => true,
						'maxLength'   => self::MAX_LENGTH,
					),
					'widget_filters'      => array(
						'description'   => __( 'The filter arguments of the page\'s address, and orderby.', 'storefront-islands' ),
						'type'          => 'object',
						'default'       => array(),
						'maxProperties' => self::MAX_FILTERS,
					),
					'pagination_base_url' => array(
						'description' => __( 'The address of the grid\'s page.', 'storefront-islands' ),
						'type'        => 'string',
						'required'    => true,
						'maxLength'   => self::MAX_LENGTH,
					),
					'products'            => array(
						'description' => __( 'The products of a list of recently viewed ones.', 'storefront-islands' ),
						'type'        => 'array',
						'items'       => array( 'type' => 'integer' ),
						'default'     => array(),
						'maxItems'    => self::MAX_FILTERS,
					),
					'collection_data'     => array(
						'description' => __( 'The query string of products/collection-data, whose response is wanted too.', 'storefront-islands' ),
						'type'        => 'string',
						'default'     => '',
					),
				),
			)
		);
	}

	/**
	 * Handles the request.
	 *
	 * @return \WP_REST_Response|\WP_Error HTML, the number of products found, and collection data.
	 */
	public function respond( \WP_REST_Request $request ) {
		$widget_id = $request->get_param( 'widget_id' );
		$token     = is_string( $widget_id ) ? GridToken::read( $widget_id ) : null;
		$url       = $request->get_param( 'pagination_base_url' );
		if ( null === $token ) {
			return self::refusal( __( 'There is no such grid.', 'storefront-islands' ) );
		}
		if ( ! is_string( $url ) || ! self::is_of_this_site( $url ) ) {
			return self::refusal( __( 'The URL is not one of this site.', 'storefront-islands' ) );
		}
		// Prices with taxes depend on the customer's location.
		SessionReading::start();
		$filters  = $request->get_param( 'widget_filters' );
		$page     = GridPage::of_browser( $url, is_array( $filters ) ? $filters : array(), FilterSchema::of( $this->shop ) );
		$grid     = new Grid( $this->shop, $token->with_viewed( $request->get_param( 'products' ) ), $page );
		$response = new \WP_REST_Response(
			array(
				'data'  => ProductGrid::html( $grid ),
				'total' => $grid->total(),
			) + self::collection_data( $request )
		);
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	/**
	 * Returns what GET products/collection-data responds to the query of the request. Where it responds with an error, or
	 * the query is longer than an address, the products come without: the page then asks the route itself.
	 *
	 * @return array{collection_data?: mixed}
	 */
	private static function collection_data( \WP_REST_Request $request ): array {
		$query = $request->get_param( 'collection_data' );
		if ( ! is_string( $query ) || '' === $query || strlen( $query ) > self::MAX_LENGTH ) {
			return array();
		}
		wp_parse_str( $query, $arguments );
		$counting = new \WP_REST_Request( 'GET', '/wc/store/v1/products/collection-data' );
		// Those of the address are plugins', such as the language.
		$counting->set_query_params( $arguments + $request->get_query_params() );
		try {
			$response = rest_do_request( $counting );
		} catch ( \Throwable $failure ) {
			return array();
		}
		return $response->is_error() ? array() : array( 'collection_data' => $response->get_data() );
	}

	/** True if a URL belongs to this site: links in the response are based on it. */
	private static function is_of_this_site( string $url ): bool {
		$parts = wp_parse_url( $url );
		$home  = wp_parse_url( home_url( '/' ) );
		return is_array( $parts ) && is_array( $home )
			&& in_array( $parts['scheme'] ?? '', array( 'http', 'https' ), true )
			&& ! isset( $parts['user'] )
			&& ( $parts['host'] ?? '' ) === ( $home['host'] ?? '' )
			&& ( $parts['port'] ?? 0 ) === ( $home['port'] ?? 0 );
	}

	/** Returns the error response to a request that no page of this site sends. */
	private static function refusal( string $message ): \WP_Error {
		return new \WP_Error( 'storefront_islands_invalid_loop', $message, array( 'status' => 400 ) );
	}
}
