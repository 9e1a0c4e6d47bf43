<?php
/**
 * WooCommerce's other pages at the address of its checkout.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * At the checkout's address WooCommerce also shows an order that was received, and lets one be paid for that is not yet.
 * Where our block stands there, it hands over.
 */
final class WooEndpoint {
	private const ENDPOINTS = array( 'order-pay', 'order-received' );

	/** Whether the page that is being made is one of them. */
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

	/** WooCommerce's own output. Filters of the content run its shortcode themselves; to run it twice would run what is in it. */
	public static function html(): string {
		$shortcode = '[woocommerce_checkout]';
		return doing_filter( 'the_content' ) ? $shortcode : do_shortcode( $shortcode );
	}
}
