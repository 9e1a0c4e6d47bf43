<?php
/**
 * The few bytes that show or hide the mini-cart.
 *
 * @package StorefrontIslands
 */

declare(strict_types=1);

namespace StorefrontIslands\Views\MiniCart;

defined( 'ABSPATH' ) || exit;

/**
 * An inline script before the link, so that it runs before the first paint. By the shop's cookies it hides the block of an
 * empty cart, puts the number on the badge where the last page left one for this very cart, and shows the block as soon
 * as something is being added (spec sections 2 and 4), here or in another tab. WooCommerce's own buttons say only that
 * something was added, classic ones say it to jQuery, and its blocks tell of other changes by a window event. Without scripts
 * the block is simply there; once the island is awake it sees to all that itself.
 *
 * It knows the block as its parent and nothing about the visitor. It holds no && and no brackets of shortcodes: filters of
 * the content may rewrite those.
 */
final class Visibility {
	private const SCRIPT = <<<'JS'
( function ( block, body ) {
	function cookie( name ) {
		var found = new RegExp( '(?:^|; )' + name + '=(.*?)(?:;|$)' ).exec( document.cookie );
		return found ? found.pop() : '';
	}
	function show() {
		block.classList.remove( 'is-empty' );
	}
	function check() {
		if ( block.querySelector( '[data-awake]' ) ) {
			return;
		}
		block.classList.toggle( 'is-empty', ! ( parseInt( cookie( 'woocommerce_items_in_cart' ), 10 ) > 0 ) );
		try {
			var kept = localStorage.getItem( 'storefront_cart_count' ).split( ':' );
			block.classList.toggle( 'has-count', kept.shift() === cookie( 'woocommerce_cart_hash' ) );
			block.style.setProperty( '--storefront-mini-cart-count', '"' + parseInt( kept, 10 ) + '"' );
		} catch ( none ) {}
	}
	check();
	body.addEventListener( 'wc-blocks_adding_to_cart', show );
	body.addEventListener( 'wc-blocks_added_to_cart', function () {
		block.setAttribute( 'data-added', '' );
		check();
		show();
	} );
	body.addEventListener( 'wc-blocks_removed_from_cart', check );
	window.addEventListener( 'wc-blocks_store_sync_required', check );
	window.addEventListener( 'pageshow', check );
	window.addEventListener( 'storage', check );
	document.addEventListener( 'visibilitychange', check );
	window.addEventListener( 'DOMContentLoaded', function () {
		if ( window.jQuery ) {
			jQuery( body ).on( 'adding_to_cart', show );
			jQuery( body ).on( 'removed_from_cart', check );
			jQuery( body ).on( 'added_to_cart', function () {
				if ( ! block.querySelector( '[data-awake]' ) ) {
					body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart' ) );
				}
			} );
		}
	} );
} )( document.currentScript.parentNode, document.body );
JS;

	/** The script element, to be printed as the block's first child. */
	public static function html(): string {
		return wp_get_inline_script_tag( (string) preg_replace( '/\s+/', ' ', self::SCRIPT ) );
	}
}
