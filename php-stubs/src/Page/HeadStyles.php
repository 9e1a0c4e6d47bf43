<?php
/**
 * Styles that are needed before a page's content is made.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Page;

use StorefrontIslands\Shop\WooEndpoint;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the styles of the cart and the checkout into the head of classic themes' pages. These send the head before they make the
 * content: styles that only then turn out to be needed stand below it, and what it holds is seen without them first.
 */
final class HeadStyles {
	private const ISLANDS = array( 'cart', 'checkout' );

	/** Hooks in. */
	public static function register(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues the styles of those that the page's content holds.
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
