<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\MiniCart;

use StorefrontIslands\Html\InlineScript;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script before the link, which runs before the first paint. Based on the shop's cookies, it hides the block of
 * an empty cart, and shows the count on the link if it is known for the current cart hash: from the cookie that is sent
 * with every change (Support\Http\CountCookie), or as stored by an earlier page. It shows the block as soon as a product is
 * being added (docs/behaviour.md#mini-cart); while such a click is still held, its style sheet does (src/site/held-adds).
 * WooCommerce's own buttons only report that a product was added, classic ones report it through jQuery, its blocks
 * report other changes with a window event; most browsers report every change through the cookies themselves. Without
 * scripts the block is always visible; after hydration the island is responsible for all of this.
 *
 * An unknown count, for example if the cookies are older than this plugin, is requested when the page is loaded,
 * visible and idle: one small request for all mini-carts of the page, and none if an island has the cart. So is the count
 * of a page that was asked for before the last change was answered (src/domain/cart/last-change.ts); the answer brings
 * the cookies of the cart as it is. A mini-cart with a price is hydrated then, as no cookie has the price, and so is one
 * whose page before was left with changes that were not answered (src/stores/cart/left-changes).
 *
 * The script contains no data of the visitor.
 */
final class Visibility {
	private const SCRIPT = <<<'JS'
function ( block, address, point ) {
	var body = document.body;
	var kept = window.storefrontMiniCart = window.storefrontMiniCart || {};
	var started = Date.now();
	var requested = started - performance.now();
	function cookie( name ) {
		var found = new RegExp( '(?:^|; )' + name + '=(.*?)(?:;|$)' ).exec( document.cookie );
		return found ? found.pop() : '';
	}
	function show() {
		block.classList.remove( 'is-empty' );
	}
	function count() {
		var known = kept.count + ' ' + cookie( 'storefront_islands_count' );
		try {
			known += ' ' + localStorage.getItem( 'storefront_cart_count' );
		} catch ( none ) {}
		return Math.round( parseFloat( ( known.split( cookie( 'woocommerce_cart_hash' ) || '?' )[ 1 ] || '' ).slice( 1 ) ) * 1e6 ) / 1e6;
	}
	function ask() {
		var hash = cookie( 'woocommerce_cart_hash' );
		if ( kept.asked === hash ) {
			return;
		}
		if ( isOld() ? false : count() >= 0 || ! hash ) {
			return;
		}
		kept.asked = hash;
		fetch( address, { priority: 'low' } ).then( function ( answer ) {
			return answer.json().then( function ( cart ) {
				kept.isOld = false;
				kept.count = ( answer.headers.get( 'Cart-Hash' ) || hash ) + ':' + cart.items_count.toString();
				window.dispatchEvent( new Event( 'storefront-cart-counted' ) );
				localStorage.setItem( 'storefront_cart_count', kept.count );
			} );
		} ).catch( function () {
			kept.asked = null;
		} );
	}
	function stored( storage, key ) {
		try {
			return window[ storage ].getItem( key + ( ( window.storefrontIslands || {} ).path || '' ) );
		} catch ( none ) {}
	}
	function isOld() {
		if ( kept.isOld === undefined ) {
			var changed = parseFloat( stored( 'localStorage', 'storefront-islands-cart' ) );
			kept.isOld = changed > requested ? changed < started : false;
		}
		return kept.isOld;
	}
	function draw() {
		body.dispatchEvent( new CustomEvent( 'storefront-cart-ready' ) );
	}
	function check() {
		var isFilled = parseInt( cookie( 'woocommerce_items_in_cart' ), 10 ) > 0;
		var pieces = count();
		if ( block.querySelector( '[data-hydrated]' ) ) {
			return;
		}
		block.classList.toggle( 'is-empty', ! isFilled || pieces === 0 );
		block.classList.toggle( 'has-count', pieces > 0 );
		block.style.setProperty( '--storefront-mini-cart-count', '"' + String( pieces ).replace( '.', point ) + '"' );
		if ( document.readyState !== 'complete' ) {
			return;
		}
		if ( stored( 'sessionStorage', 'storefront-islands-changes' ) ) {
			return draw();
		}
		if ( document.hidden || document.querySelector( '[data-island=cart],[data-island=checkout]' ) ) {
			return;
		}
		if ( isFilled ? false : ! isOld() ) {
			return;
		}
		( window.requestIdleCallback || setTimeout )( block.querySelector( '.storefront-mini-cart__price' ) ? draw : ask );
	}
	check();
	body.addEventListener( 'wc-blocks_adding_to_cart', show );
	body.addEventListener( 'wc-blocks_added_to_cart', function () {
		block.setAttribute( 'data-added', '' );
		check();
		show();
	} );
	body.addEventListener( 'wc-blocks_removed_from_cart', check );
	'pageshow storage wc-blocks_store_sync_required storefront-cart-counted'.split( ' ' ).forEach( function ( name ) {
		window.addEventListener( name, check );
	} );
	document.addEventListener( 'visibilitychange', check );
	if ( window.cookieStore ) {
		cookieStore.addEventListener( 'change', check );
	}
	window.addEventListener( 'DOMContentLoaded', function () {
		if ( window.jQuery ) {
			jQuery( body ).on( 'adding_to_cart', show );
			jQuery( body ).on( 'removed_from_cart', check );
			jQuery( body ).on( 'added_to_cart', function () {
				if ( ! block.querySelector( '[data-hydrated]' ) ) {
					body.dispatchEvent( new CustomEvent( 'wc-blocks_added_to_cart' ) );
				}
			} );
		}
	} );
}
JS;

	/** Returns the script element, to be printed as the block's first child. */
	public static function html(): string {
		$address = add_query_arg( '_fields', 'items_count', rest_url( 'wc/store/v1/cart' ) );
		/* translators: what stands before decimals, as in 4.5. */
		$arguments = array( $address, _x( '.', 'number', 'storefront-islands' ) );
		return InlineScript::for_each( '.storefront-mini-cart-block', self::SCRIPT, '...' . wp_json_encode( $arguments, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ) );
	}
}
