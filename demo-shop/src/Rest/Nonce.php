<?php

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use StorefrontIslands\DemoShop\Support\ShopError;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Checks and sends the Store API's nonce, which requests with changes need (docs/behaviour.md#nonce). */
final class Nonce {
	private const ACTION = 'wc_store_api';

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request The request.
	 * @throws ShopError With woocommerce_rest_missing_nonce, 401, or woocommerce_rest_invalid_nonce, 403.
	 */
	public static function check( WP_REST_Request $request ): void {
		$nonce = (string) $request->get_header( 'Nonce' );
		if ( '' === $nonce ) {
			throw new ShopError( 'woocommerce_rest_missing_nonce', __( 'Missing the Nonce header. This endpoint requires a valid nonce.', 'storefront-islands' ), 401 );
		}
		if ( false === wp_verify_nonce( $nonce, self::ACTION ) ) {
			throw new ShopError( 'woocommerce_rest_invalid_nonce', __( 'Nonce is invalid.', 'storefront-islands' ), 403 );
		}
	}

	/** Adds headers with a fresh nonce, its timestamp in seconds and the current user's id. */
	public static function add_headers( WP_REST_Response $response ): void {
		$response->header( 'Nonce', wp_create_nonce( self::ACTION ) );
		$response->header( 'Nonce-Timestamp', (string) time() );
		$response->header( 'User-ID', (string) get_current_user_id() );
	}
}
