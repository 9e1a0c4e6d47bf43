<?php

declare(strict_types=1);

namespace StorefrontIslands\Compat;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WooCommerce's own mini-cart show every change of the plugin's cart. It requests the cart on a sync event, but
 * ignores events while that request is in flight, such as right after page load or while a quantity is clicked
 * repeatedly, and would keep the older cart. A small inline script after its block sends the event again when such a
 * request has ended.
 */
final class WooMiniCart {
	/**
	 * Requests of the plugin have additional query arguments. The timeout is needed because the store processes the
	 * response after the browser has reported the end of the request.
	 */
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

	public static function register(): void {
		add_filter( 'render_block_woocommerce/mini-cart', array( self::class, 'with_script' ) );
	}

	/**
	 * Adds the script.
	 *
	 * @param string $html Rendered block; empty if WooCommerce shows none.
	 */
	public static function with_script( string $html ): string {
		return '' === $html ? '' : $html . InlineScript::html( self::SCRIPT );
	}
}
