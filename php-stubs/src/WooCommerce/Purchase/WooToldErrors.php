<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

use StorefrontIslands\Support\Http\RestRoute;

defined( 'ABSPATH' ) || exit;

/**
 * Forgets the session's errors that a refused order has told, such as that a product was removed from the cart because it
 * can no longer be purchased. WooCommerce keeps them until a page prints them, and refuses each further order with them.
 */
final class WooToldErrors {
	public static function register(): void {
		add_filter( 'rest_request_after_callbacks', array( self::class, 'forget' ), 10, 3 );
	}

	/**
	 * Forgets them after a refused order.
	 *
	 * @param mixed $response The response.
	 * @param mixed $handler  Handler of the route.
	 * @return mixed The unchanged response.
	 */
	public static function forget( $response, $handler, \WP_REST_Request $request ) {
		if ( $response instanceof \WP_REST_Response && $response->is_error() && 'POST' === $request->get_method() && 'checkout' === RestRoute::of_store_api( $request->get_route() ) && null !== WC()->session ) {
			$told    = self::messages( (array) $response->get_data() );
			$notices = wc_get_notices();
			$errors  = (array) ( $notices['error'] ?? array() );
			$kept    = array_filter( $errors, static fn( $notice ): bool => ! ( is_array( $notice ) && is_string( $notice['notice'] ?? null ) && in_array( wp_strip_all_tags( $notice['notice'] ), $told, true ) ) );
			if ( count( $kept ) < count( $errors ) ) {
				wc_set_notices( array_filter( array( 'error' => array_values( $kept ) ) + $notices ) );
			}
		}
		return $response;
	}

	/**
	 * Returns the messages of an error.
	 *
	 * @param array<array-key, mixed> $error Data of the response.
	 * @return list<mixed>
	 */
	private static function messages( array $error ): array {
		return array_merge( array( $error['message'] ?? null ), array_column( (array) ( $error['additional_errors'] ?? array() ), 'message' ) );
	}
}
