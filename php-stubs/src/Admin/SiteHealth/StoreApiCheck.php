<?php

declare(strict_types=1);

namespace StorefrontIslands\Admin\SiteHealth;

defined( 'ABSPATH' ) || exit;

/** Tests if a visitor gets the cart of the Store API, by a request of the site to itself. */
final class StoreApiCheck {
	/** Time for the request, in seconds. */
	private const TIMEOUT = 5;

	/**
	 * Runs the test.
	 *
	 * @return array<string, mixed> Result in WordPress's format.
	 */
	public static function run(): array {
		$url      = rest_url( 'wc/store/v1/cart' );
		$response = wp_remote_get(
			$url,
			array(
				'timeout'   => self::TIMEOUT,
				'sslverify' => (bool) apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own filter, as its test of loopback requests has it.
			)
		);
		if ( is_wp_error( $response ) ) {
			return HealthResult::of(
				SiteHealth::STORE_API,
				HealthResult::RECOMMENDED,
				__( 'The site does not reach itself', 'storefront-islands' ),
				__( 'It is not known if visitors reach the Store API, and scheduled tasks, such as the removal of old records, may not run.', 'storefront-islands' ),
				array( esc_html( $response->get_error_message() ) )
			);
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		$cart   = json_decode( wp_remote_retrieve_body( $response ), true );
		return 200 === $status && is_array( $cart ) && isset( $cart['totals'] )
			? HealthResult::of(
				SiteHealth::STORE_API,
				HealthResult::GOOD,
				__( 'Visitors reach the Store API', 'storefront-islands' ),
				__( 'Cart and checkout get their answers from it.', 'storefront-islands' )
			)
			: HealthResult::of(
				SiteHealth::STORE_API,
				HealthResult::CRITICAL,
				__( 'Visitors do not reach the Store API', 'storefront-islands' ),
				/* translators: %d: status of the HTTP response. */
				sprintf( __( 'Cart and checkout get no answer that they can read (status %d). A security plugin or a rule of the server may forbid this address to visitors:', 'storefront-islands' ), $status ),
				array( esc_html( $url ) )
			);
	}
}
