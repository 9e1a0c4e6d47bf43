<?php

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Page\Content\PrivateBlocks;
use StorefrontIslands\WooCommerce\Purchase\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the styles of the cart and the checkout in the head in classic themes. These print the head before they
 * render the content: styles that are only enqueued then are printed below the content, which appears unstyled first.
 */
final class HeadStyles {
	private const ISLANDS = array( 'cart', 'checkout' );

	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues the styles of the islands that the page's content contains.
	 *
	 * @internal
	 */
	public static function enqueue(): void {
		$post = get_queried_object();
		if ( wp_is_block_theme() || ! $post instanceof \WP_Post || WooEndpoint::is_current() ) {
			return;
		}
		foreach ( self::ISLANDS as $island ) {
			if ( ( new PrivateBlocks( array( "storefront-islands/$island" ) ) )->in_post( $post ) ) {
				wp_enqueue_style( "storefront-islands-$island" );
			}
		}
	}
}
