<?php

declare(strict_types=1);

namespace StorefrontIslands\Cart\View;

use StorefrontIslands\Html\InlineScript;
use StorefrontIslands\Shop\ShopFolder;

defined( 'ABSPATH' ) || exit;

/**
 * Inline script of the cart, for a page that is left before its scripts have run: it sends stepped and typed quantities,
 * chosen rates and what was pressed (removals, coupons, cross-sells), and keeps them under the same keys for the next page
 * of the tab, as keepLeftChanges() does in src/stores/cart/page/left-changes.ts, which tells the form of what is kept; those
 * of such a page before go first. It only keeps them where it cannot send what must be made before: a page with stores has
 * left changes, or stores run for another island, or a quantity is none. A page that comes back shows the printed cart
 * again, which is then read anew, or the presses would count twice. For the same reason a second copy of the script, of
 * another cart on the page, finds nothing left to keep.
 */
final class LeftPresses {
	private const SCRIPT = <<<'JS'
window.addEventListener( 'pagehide', function () {
	var page = window.storefrontIslands;
	var changes = new Array();
	function newKey() {
		return 'change-' + crypto.getRandomValues( new Uint32Array( 4 ) ).join( '-' );
	}
	function add( intent, endpoint, body ) {
		changes.push( { key: intent.idempotencyKey || newKey(), intent: intent, path: '/wc/store/v1/cart/' + endpoint, body: body } );
	}
	if ( ! page.clicks ) {
		return;
	}
	document.querySelectorAll( '.storefront-cart:not([data-hydrated]) .storefront-line [data-item-key]' ).forEach( function ( field ) {
		var isStep = field.dataset.stepped === field.value;
		if ( field.value !== field.defaultValue ) {
			var quantity = /^\s*\d{0,9}([.,]\d{1,6})?\s*$/.test( field.value ) ? Number( field.value.replace( ',', '.' ) ) : 0;
			add( {
				type: 'set-quantity',
				key: field.dataset.itemKey,
				quantity: field.value,
				from: isStep ? field.defaultValue : undefined
			}, 'update-item', quantity > 0 ? { key: field.dataset.itemKey, quantity: quantity } : null );
			field.value = field.defaultValue;
			field.removeAttribute( 'data-stepped' );
		}
	} );
	var rates = document.querySelectorAll( '.storefront-cart:not([data-hydrated]) input[name^=storefront-rate-]' );
	rates.forEach( function ( radio ) {
		if ( radio.checked ? ! radio.defaultChecked : false ) {
			add(
				{ type: 'select-rate', packageId: radio.name.slice( 16 ), rateId: radio.value },
				'select-shipping-rate',
				{ package_id: radio.name.slice( 16 ), rate_id: radio.value }
			);
		}
	} );
	rates.forEach( function ( radio ) {
		radio.checked = radio.defaultChecked;
	} );
	page.clicks = page.clicks.filter( function ( button ) {
		var line = button.closest( '.storefront-line' );
		var coupon = button.closest( '.storefront-coupons__coupon' );
		var form = button.closest( '.storefront-coupon-form' );
		var code = form ? form.querySelector( 'input' ).value.trim() : '';
		if ( line ? button.matches( '.storefront-line__quantity > .storefront-link-button' ) : false ) {
			add( { type: 'remove-item', key: line.dataset.key }, 'remove-item', { key: line.dataset.key } );
		} else if ( coupon ) {
			code = coupon.dataset.code;
			add( { type: 'remove-coupon', code: code }, 'remove-coupon', { code: code } );
		} else if ( code ) {
			add( { type: 'apply-coupon', code: code }, 'apply-coupon', { code: code } );
			form.reset();
		} else if ( button.dataset.productId ) {
			add( {
				type: 'add-item',
				productId: Number( button.dataset.productId ),
				quantity: Number( button.dataset.quantity ),
				variation: new Array(),
				extra: {},
				idempotencyKey: newKey()
			}, 'add-item', { id: Number( button.dataset.productId ), quantity: Number( button.dataset.quantity ) } );
		} else {
			return true;
		}
		button.removeAttribute( 'aria-busy' );
		return false;
	} );
	if ( ! changes.length ) {
		return;
	}
	try {
		var key = 'storefront-islands-changes' + %1$s;
		var left = JSON.parse( sessionStorage.getItem( key ) || '{}' );
		changes = ( Date.now() - left[0] < 60000 ? left.slice( 1 ) : new Array() ).concat( changes );
		sessionStorage.setItem( key, JSON.stringify( Array.of( Date.now() ).concat( changes ) ) );
	} catch ( error ) {
		console.warn( 'storefront-islands:', error );
	}
	if ( page.stores || changes.length > 25 || ! changes.every( function ( change ) { return change.body; } ) ) {
		return;
	}
	fetch( %2$s, {
		method: 'POST',
		keepalive: true,
		headers: { 'Content-Type': 'application/json' },
		body: JSON.stringify( { requests: changes.map( function ( change ) {
			return {
				path: change.path,
				method: 'POST',
				headers: { Nonce: %3$s, 'Idempotency-Key': change.key },
				body: change.body
			};
		} ) } )
	} ).catch( console.warn );
} );
JS;

	/**
	 * Returns the script element, to be printed behind PreHydrationClicks, which records what is pressed.
	 *
	 * @param string $nonce The visitor's nonce of the Store API.
	 */
	public static function html( string $nonce ): string {
		$flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
		$batch = add_query_arg( '_locale', 'site', rest_url( 'wc/store/v1/batch' ) );
		return InlineScript::html(
			sprintf(
				self::SCRIPT,
				(string) wp_json_encode( ShopFolder::path(), $flags ),
				(string) wp_json_encode( $batch, $flags ),
				(string) wp_json_encode( $nonce, $flags )
			)
		);
	}
}
