<?php

declare(strict_types=1);

namespace StorefrontIslands\WooCommerce\Purchase;

defined( 'ABSPATH' ) || exit;

/**
 * On the checkout page, WooCommerce also shows received orders (order-received) and lets customers pay for pending ones
 * (order-pay). On these endpoints, the plugin's block renders WooCommerce's output.
 */
final class WooEndpoint {
	private const ENDPOINTS = array( 'order-pay', 'order-received' );

	/** True if the current page is one of these endpoints. */
	public static function is_current(): bool {
		if ( ! function_exists( 'is_wc_endpoint_url' ) ) {
			return false;
		}
		foreach ( self::ENDPOINTS as $endpoint ) {
			if ( is_wc_endpoint_url( $endpoint ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns WooCommerce's output. Inside the_content the shortcode is returned as it is: the filter runs it later,
	 * and must not run twice.
	 */
	public static function html(): string {
		$shortcode = '[woocommerce_checkout]';
		return doing_filter( 'the_content' ) ? $shortcode : do_shortcode( $shortcode );
	}
}
