<?php
/**
 * WooCommerce's mini-cart on a page with islands.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Has WooCommerce's own mini-cart show every change of ours. It reads the cart when it is told of one, but hears nothing while it reads, as
 * when the page has just loaded or a quantity is clicked up: it would keep the older cart. Its block brings a few inline bytes that
 * tell it once more when such a reading has ended.
 */
final class WooMiniCart {
	/** Requests of ours name more behind the address. The store takes the answer in after the browser has noted its end. */
	private const SCRIPT = <<<'JS'
( function () {
	var changedAt = 0;
	function note() {
		changedAt = performance.now();
	}
	function tell() {
		window.dispatchEvent( new CustomEvent( 'wc-blocks_store_sync_required', { detail: { type: 'from_@wordpress/data' } } ) );
	}
	document.body.addEventListener( 'wc-blocks_added_to_cart', note );
	window.addEventListener( 'wc-blocks_store_sync_required', function ( event ) {
		if ( ( event.detail || {} ).type === 'from_@wordpress/data' ) {
			note();
		}
	} );
	new PerformanceObserver( function ( list ) {
		list.getEntries().forEach( function ( request ) {
			if ( request.startTime < changedAt ? /\/wc\/store\/v1\/cart$/.test( request.name ) : false ) {
				setTimeout( tell, 100 );
			}
		} );
	} ).observe( { type: 'resource' } );
} )();
JS;

	/** Hooks in. */
	public static function register(): void {
		add_filter( 'render_block_woocommerce/mini-cart', array( self::class, 'with_script' ) );
	}

	/**
	 * Adds the script.
	 *
	 * @param string $html The rendered block; empty where WooCommerce shows none.
	 */
	public static function with_script( string $html ): string {
		return '' === $html ? '' : $html . wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', self::SCRIPT ) );
	}
}
