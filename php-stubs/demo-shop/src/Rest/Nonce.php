<?php
/**
 * The Store API's nonce.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\DemoShop\Rest;

use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The nonce that changes need (spec section 7). */
final class Nonce {
	public const ACTION = 'wc_store_api';

	/** Sends a fresh nonce, its time in seconds and the current user's id. */
	public static function add_headers( WP_REST_Response $response ): void {
		$response->header( 'Nonce', wp_create_nonce( self::ACTION ) );
		$response->header( 'Nonce-Timestamp', (string) time() );
		$response->header( 'User-ID', (string) get_current_user_id() );
	}
}
